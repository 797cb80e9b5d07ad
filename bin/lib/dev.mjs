import './check-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { ensureBuilt, ensureInstalled, ensureNative, root, withLock } = await import('./prepare.mjs');
/** Ports of the pages with hot reloading, and of the server behind them. */
const [pagesPort, serverPort] = [Number(process.env.WEB_PORT ?? 5173), Number(process.env.SHORUI_PORT ?? 3000)];

withLock(console.error, () => {
  ensureInstalled(console.error);
  ensureBuilt(console.error);
  ensureNative(console.error);
});

const environment = { ...process.env, SHORUI_PORT: String(serverPort) };
environment.SHORUI_DATA ??= join(root, 'data');
environment.SHORUI_URL ??= `http://localhost:${pagesPort}`;
const command = join(root, 'bin/shorui');
for (const words of [['migrate'], ['seed', '--if-empty', '--bundles', join(root, 'fixtures')]]) {
  const { status } = spawnSync(command, words, { env: environment, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const server = spawn(command, ['serve'], { env: environment, stdio: 'inherit' });

const { createServer } = await import('vite');
const target = `http://localhost:${serverPort}`;
// The host stays that of the pages, so the cookies and the check of the origin are those of one site.
const proxy = Object.fromEntries(
  ['/v1', '/admin/v1', '/docs', '/healthz', '/readyz'].map((path) => [path, { target }]),
);
const pages = await createServer({
  root: join(root, 'packages/web'),
  server: { port: pagesPort, strictPort: true, proxy },
});
await pages.listen();
console.log(`Screens with hot reloading: http://localhost:${pagesPort} (the server behind them: ${target})`);

async function stop(code) {
  server.kill('SIGTERM');
  await pages.close();
  process.exit(code);
}
server.on('exit', (code) => void stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
