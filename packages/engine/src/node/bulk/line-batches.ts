import { createReadStream } from 'node:fs';
import { readError } from '../disk-error.ts';
import { pieceSize } from './decoded-text.ts';
import { batchSize, brokenRecord, decodeUtf8, recordLimit, type RecordBatch } from './record-batch.ts';

const lineFeed = 0x0a;
const firstBeyondAscii = 0x80;

/** Bytes of a line that is too long for sure: a UTF-16 unit takes three at most. What is shorter is measured as text. */
const mostBytes = 3 * recordLimit;

/** Is a line passed over? As the text would be: `trim` also knows spaces beyond ASCII, and what is too long is never read. */
function isBlank(line: Uint8Array): boolean {
  const at = line.findIndex((byte) => byte !== 0x20 && (byte < 0x09 || byte > 0x0d));
  const isPlain = at >= 0 && (line[at] ?? 0) < firstBeyondAscii;
  if (isPlain || line.length === 0) return !isPlain;
  const text = decodeUtf8(line);
  return text.trim() === '' && text.length <= recordLimit;
}

/** Cuts a file in UTF-8 into batches of whole lines without decoding it: no byte of any character but a line end looks like one. */
export class LineBatcher {
  /** The line that is not at its end yet. */
  #held: Uint8Array[] = [];
  #heldSize = 0;
  #isTooLong = false;
  #number = 1;
  #line = 1;

  /** The batches that the piece completes. */
  *feed(piece: Uint8Array): Generator<RecordBatch> {
    let rest = piece;
    if (this.#isTooLong) {
      const end = rest.indexOf(lineFeed);
      if (end < 0) return;
      yield this.#passOver();
      rest = rest.subarray(end + 1);
    }
    const end = rest.lastIndexOf(lineFeed) + 1;
    if (end > 0) yield* this.#cut(this.#take(rest.subarray(0, end)));
    this.#hold(rest.subarray(end));
  }

  /** The batch that the end completes, if any. */
  *end(): Generator<RecordBatch> {
    if (this.#isTooLong) yield this.#passOver();
    else yield* this.#cut(this.#take(new Uint8Array(0)));
  }

  #hold(bytes: Uint8Array): void {
    this.#held.push(bytes);
    this.#heldSize += bytes.length;
    if (this.#heldSize <= mostBytes) return;
    this.#isTooLong = true;
    this.#take(new Uint8Array(0));
  }

  /** What is held, with the bytes behind it. */
  #take(bytes: Uint8Array): Uint8Array {
    const whole = this.#heldSize === 0 ? bytes : Buffer.concat([...this.#held, bytes]);
    this.#held = [];
    this.#heldSize = 0;
    return whole;
  }

  #passOver(): RecordBatch {
    this.#isTooLong = false;
    return { kind: 'records', records: [brokenRecord(this.#number++, this.#line++, 'bulk.record-too-large')] };
  }

  *#cut(bytes: Uint8Array): Generator<RecordBatch> {
    let [from, line, count] = [0, this.#line, 0];
    for (let at = 0; at < bytes.length;) {
      const end = bytes.indexOf(lineFeed, at);
      const next = end < 0 ? bytes.length : end + 1;
      if (!isBlank(bytes.subarray(at, end < 0 ? next : end))) count++;
      this.#line++;
      at = next;
      if (count < batchSize && at < bytes.length) continue;
      if (count > 0) {
        const own = new Uint8Array(bytes.subarray(from, at));
        yield { kind: 'lines', first: this.#number, count, line, bytes: own };
      }
      this.#number += count;
      [from, line, count] = [at, this.#line, 0];
    }
  }
}

/** The lines of a file in UTF-8 in batches. @throws ShoruiError when the file cannot be read */
export async function* lineBatches(path: string): AsyncGenerator<RecordBatch> {
  const batcher = new LineBatcher();
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: pieceSize }))
      yield* batcher.feed(bytes as Buffer);
  } catch (error) {
    throw readError(error, path);
  }
  yield* batcher.end();
}
