import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../../../packages/cli/dist/main.js');
const bundles = join(import.meta.dirname, '../../../fixtures');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Serves the built product with the demo, in a process and a folder of its own. `hasApplications`: with those of the fixtures. */
export async function serveDemo(hasApplications = false): Promise<{ readonly url: string; readonly stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'shorui-bench-'));
  const port = await freePort();
  const env = { ...process.env, SHORUI_DATA: folder, SHORUI_PORT: String(port) };
  const run = (...words: readonly string[]) => spawn(process.execPath, [cli, ...words], { env, stdio: 'ignore' });
  for (const words of [['migrate'], hasApplications ? ['seed', '--bundles', bundles] : ['seed']])
    await new Promise((resolve) => run(...words).once('exit', resolve));
  const server = run('serve');
  const url = `http://localhost:${port}`;
  const isUp = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((go) => setTimeout(go, 100));
  return {
    url,
    stop() {
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      server.kill();
    },
  };
}
