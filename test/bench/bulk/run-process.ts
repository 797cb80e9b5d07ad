import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunFigures } from './run-figures.ts';

const script = fileURLToPath(new URL('run-once.mjs', import.meta.url));

/** Runs a bulk run on the built packages in a process of its own and removes what it made. */
export function runProcess(
  bundle: string,
  answers: string,
  output: string,
  workers: number,
  count: number,
): RunFigures {
  rmSync(output, { recursive: true, force: true });
  const argv = [script, bundle, answers, output, String(workers), String(count)];
  const { stdout, stderr, status } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  rmSync(output, { recursive: true, force: true });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as RunFigures;
}
