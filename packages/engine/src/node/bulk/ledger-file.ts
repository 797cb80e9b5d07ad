import { closeSync, createReadStream, existsSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { formatLedgerLine, parseLedgerLine, type LedgerLine } from '../../bulk/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { bulkWriteError } from './run-folder.ts';

/** A line of a ledger as it was read. */
export interface ReadLedgerLine {
  readonly line: LedgerLine;
  /** Bytes of the file up to and with this line. */
  readonly end: number;
}

/**
 * The lines of a ledger. A last line that was only half written is no line, nor is what follows zeros.
 * @throws ShoruiError `bulk.ledger-broken` for any other line that cannot be read
 */
export async function* readLedger(path: string): AsyncGenerator<ReadLedgerLine> {
  if (!existsSync(path)) return;
  let broken: number | null = null;
  let number = 0;
  let end = 0;
  let size = 0;
  const stream = createReadStream(path);
  stream.on('data', (bytes) => (size += bytes.length));
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    // If a power failure preserved the size of a file but not its bytes, it contains zeros: nothing after them is reliable.
    if (text.includes('\0')) return;
    // Only the last line may be torn.
    if (broken !== null) throw new ShoruiError([createProblem('bulk.ledger-broken', { file: path, line: broken })]);
    const line = parseLedgerLine(text);
    end += Buffer.byteLength(text) + 1;
    if (line === null) broken = number;
    // Without its line end even a line that reads well is torn: what follows would be written onto it.
    else if (end <= size) yield { line, end };
  }
}

/** Milliseconds after which written lines are flushed to disk: what a power failure may take. */
const flushPause = 1000;

/** A ledger that is being written. */
export class LedgerFile {
  readonly #path: string;
  readonly #file: number;
  #size: number;
  #flushed = performance.now();

  /** Opens a ledger to append after its first `size` bytes; the rest is truncated. */
  constructor(path: string, size: number) {
    this.#path = path;
    this.#size = size;
    try {
      this.#file = openSync(path, size === 0 ? 'w' : 'r+');
      if (size > 0) ftruncateSync(this.#file, size);
    } catch (error) {
      throw bulkWriteError(error, path);
    }
  }

  /**
   * Writes lines, all or none: they outlive the process from then on, and a power failure some moments later. Flushing each
   * time would cost more than making the documents.
   * @throws ShoruiError `bulk.cannot-write`
   */
  append(lines: readonly LedgerLine[]): void {
    if (lines.length === 0) return;
    const bytes = Buffer.from(lines.map(formatLedgerLine).join(''));
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at, bytes.length - at, this.#size + at);
      this.#size += bytes.length;
      if (performance.now() - this.#flushed > flushPause) this.flush();
    } catch (error) {
      try {
        ftruncateSync(this.#file, this.#size);
      } catch {}
      throw bulkWriteError(error, this.#path);
    }
  }

  /** @throws ShoruiError `bulk.cannot-write` */
  flush(): void {
    try {
      fdatasyncSync(this.#file);
    } catch (error) {
      throw bulkWriteError(error, this.#path);
    }
    this.#flushed = performance.now();
  }

  close(): void {
    closeSync(this.#file);
  }
}
