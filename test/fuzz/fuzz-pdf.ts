import { ShoruiError } from '../../packages/engine/src/problems/index.ts';
import { nodeCodec } from '../../packages/engine/src/node/node-codec.ts';
import { openPdf, PdfStream, streamOf, type PdfFile } from '../../packages/engine/src/pdf/read/index.ts';
import { prepare } from '../../packages/engine/src/pdf/write/index.ts';
import { onePageFile, twoPageFile } from '../engine/pdf/support/sample-pdfs.ts';
import { realPdfs } from '../support/real-files.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { mutatePdf } from './mutate-pdf.ts';
import { Random } from './random.ts';

interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Something that may not come of any file: an error without a name, a result that cannot be read, or no end. */
export interface PdfFault {
  readonly run: number;
  readonly source: string;
  readonly what: string;
  /** The file that led to it. */
  readonly bytes: Uint8Array;
}

export interface PdfFuzzResult {
  readonly faults: readonly PdfFault[];
  /** Files that were filled, those of them that were repaired, and those that were refused with a name. */
  readonly filled: number;
  readonly repaired: number;
  readonly refused: number;
}

/** Longest time of the processor for one file, in milliseconds: much more than any takes. */
const longest = 5_000;

function readSources(largest: number): Source[] {
  const kinds = ['table', 'stream', 'packed', 'hybrid', 'none'] as const;
  return [
    ...kinds.map((xref) => ({ name: xref, bytes: twoPageFile({ xref }) })),
    { name: 'turned', bytes: onePageFile('/MediaBox[10 20 430 615]/CropBox[20 30 300 500]/Rotate 90/UserUnit 2') },
    ...realPdfs('PDFs changed at random'),
  ].filter(({ bytes }) => bytes.length <= largest);
}

/** Reads every object, as far as it can be read. */
function readAll(file: PdfFile): void {
  for (const ref of file.refs()) {
    const value = file.resolve(ref);
    if (value instanceof PdfStream) file.decode(value);
  }
}

const sameStart = (whole: Uint8Array, start: Uint8Array): boolean =>
  Buffer.compare(whole.subarray(0, start.length), start) === 0;

/** What an update of a file must be: it opens without repair, with the pages it should have, behind the bytes as they were. */
function checkUpdate(file: PdfFile): string | undefined {
  const update = prepare(file, { codec: nodeCodec }).startUpdate();
  update.addToPage(0, { content: '0 0 10 10 re f', resources: { Font: { [`${update.namePrefix}A`]: update.add(1) } } });
  update.copyPage(0);
  const built = update.build();
  if (!sameStart(built, file.bytes)) return 'the bytes of the file have changed';
  const again = openPdf(built);
  if (again.layout.rebuilt) return 'the update must be repaired';
  const pages = again.pages();
  if (pages.length !== file.pages().length + 1) return `${pages.length} pages of ${file.pages().length} and 1`;
  const first = pages[0];
  const last = first && streamOf(again, first.contents.at(-1));
  if (!last || !again.decode(last).complete) return 'the new content cannot be read';
  if (first.width !== file.pages()[0]?.width || first.height !== file.pages()[0]?.height)
    return 'a page has another size';
  return undefined;
}

/** What is wrong with how the engine takes a file; `filled`, `repaired` and `refused` are not. */
function tryFile(bytes: Uint8Array): string {
  const start = process.cpuUsage();
  let outcome: string;
  try {
    const file = openPdf(bytes);
    file.pages();
    outcome = checkUpdate(file) ?? (file.layout.rebuilt ? 'repaired' : 'filled');
    readAll(file);
  } catch (error) {
    if (!(error instanceof ShoruiError)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
    outcome = 'refused';
  }
  const { user, system } = process.cpuUsage(start);
  const time = (user + system) / 1000;
  return time > longest ? `took ${Math.round(time)} ms of the processor` : outcome;
}

export interface PdfFuzzOptions {
  readonly runs: number;
  readonly seed: number;
  /** Bytes of the largest file that is changed: large ones take their time. */
  readonly largest?: number;
  readonly onRun?: (run: number) => void;
}

/** Changes files at random, so many times, and tells of everything that may not come of them. The seed decides all. */
export function fuzzPdf(options: PdfFuzzOptions): PdfFuzzResult {
  const sources = readSources(options.largest ?? Infinity);
  const faults: PdfFault[] = [];
  const counts = { filled: 0, repaired: 0, refused: 0 };
  for (let run = 0; run < options.runs; run++) {
    options.onRun?.(run);
    // Each run has its own dice, so that one of them can be thrown again alone.
    const random = new Random(options.seed * 1_000_003 + run);
    const source = random.pick(sources);
    const bytes = random.chance(0.5) ? mutateBytes(source.bytes, random) : mutatePdf(source.bytes, random);
    const outcome = tryFile(bytes);
    if (outcome === 'filled' || outcome === 'repaired' || outcome === 'refused') counts[outcome]++;
    else faults.push({ run, source: source.name, what: outcome, bytes });
  }
  return { faults, ...counts };
}
