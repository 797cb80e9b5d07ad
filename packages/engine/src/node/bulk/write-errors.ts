import { closeSync, fdatasyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { csvLine, errorsName, ledgerName } from '../../bulk/index.ts';
import { bulkWriteError } from './bulk-write-error.ts';
import { readLedger } from './ledger-file.ts';
import type { RunFolder } from './run-folder.ts';

/** Spreadsheets take UTF-8 for what it is only with this in front. */
const byteOrderMark = '\uFEFF';

/**
 * Writes the errors of the ledger as a table; without any there is no such file. With `failed` 0 the ledger need not be read.
 * @throws ShoruiError `bulk.cannot-write`
 */
export async function writeErrors(folder: RunFolder, failed: number): Promise<void> {
  const target = join(folder.path, errorsName);
  const waiting = join(folder.work, errorsName);
  try {
    if (failed === 0) return rmSync(target, { force: true });
    const file = openSync(waiting, 'w');
    let count = 0;
    try {
      writeSync(file, byteOrderMark + csvLine(['record', 'field', 'message', 'line', 'column']));
      for await (const { line } of readLedger(join(folder.path, ledgerName))) {
        if (!('record' in line)) continue;
        for (const { field, message, line: at = '', column = '' } of line.errors ?? []) {
          writeSync(file, csvLine([line.record, field, message, at, column]));
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
