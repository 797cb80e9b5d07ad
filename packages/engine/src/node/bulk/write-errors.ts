import { closeSync, fdatasyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorLines, errorsHeading, errorsName, ledgerName } from '../../bulk/index.ts';
import { bulkWriteError, type RunFolder } from './run-folder.ts';
import { readLedger } from './ledger-file.ts';
import type { RunSource } from './run-source.ts';

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
      writeSync(file, errorsHeading(locale));
      for await (const { line } of readLedger(join(folder.path, ledgerName))) {
        if (!('record' in line)) continue;
        const errors = line.errors ?? [];
        writeSync(file, errorLines(line.record, errors, rejected !== undefined));
        count += errors.length;
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
