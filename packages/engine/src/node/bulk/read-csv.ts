import { Readable, pipeline } from 'node:stream';
import { CsvError, parse, type InfoRecord } from 'csv-parse';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { decodedText, type AnswersEncoding } from './decoded-text.ts';

/** A row of a table, with the line at which it begins (from 1): cells may hold line breaks. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

interface Parsed {
  readonly record: string[];
  readonly info: InfoRecord;
}

/**
 * The rows of a CSV file (RFC 4180; any line ends), or of one with another delimiter such as tabs, the heading first. Rows without a single character are passed over.
 * @throws ShoruiError `bulk.csv-broken` for a quote that is never closed and rows beyond `limit`, and problems of the disk
 */
export async function* readCsv(
  path: string,
  encoding: AnswersEncoding,
  limit: number,
  delimiter = ',',
): AsyncGenerator<CsvRow, undefined> {
  const parser = parse({ info: true, relax_column_count: true, relax_quotes: true, delimiter, max_record_size: limit });
  // Errors of either stream reach the reader of the parser.
  pipeline(Readable.from(decodedText(path, encoding)), parser, () => undefined);
  let ended = 0;
  let twice = 0;
  try {
    for await (const row of parser as AsyncIterable<Parsed>) {
      const { record: cells, info } = row;
      const line = ended + 1;
      // The parser takes a CRLF inside a cell for two line ends.
      for (const cell of cells) twice += cell.split('\r\n').length - 1;
      ended = info.lines - twice;
      if (cells.some((cell) => cell.trim() !== '')) yield { cells, line };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const [detail = ''] = error.message.split(/[:,] /);
    throw new ShoruiError([createProblem('bulk.csv-broken', { file: path, line: ended + 1 }, { detail })], {
      cause: error,
    });
  }
}
