import { csvLine } from '@shorui/engine';
import iconv from 'iconv-lite';
import { timeInJapan } from '../time/japan.ts';

/** Encodings of exports: UTF-8 with a byte order mark, or CP932, which older Japanese programs read. */
export type CsvEncoding = 'utf8' | 'cp932';

export type CsvCell = string | number | boolean | Date | null;

/** One column of an export. */
export interface CsvColumn<T> {
  readonly heading: string;
  readonly value: (row: T) => CsvCell;
}

const byteOrderMark = '\uFEFF';

/** Characters that CP932 maps to another code point: Unicode and Microsoft map the same Shift_JIS characters differently. */
const cp932Twins: Readonly<Record<string, string>> = {
  '\u00A5': '\\',
  '\u2014': '\u2015',
  '\u2016': '\u2225',
  '\u203E': '~',
  '\u2212': '\uFF0D',
  '\u301C': '\uFF5E',
  '\u00A2': '\uFFE0',
  '\u00A3': '\uFFE1',
  '\u00AC': '\uFFE2',
};
const twins = new RegExp(`[${Object.keys(cp932Twins).join('')}]`, 'g');
/** The geta mark, which Japanese typesetting uses for a missing character. */
const missing = '\u3013';

/** Encodes text in CP932. A character that CP932 lacks becomes 〓, not a question mark, which could be part of the text. */
function encodeCp932(text: string): Buffer {
  const known = text.replace(twins, (each) => cp932Twins[each] ?? each);
  const bytes = iconv.encode(known, 'cp932');
  if (iconv.decode(bytes, 'cp932') === known) return bytes;
  const shown = Array.from(known, (each) =>
    iconv.decode(iconv.encode(each, 'cp932'), 'cp932') === each ? each : missing,
  );
  return iconv.encode(shown.join(''), 'cp932');
}

function cell(value: CsvCell): string | number {
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
