import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RunFigures } from './run-figures.ts';

const script = fileURLToPath(new URL('run-once.mjs', import.meta.url));

/**
 * Runs a bulk run on the built packages in a process of its own. What it made stays: a file system that has just removed thousands
 * of files is slow to make new ones (ext4 passes over their places for a while), and the next run would pay for it.
 */
export function runProcess(
  bundle: string,
  answers: string,
  output: string,
  workers: number,
  count: number,
): RunFigures {
  const argv = [script, bundle, answers, output, String(workers), String(count)];
  const { stdout, stderr, status } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as RunFigures;
}
