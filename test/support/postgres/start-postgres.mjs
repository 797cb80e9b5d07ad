import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('serve.mjs', import.meta.url));

/**
 * Starts a PostgreSQL for tests. It ends with `stop`, or when this process does in whatever way.
 * `restart` breaks all connections and resolves when it serves again.
 * @returns {Promise<{ url: string, restart: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Loaders of the tests would only make it start more slowly.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value: url, done } = await lines.next();
  if (done === true) throw new Error('PostgreSQL for the tests did not start.');
  // It must keep nobody waiting who does not stop it.
  child.unref();
  child.stdin.unref?.();
  child.stdout.unref?.();
  return {
    url,
    async restart() {
      child.stdout.ref?.();
      child.stdin.write('restart\n');
      await lines.next();
      child.stdout.unref?.();
    },
    async stop() {
      child.ref();
      child.stdin.end();
      await gone;
    },
  };
}
