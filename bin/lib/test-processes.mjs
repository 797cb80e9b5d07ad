import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const folder = join(root, '.cache');
const running = new Set();

// Ending this run ends its processes too; in a terminal, Ctrl+C reaches them directly.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Runs a program to its end. `capture`: its output is in the result instead of on the terminal. */
export function runProgram(args, { environment = {}, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      env: { ...process.env, ...environment },
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ status: null, signal: null, output: error.message }));
    child.once('close', (status, signal) => {
      running.delete(child);
      resolve({ status, signal, output });
    });
  });
}

/**
 * Runs mocha over some files. A process that ends before it has counted its tests is one more failure, whatever its exit code.
 * @returns {Promise<{ passes: number, failures: string[], pending: number, details: Record<string, string[]>, notRun: string[],
 *   seconds: Record<string, number> }>} `details`: what is known of each failure, in lines
 */
export async function runMocha(number, args, environment) {
  const file = join(folder, `test-counts-${number}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const { status, signal } = await runProgram(
    [join(root, 'node_modules/mocha/bin/mocha.js'), '--reporter', 'test/support/run-reporter.cjs', ...args],
    { environment: { ...environment, SHORUI_TEST_COUNTS: file } },
  );
  const counted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const {
    passes = 0,
    failures = [],
    pending = 0,
    details = {},
    notRun = [],
    seconds = {},
    current = '',
    ended = false,
  } = counted;
  const how = signal === null ? `with exit code ${status}` : `by ${signal}`;
  if (!ended)
    failures.push(`A test process ended ${how} ${current === '' ? 'before its first test' : `in: ${current}`}`);
  else if (status !== 0 && failures.length === 0) failures.push(`A test process ended ${how} after its tests.`);
  return { passes, failures, details, pending, notRun, seconds };
}
