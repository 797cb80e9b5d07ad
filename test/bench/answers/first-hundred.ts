import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('evaluate-first.ts', import.meta.url));
const processes = 5;

/** Microseconds of the mean of the first 100 evaluations of a process, for each evaluator; the median of five processes, in turn. */
export function meansOfFirst(form: string, names: readonly string[]): number[] {
  const means = names.map((): number[] => []);
  for (let round = 0; round < processes; round++) {
    names.forEach((name, index) => {
      const output = execFileSync(process.execPath, [...process.execArgv, program, name], {
        encoding: 'utf8',
        env: { ...process.env, SHORUI_BENCH_FORM: form },
      });
      means[index]?.push(Number(output));
    });
  }
  return means.map((each) => each.toSorted((a, b) => a - b)[processes >> 1] ?? Number.NaN);
}
