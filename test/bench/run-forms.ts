import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Measures each form of a bench in a process of its own, which prints its tables. */
export function runForms(names: readonly string[], program: URL): string {
  return names
    .map((form) =>
      execFileSync(process.execPath, [...process.execArgv, fileURLToPath(program), ...process.argv.slice(2)], {
        encoding: 'utf8',
        env: { ...process.env, SHORUI_BENCH_FORM: form },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    .join('\n');
}
