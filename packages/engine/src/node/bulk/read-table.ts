import type { AnswersFormat } from './answers-file.ts';
import type { AnswersEncoding } from './decoded-text.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** Formats of answers that have a header and one record a row. */
export type TableFormat = Extract<AnswersFormat, 'csv' | 'tsv' | 'xlsx'>;

export function isTable(format: AnswersFormat): format is TableFormat {
  return format === 'csv' || format === 'tsv' || format === 'xlsx';
}

/** The rows of a table, the header first. @throws ShoruiError what `readCsv` and `readXlsx` throw */
export function readTable(
  path: string,
  format: TableFormat,
  encoding: AnswersEncoding,
  limit: number,
): AsyncGenerator<CsvRow, undefined> {
  return format === 'xlsx' ? readXlsx(path) : readCsv(path, encoding, limit, format === 'tsv' ? '\t' : ',');
}
