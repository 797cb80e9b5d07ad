import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cache = join(root, '.cache');
const buildStamp = join(cache, 'build');
const lockFolder = join(cache, 'lock');

/** A step of preparing that failed; the message is for the user. */
export class PrepareError extends Error {}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Is every package of the lockfile installed in its version? npm keeps what it installed in a lockfile of its own. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages ?? {};
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || !path.includes('node_modules/') || installed[path]?.version === version,
  );
}

/** Runs a program and shows what it printed only if it failed. */
function runQuietly(command, args, failure) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return;
  throw new PrepareError(`${failure}\n${(error?.message ?? `${stdout}${stderr}`).trim()}`);
}

/** Installs the packages of the lockfile unless they are there. `tell` gets a line when it does. */
export function ensureInstalled(tell) {
  if (isInstalled()) return;
  tell('Installing packages (npm ci), once …');
  runQuietly(
    'npm',
    ['ci', '--no-audit', '--no-fund'],
    'npm ci failed. Check the connection to the npm registry and run this again.',
  );
}

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sourceFiles(path);
    } else yield path;
  }
}

/** Changes whenever a source, a setting of the compiler or the lockfile does. */
function sourcesKey() {
  const hash = createHash('sha256');
  const settings = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'].map((name) => join(root, name));
  for (const path of [...settings, ...sourceFiles(join(root, 'packages'))])
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function isBuilt(key) {
  const built = join(root, 'packages/cli/dist/main.js');
  return existsSync(built) && existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === key;
}

/** Is there nothing to prepare? Only reads, so that a checkout that belongs to another user can be run. */
export function isReady() {
  return isInstalled() && isBuilt(sourcesKey());
}

/** Builds the packages unless they are built from the sources as they are. */
export function ensureBuilt(tell) {
  const key = sourcesKey();
  if (isBuilt(key)) return;
  tell('Building, once …');
  runQuietly(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/cli'],
    'The build failed.',
  );
  mkdirSync(cache, { recursive: true });
  writeFileSync(buildStamp, key);
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** A lock whose owner died, or that stands for longer than any install takes, is nobody's. */
function isStale() {
  try {
    const age = Date.now() - statSync(lockFolder).mtimeMs;
    if (age > 15 * 60_000) return true;
    process.kill(Number(readFileSync(join(lockFolder, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Does the work while no other process of this checkout does it: two first starts at once must not install twice. */
export function withLock(tell, work) {
  try {
    mkdirSync(cache, { recursive: true });
  } catch (error) {
    throw new PrepareError(`${cache} cannot be made (${error.code}). Check who owns this folder.`);
  }
  for (let told = false; ;) {
    try {
      mkdirSync(lockFolder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw new PrepareError(`${cache} cannot be written to (${error.code}).`);
      if (isStale()) rmSync(lockFolder, { recursive: true, force: true });
      else {
        if (!told) tell('Waiting for another start that is installing or building …');
        told = true;
        sleep(200);
      }
    }
  }
  try {
    writeFileSync(join(lockFolder, 'pid'), String(process.pid));
    return work();
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}
