import { closeSync, fdatasyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { csvLine, errorsName, ledgerName } from '../../bulk/index.ts';
import type { Locale } from '../../problems/index.ts';
import { bulkWriteError, type RunFolder } from './run-folder.ts';
import { readLedger } from './ledger-file.ts';
import type { RunSource } from './run-source.ts';

/** Headings of the table of errors. */
const headings: Readonly<Record<Locale, readonly string[]>> = {
  ja: ['件', '項目', '内容', '行', '列', '表計算の列'],
  en: ['record', 'field', 'message', 'line', 'column', 'spreadsheet column'],
};

/** The letters of a column in a spreadsheet: 1 is A, 28 is AB. */
function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** Spreadsheets take UTF-8 for what it is only with this in front. */
const byteOrderMark = '\uFEFF';

/**
 * Writes the errors of the ledger as a table; without any there is no such file. With `failed` 0 the ledger need not be read.
 * @throws ShoruiError `bulk.cannot-write`
 */
export async function writeErrors(folder: RunFolder, failed: number, { locale, rejected }: RunSource): Promise<void> {
  const target = join(folder.path, errorsName);
  const waiting = join(folder.work, errorsName);
  try {
    if (failed === 0) return rmSync(target, { force: true });
    const file = openSync(waiting, 'w');
    let count = 0;
    try {
      writeSync(file, byteOrderMark + csvLine(headings[locale]));
      for await (const { line } of readLedger(join(folder.path, ledgerName))) {
        if (!('record' in line)) continue;
        for (const { field, message, line: at = '', column = '' } of line.errors ?? []) {
          const letters = rejected && typeof column === 'number' ? columnLetters(column) : '';
          writeSync(file, csvLine([line.record, field, message, at, column, letters]));
          count++;
        }
      }
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
    if (count > 0) renameSync(waiting, target);
    else rmSync(target, { force: true });
  } catch (error) {
    throw bulkWriteError(error, target);
  }
}
