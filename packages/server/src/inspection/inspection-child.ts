import type { Proposals } from '@shorui/engine/document';
import type { Application, CsvRow, Finding, Problem } from '@shorui/engine/node';
import { checkImage } from '@shorui/engine/word';
import { inspectFile, type InspectedKind, type InspectionLimits } from './inspect-file.ts';
import { proposeContent } from './propose-content.ts';
import { lintFile } from './lint-file.ts';
import { readContent, type FileContent } from './read-content.ts';
import { convertFile, readTexts } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import { unpackZip, type UnpackedEntry, type UnpackTarget } from './unpack-zip.ts';

/** One file to inspect. Its bytes arrive on standard input. */
export interface ChildRequest {
  /**
   * `check` opens the file; `read` also returns its content; `lint` looks for what is wrong in a Word template; `propose` returns questions for
   * what the file needs; `image` checks an image; `text` reads the text; `convert` makes a PDF of a Word file; `thumbnail` draws a PDF or a picture;
   * `unpack` unpacks an archive into a folder; `rows` reads an Excel workbook.
   */
  readonly task: 'check' | 'read' | 'lint' | 'propose' | 'image' | 'text' | 'convert' | 'thumbnail' | 'unpack' | 'rows';
  readonly kind: InspectedKind;
  /** For `image`, and `thumbnail` of a picture: the path, which ends as its format does. For `rows`: the name of the workbook. */
  readonly path?: string;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly limits: InspectionLimits;
  /** For `lint` and `propose`: the application with the file as its only one. */
  readonly application?: Application;
  /** For `unpack`. */
  readonly target?: UnpackTarget;
  /** For `rows`: the most of them. */
  readonly most?: number;
}

/** The engine is loaded; then one reply per file. Only the first few problems are sent. */
export type ChildReply =
  | 'ready'
  | {
      readonly problems: readonly Problem[];
      readonly content?: FileContent;
      readonly findings?: readonly Finding[];
      readonly proposals?: Proposals;
      readonly paragraphs?: readonly string[];
      readonly pdf?: string;
      readonly thumbnail?: string;
      readonly entries?: readonly UnpackedEntry[];
      readonly rows?: readonly CsvRow[];
    }
  | { readonly failure: string };

const mostProblems = 5;

const reply = (message: ChildReply): void => void process.send?.(message);

async function inspect(request: ChildRequest, bytes: Uint8Array): Promise<ChildReply> {
  const { task, kind, limits, application, path = '' } = request;
  try {
    if (task === 'check') return { problems: inspectFile(kind, bytes, limits).slice(0, mostProblems) };
    if (task === 'text') return readTexts(kind, bytes, limits);
    if (task === 'convert') return convertFile(bytes, limits);
    // Loaded when it is needed: it is large.
    if (task === 'thumbnail') return await (await import('./draw-thumbnail.ts')).drawThumbnail(request.path, bytes);
    if (task === 'unpack' && request.target !== undefined) return await unpackZip(bytes, request.target);
    if (task === 'rows') return readWorkbook(bytes, path, request.most ?? 0);
    if (task === 'lint') return await lintFile(application, bytes, limits);
    if (task === 'image') return { problems: checkImage(path, bytes) };
    const { problems, ...read } =
      task === 'propose' && application !== undefined
        ? await proposeContent(kind, application, bytes, limits)
        : readContent(kind, bytes, limits);
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
