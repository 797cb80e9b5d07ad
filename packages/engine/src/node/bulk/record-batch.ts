import { createLineSplitter, type BulkRecord, type RecordText } from '../../bulk/index.ts';
import { createProblem } from '../../problems/index.ts';

/** Replacement character for undecodable bytes. */
export const undecodable = '\uFFFD';

const byteOrderMark = '\uFEFF';

/** What a text may begin with that is no part of it. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

/** The text of bytes in UTF-8; what cannot be decoded becomes U+FFFD. */
export function decodeUtf8(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}

/** Longest record that is read, in UTF-16 units. */
export const recordLimit = 16 * 1024 * 1024;

/** Records that go to a worker together: one message for many keeps the threads busy with documents. */
export const batchSize = 16;

/**
 * Raw UTF-8 lines of a file. They are parsed in the worker that makes their documents: to decode and parse a
 * file of answers takes a tenth of the time that its documents take, and one thread would do it for all.
 */
export interface LineBatch {
  readonly kind: 'lines';
  /** Number of the first record, how many there are, and the line of the file that `bytes` begin with. */
  readonly first: number;
  readonly count: number;
  readonly line: number;
  /** All of its own buffer, which can be handed to another thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One or more records that follow each other. */
export type RecordBatch = LineBatch | { readonly kind: 'records'; readonly records: readonly BulkRecord[] };

/** A record that could not even be read. */
export function brokenRecord(
  number: number,
  line: number,
  id: 'bulk.characters' | 'bulk.record-too-large',
): BulkRecord {
  return { kind: 'broken', number, line, problem: createProblem(id, { line }, { limit: recordLimit }) };
}

/** A record from its text in a file of JSON. */
export function jsonRecord({ text, line, column }: RecordText, number: number): BulkRecord {
  if (text === null) return brokenRecord(number, line, 'bulk.record-too-large');
  if (text.includes(undecodable)) return brokenRecord(number, line, 'bulk.characters');
  return { kind: 'json', number, line, column, text };
}

/** The records of a batch. */
export function batchRecords(batch: RecordBatch): readonly BulkRecord[] {
  if (batch.kind === 'records') return batch.records;
  const { first, line, bytes } = batch;
  const decoded = decodeUtf8(bytes);
  const splitter = createLineSplitter(recordLimit, line);
  const texts = splitter.feed(line === 1 ? withoutByteOrderMark(decoded) : decoded);
  return [...texts, ...splitter.end()].map((text, index) => jsonRecord(text, first + index));
}

/** Number of the last record of a batch. */
export function lastNumber(batch: RecordBatch): number {
  return batch.kind === 'lines' ? batch.first + batch.count - 1 : (batch.records.at(-1)?.number ?? 0);
}

/** Records in batches. What the records throw is thrown behind those before it. */
export async function* inBatches(records: AsyncIterable<BulkRecord>): AsyncGenerator<RecordBatch> {
  let batch: BulkRecord[] = [];
  try {
    for await (const record of records) {
      batch.push(record);
      if (batch.length < batchSize) continue;
      const full = batch;
      batch = [];
      yield { kind: 'records', records: full };
    }
  } catch (error) {
    if (batch.length > 0) yield { kind: 'records', records: batch };
    throw error;
  }
  if (batch.length > 0) yield { kind: 'records', records: batch };
}
