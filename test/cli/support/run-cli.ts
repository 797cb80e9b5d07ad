import { run } from '@shorui/cli';
import { fixturesFolder } from '../../fixtures/fixture-folders.ts';
import { join } from 'node:path';

/** The result of a command. */
export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface CliOptions {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  readonly isTTY?: boolean;
  readonly signal?: AbortSignal;
  /** Called with each write to standard error. */
  readonly onError?: (text: string) => void;
}

/** Runs a command line in this process, from the top of the project unless `cwd` is given. */
export async function runCli(argv: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const { cwd = join(fixturesFolder, '..'), env = {}, isTTY = false, signal, onError } = options;
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY,
    write: (text: string) => {
      written[name] += text;
      if (name === 'stderr') onError?.(text);
    },
  });
  const io = { stdout: stream('stdout'), stderr: stream('stderr'), env, cwd, ...(signal && { signal }) };
  const code = await run(argv, io);
  return { code, ...written };
}
