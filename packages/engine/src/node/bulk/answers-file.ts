import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { readError } from '../disk-error.ts';
import { pieceSize } from './decoded-text.ts';

/** Formats of answers for many documents. */
export type AnswersFormat = 'jsonl' | 'csv' | 'tsv' | 'xlsx' | 'json';

/** The format of a file of answers by its name. @throws ShoruiError `bulk.answers-format` */
export function answersFormat(path: string): AnswersFormat {
  const [, extension = ''] = /\.(jsonl|ndjson|csv|tsv|xlsx|json)$/i.exec(path) ?? [];
  const format = extension.toLowerCase();
  if (format === 'ndjson') return 'jsonl';
  const known = (['jsonl', 'csv', 'tsv', 'xlsx', 'json'] as const).find((each) => each === format);
  if (known !== undefined) return known;
  throw new ShoruiError([createProblem('bulk.answers-format', { file: path })]);
}

const lineFeed = 0x0a;
const blank = 0x20;
const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Counts records by single bytes: quick, and exact for any file that can be read. */
class RecordCounter {
  #count = 0;
  #quoted = false;
  #escaped = false;
  #depth = 0;
  #filled = false;
  readonly #format: AnswersFormat;

  constructor(format: AnswersFormat) {
    this.#format = format;
  }

  add(bytes: Uint8Array): void {
    if (this.#format === 'json') for (const byte of bytes) this.#json(byte);
    else if (this.#format === 'jsonl') this.#lines(bytes);
    else for (const byte of bytes) this.#row(byte);
  }

  get total(): number {
    const count = this.#count + Number(this.#filled);
    return this.#format === 'csv' || this.#format === 'tsv' ? Math.max(count - 1, 0) : count;
  }

  /** From line end to line end: a line with any character is not empty. */
  #lines(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte <= blank && byte !== lineFeed) continue;
      if (byte !== lineFeed) {
        this.#filled = true;
        at = bytes.indexOf(lineFeed, at);
        if (at < 0) return;
      }
      this.#count += Number(this.#filled);
      this.#filled = false;
    }
  }

  #row(byte: number): void {
    if (byte === quote) this.#quoted = !this.#quoted;
    if (byte === lineFeed && !this.#quoted) {
      if (this.#filled) this.#count++;
      this.#filled = false;
    } else if (byte > blank) this.#filled = true;
  }

  #json(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (this.#quoted && byte === backslash) this.#escaped = true;
    else if (byte === quote) this.#quoted = !this.#quoted;
    else if (this.#quoted) return;
    else if (opening.has(byte)) {
      if (++this.#depth === 2) this.#count++;
    } else if (closing.has(byte)) this.#depth--;
  }
}

/** What a file of answers holds, without reading it as answers. */
export interface AnswersSummary {
  readonly sha256: string;
  readonly total: number;
}

/** Reads a file of answers once through. @throws ShoruiError when it cannot be read */
export async function summarizeAnswers(path: string, format: AnswersFormat): Promise<AnswersSummary> {
  const hash = createHash('sha256');
  const counter = new RecordCounter(format);
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: pieceSize })) {
      hash.update(bytes as Buffer);
      counter.add(bytes as Buffer);
    }
  } catch (error) {
    throw readError(error, path);
  }
  return { sha256: hash.digest('hex'), total: counter.total };
}
