import { csvLine } from '@shorui/engine/bulk';
import { timeInJapan } from '../time/japan.ts';
import { encodeCp932 } from './cp932.ts';

/** Encodings of exports: UTF-8 with a byte order mark, or CP932, which older Japanese programs read. */
export type CsvEncoding = 'utf8' | 'cp932';

export type CsvCell = string | number | boolean | Date | null;

/** One column of an export. */
export interface CsvColumn<T> {
  readonly heading: string;
  readonly value: (row: T) => CsvCell;
}

const byteOrderMark = '\uFEFF';

/** A cell as an export has it: times are Japanese. */
export function cell(value: CsvCell): string | number {
  if (value === null) return '';
  if (value instanceof Date) return timeInJapan(value);
  return typeof value === 'boolean' ? String(value) : value;
}

/**
 * CSV (RFC 4180) of rows that arrive in batches: a header line, then one line per row, one chunk per batch. Text that a spreadsheet
 * would run as a formula gets a leading apostrophe. Only one batch is in memory at a time.
 */
export async function* csv<T>(
  columns: readonly CsvColumn<T>[],
  batches: AsyncIterable<readonly T[]>,
  encoding: CsvEncoding = 'utf8',
): AsyncGenerator<Buffer> {
  const encode = encoding === 'cp932' ? encodeCp932 : (text: string): Buffer => Buffer.from(text);
  yield encode((encoding === 'utf8' ? byteOrderMark : '') + csvLine(columns.map(({ heading }) => heading)));
  for await (const rows of batches) {
    yield encode(rows.map((row) => csvLine(columns.map(({ value }) => cell(value(row))))).join(''));
  }
}

/** Media type of an export. */
export const csvType = (encoding: CsvEncoding): string =>
  `text/csv; charset=${encoding === 'cp932' ? 'windows-31j' : 'utf-8'}`;
