import type { Application, Finding, Problem } from '@shorui/engine/node';
import { inspectFile, type InspectedKind, type InspectionLimits } from './inspect-file.ts';
import { lintFile } from './lint-file.ts';
import { readContent, type FileContent } from './read-content.ts';

/** One file to inspect. Its bytes arrive on standard input. */
export interface ChildRequest {
  /** `check` opens the file; `read` also returns its content; `lint` looks for what is wrong in a Word template. */
  readonly task: 'check' | 'read' | 'lint';
  readonly kind: InspectedKind;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly limits: InspectionLimits;
  /** For `lint`: the application with the template as its only file. */
  readonly application?: Application;
}

/** The engine is loaded; then one reply per file. Only the first few problems are sent. */
export type ChildReply =
  | 'ready'
  | { readonly problems: readonly Problem[]; readonly content?: FileContent; readonly findings?: readonly Finding[] }
  | { readonly failure: string };

const mostProblems = 5;

const reply = (message: ChildReply): void => void process.send?.(message);

async function inspect({ task, kind, limits, application }: ChildRequest, bytes: Uint8Array): Promise<ChildReply> {
  try {
    if (task === 'check') return { problems: inspectFile(kind, bytes, limits).slice(0, mostProblems) };
    if (task === 'lint') return await lintFile(application, bytes, limits);
    const { problems, ...read } = readContent(kind, bytes, limits);
    return { problems: problems.slice(0, mostProblems), ...read };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Entry point of the child process. The request and the bytes arrive on two channels, in either order.
let request: ChildRequest | null = null;
let chunks: Buffer[] = [];
let received = 0;

function inspectWhole(): void {
  if (request === null || received < request.size) return;
  const [whole, bytes] = [request, Buffer.concat(chunks)];
  request = null;
  chunks = [];
  received = 0;
  void inspect(whole, bytes).then(reply);
}

process.on('message', (message: ChildRequest) => {
  request = message;
  inspectWhole();
});
process.on('disconnect', () => process.exit());
// Ctrl+C in a terminal signals the whole process group; the server finishes its calls first, and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.stdin.on('data', (chunk: Buffer) => {
  chunks.push(chunk);
  received += chunk.length;
  inspectWhole();
});
reply('ready');
