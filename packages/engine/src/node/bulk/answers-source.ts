import type { RawAnswers } from '../../answers/index.ts';
import {
  createArraySplitter,
  createLineSplitter,
  type AnswerColumn,
  type BulkRecord,
  type ColumnMap,
} from '../../bulk/index.ts';
import type { Application } from '../../application/index.ts';
import { answersFormat, summarizeAnswers, type AnswersSummary } from './answers-file.ts';
import { decodedText, type AnswersEncoding } from './decoded-text.ts';
import { lineBatches } from './line-batches.ts';
import type { CsvRow } from './read-csv.ts';
import { isTable, readTable, type TableFormat } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';
import { inBatches, jsonRecord, recordLimit, type RecordBatch } from './record-batch.ts';
import { tableColumns, tableRecord } from './table-records.ts';

/** Answers as they are given to a run: a file, or any sequence of answers. */
export type BulkAnswers = string | Iterable<RawAnswers> | AsyncIterable<RawAnswers>;

/** Answers ready to be read, record by record. */
export interface AnswersSource {
  readonly columns: readonly AnswerColumn[];
  /** Of a file. */
  readonly summary?: AnswersSummary;
  /** Can be read once. */
  readonly batches: AsyncIterable<RecordBatch>;
}

async function* jsonRecords(
  path: string,
  format: 'jsonl' | 'json',
  encoding: AnswersEncoding,
): AsyncGenerator<BulkRecord> {
  const splitter = format === 'jsonl' ? createLineSplitter(recordLimit) : createArraySplitter(recordLimit, path);
  let number = 0;
  for await (const piece of decodedText(path, encoding)) {
    for (const text of splitter.feed(piece)) yield jsonRecord(text, ++number);
  }
  for (const text of splitter.end()) yield jsonRecord(text, ++number);
}

async function* rowRecords(rows: AsyncIterator<CsvRow>): AsyncGenerator<BulkRecord> {
  try {
    for (let number = 1; ; number++) {
      const { value, done } = await rows.next();
      if (done) return;
      yield tableRecord(value, number);
    }
  } finally {
    await rows.return?.();
  }
}

async function* givenRecords(answers: Exclude<BulkAnswers, string>): AsyncGenerator<BulkRecord> {
  let number = 0;
  for await (const each of answers) yield { kind: 'answers', number: ++number, answers: each };
}

/** The number of records of a workbook cannot be counted without unpacking it. */
async function countRows(path: string): Promise<number> {
  let count = -1;
  for await (const _ of readXlsx(path)) count++;
  return Math.max(count, 0);
}

async function openTable(
  path: string,
  format: TableFormat,
  encoding: AnswersEncoding,
  application: Application,
  map: ColumnMap,
): Promise<Pick<AnswersSource, 'columns' | 'batches'>> {
  const rows = readTable(path, format, encoding, recordLimit);
  const { value: header, done } = await rows.next();
  try {
    const columns = tableColumns(done ? undefined : header, application, map, path);
    return { columns, batches: inBatches(rowRecords(rows)) };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

/**
 * Opens answers. A file is read twice: once to know it again and to count its records, once for the records.
 * @throws ShoruiError `bulk.answers-format`, problems of the columns, problems of the disk; the batches throw what keeps a file
 * from being read on
 */
export async function openAnswers(
  answers: BulkAnswers,
  application: Application,
  { encoding = 'utf8', map = {} }: { readonly encoding?: AnswersEncoding; readonly map?: ColumnMap },
): Promise<AnswersSource> {
  if (typeof answers !== 'string') return { columns: [], batches: inBatches(givenRecords(answers)) };
  const format = answersFormat(answers);
  const counted = await summarizeAnswers(answers, format);
  const summary = format === 'xlsx' ? { ...counted, total: await countRows(answers) } : counted;
  if (isTable(format)) return { ...(await openTable(answers, format, encoding, application, map)), summary };
  const quick = format === 'jsonl' && encoding === 'utf8';
  const batches = quick ? lineBatches(answers) : inBatches(jsonRecords(answers, format, encoding));
  return { columns: [], batches, summary };
}
