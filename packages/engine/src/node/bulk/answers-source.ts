import type { RawAnswers } from '../../answers/index.ts';
import {
  ColumnPaths,
  createArraySplitter,
  createLineSplitter,
  mapColumns,
  type AnswerColumn,
  type BulkRecord,
  type ColumnMap,
  type RecordText,
} from '../../bulk/index.ts';
import { indexApplication } from '../../application/index-application.ts';
import type { Application } from '../../application/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { answersFormat, summariseAnswers, type AnswersSummary } from './answers-file.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { decodedText, undecodable, type AnswersEncoding } from './decoded-text.ts';

/** Longest record that is read, in UTF-16 units. */
export const recordLimit = 16 * 1024 * 1024;

/** Answers as they are given to a run: a file, or any sequence of answers. */
export type BulkAnswers = string | Iterable<RawAnswers> | AsyncIterable<RawAnswers>;

/** Answers ready to be read, record by record. */
export interface AnswersSource {
  readonly columns: readonly AnswerColumn[];
  /** Of a file. */
  readonly summary?: AnswersSummary;
  /** Can be read once. */
  readonly records: AsyncIterable<BulkRecord>;
}

function broken(number: number, line: number, id: 'bulk.characters' | 'bulk.record-too-large'): BulkRecord {
  return { kind: 'broken', number, line, problem: createProblem(id, { line }, { limit: recordLimit }) };
}

function jsonRecord({ text, line, column }: RecordText, number: number): BulkRecord {
  if (text === null) return broken(number, line, 'bulk.record-too-large');
  if (text.includes(undecodable)) return broken(number, line, 'bulk.characters');
  return { kind: 'json', number, line, column, text };
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
      const { cells, line } = value;
      if (cells.some((cell) => cell.includes(undecodable))) yield broken(number, line, 'bulk.characters');
      else yield { kind: 'row', number, line, cells };
    }
  } finally {
    await rows.return?.();
  }
}

async function* givenRecords(answers: Exclude<BulkAnswers, string>): AsyncGenerator<BulkRecord> {
  let number = 0;
  for await (const each of answers) yield { kind: 'answers', number: ++number, answers: each };
}

async function openCsv(
  path: string,
  encoding: AnswersEncoding,
  application: Application,
  map: ColumnMap,
): Promise<Pick<AnswersSource, 'columns' | 'records'>> {
  const rows = readCsv(path, encoding, recordLimit);
  const { value: header, done } = await rows.next();
  try {
    if (done) throw new ShoruiError([createProblem('bulk.no-header', { file: path })]);
    if (header.cells.join('').includes(undecodable)) {
      throw new ShoruiError([createProblem('bulk.characters', { file: path, line: header.line })]);
    }
    const paths = new ColumnPaths(application, indexApplication(application));
    return { columns: mapColumns(header.cells, paths, map, path), records: rowRecords(rows) };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

/**
 * Opens answers. A file is read twice: once to know it again and to count its records, once for the records.
 * @throws ShoruiError `bulk.answers-format`, problems of the columns, problems of the disk; the records throw what keeps a file
 * from being read on
 */
export async function openAnswers(
  answers: BulkAnswers,
  application: Application,
  { encoding = 'utf8', map = {} }: { readonly encoding?: AnswersEncoding; readonly map?: ColumnMap },
): Promise<AnswersSource> {
  if (typeof answers !== 'string') return { columns: [], records: givenRecords(answers) };
  const format = answersFormat(answers);
  const summary = await summariseAnswers(answers, format);
  if (format === 'csv') return { ...(await openCsv(answers, encoding, application, map)), summary };
  return { columns: [], records: jsonRecords(answers, format, encoding), summary };
}
