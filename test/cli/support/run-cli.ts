import { run } from '@shorui/cli';
import { fixturesFolder } from '../../fixtures/fixture-folders.ts';
import { join } from 'node:path';

/** The result of a command. */
export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Bytes written to standard output as they are. */
  readonly bytes: Uint8Array;
}

interface CliOptions {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  readonly isTTY?: boolean;
  readonly signal?: AbortSignal;
  /** What is piped into the command. */
  readonly stdin?: string | Uint8Array;
  /** Called with each write to standard error. */
  readonly onError?: (text: string) => void;
}

async function* pipe(content: string | Uint8Array = ''): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // In two pieces, as a pipe may deliver it.
  yield bytes.subarray(0, 3);
  yield bytes.subarray(3);
}

/** Runs a command line in this process, from the top of the project unless `cwd` is given. */
export async function runCli(argv: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const { cwd = join(fixturesFolder, '..'), env = {}, isTTY = false, signal, stdin, onError } = options;
  const bytes: Uint8Array[] = [];
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY,
    write: (text: string | Uint8Array) => {
      if (typeof text !== 'string') return bytes.push(text);
      written[name] += text;
      if (name === 'stderr') onError?.(text);
      return true;
    },
  });
  const io = {
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    env,
    cwd,
    ...(signal && { signal }),
    stdin: pipe(stdin),
  };
  const code = await run(argv, io);
  return { code, ...written, bytes: new Uint8Array(Buffer.concat(bytes)) };
}
