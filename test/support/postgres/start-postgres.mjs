import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('serve.mjs', import.meta.url));

/**
 * Starts a PostgreSQL server for tests. It ends with `stop`, or when this process ends for any reason.
 * `restart` breaks all connections and resolves when the server accepts new ones.
 * @returns {Promise<{ url: string, restart: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Loaders of the tests would only slow down its start.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value: url, done } = await lines.next();
  if (done === true) throw new Error('PostgreSQL for the tests did not start.');
  // A caller that does not stop it must still be able to exit.
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
