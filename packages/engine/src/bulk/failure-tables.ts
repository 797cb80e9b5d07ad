import type { Locale } from '../problems/index.ts';
import type { RecordError } from './bulk-record.ts';
import { csvLine, plainCsvLine } from './csv-line.ts';

/** Spreadsheets recognize UTF-8 by this at the beginning of a table. */
export const byteOrderMark = '\uFEFF';

/** Headings of the table of errors. */
const headings: Readonly<Record<Locale, readonly string[]>> = {
  ja: ['件', '項目', '内容', '行', '列', '表計算の列', '入力値'],
  en: ['record', 'field', 'message', 'line', 'column', 'spreadsheet column', 'value'],
};

/** Heading of the column with the reasons. Columns that begin with # are not read, so the table can be run as it is. */
const reasonHeading: Readonly<Record<Locale, string>> = { ja: '#エラーの内容', en: '#errors' };

/** The letters of a column in a spreadsheet: 1 is A, 28 is AB. */
function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** The first line of `errors.csv`, with the byte order mark. */
export const errorsHeading = (locale: Locale): string => byteOrderMark + csvLine(headings[locale]);

/** The lines of `errors.csv` about one record. `isTable`: the answers are rows of a table, whose columns have letters. */
export function errorLines(record: number, errors: readonly RecordError[], isTable: boolean): string {
  return errors
    .map(({ field, message, line = '', column = '', value = '' }) => {
      const letters = isTable && typeof column === 'number' ? columnLetters(column) : '';
      return csvLine([record, field, message, line, column, letters, value]);
    })
    .join('');
}

/**
 * The lines of `rejected.csv`: rows of a table that failed, under its header and with the reasons in a last column, to be corrected and
 * run again. Without a byte order mark.
 */
export class RejectedRows {
  readonly heading: string;
  readonly #kept: readonly number[];

  constructor(header: readonly string[], locale: Locale) {
    // The table of a second attempt has the reasons of the first.
    this.#kept = header.flatMap((name, index) => (name.trim().startsWith('#') ? [] : [index]));
    this.heading = this.#line(header, reasonHeading[locale]);
  }

  row(cells: readonly string[], errors: readonly RecordError[]): string {
    return this.#line(cells, errors.map(({ message }) => message).join(' / '));
  }

  #line(cells: readonly string[], last: string): string {
    return plainCsvLine([...this.#kept.map((index) => cells[index] ?? ''), last]);
  }
}
