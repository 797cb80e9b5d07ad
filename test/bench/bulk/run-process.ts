import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunFigures } from './run-figures.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const joiner = 'bin/lib/join-modules.mjs';
const program = 'test/bench/bulk/run-once.mjs';
/** Within the house, so that the fonts are found. */
const joined = '.cache/bulk-bench';

function runNode(argv: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || `${argv[0]} ended with ${status}`);
  return stdout;
}

/** Joins the built packages and their workers into a few files, as `bin/shorui` runs them. Call before `runProcess`. */
export function joinRun(): void {
  rmSync(join(root, joined), { recursive: true, force: true });
  runNode([joiner, program, joined]);
}

/**
 * Runs a bulk run in a process of its own. What it made stays: a file system that has just removed thousands of files is slow to make
 * new ones (ext4 passes over their places for a while), and the next run would pay for it.
 */
export function runProcess(
  bundle: string,
  answers: string,
  output: string,
  workers: number,
  count: number,
): RunFigures {
  const argv = [`${joined}/run-once.js`, bundle, answers, output, String(workers), String(count)];
  return JSON.parse(runNode(argv)) as RunFigures;
}
