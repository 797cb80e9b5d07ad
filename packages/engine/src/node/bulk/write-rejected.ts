import { closeSync, fdatasyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerName, rejectedName, RejectedRows } from '../../bulk/index.ts';
import type { Locale } from '../../problems/index.ts';
import { bulkWriteError, type RunFolder } from './run-folder.ts';
import { encodeTable, type AnswersEncoding } from './decoded-text.ts';
import { readLedger } from './ledger-file.ts';
import type { CsvRow } from './read-csv.ts';

/** Where the rows come from, and how their file is written. */
export interface RejectedSource {
  /** Opens the rows from the first, which is the header. */
  open(): AsyncGenerator<CsvRow, undefined>;
  readonly encoding: AnswersEncoding;
  readonly locale: Locale;
}

/** The row of a record; records are asked for in their order. */
class RowFinder {
  readonly #rows: AsyncGenerator<CsvRow, undefined>;
  #record = 0;

  constructor(rows: AsyncGenerator<CsvRow, undefined>) {
    this.#rows = rows;
  }

  async find(record: number): Promise<readonly string[]> {
    for (;;) {
      const { value } = await this.#rows.next();
      this.#record++;
      if (value === undefined || this.#record === record) return value?.cells ?? [];
    }
  }
}

/**
 * Writes the rows of the table that failed, under the same header and with the reasons in a last column: to be corrected and
 * run again. Without any there is no such file.
 * @throws ShoruiError `bulk.cannot-write`, and what reading the table throws
 */
export async function writeRejected(folder: RunFolder, source: RejectedSource, failed: number): Promise<void> {
  const target = join(folder.path, rejectedName);
  if (failed === 0) return rmSync(target, { force: true });
  const waiting = join(folder.work, rejectedName);
  const { encoding, locale } = source;
  const rows = source.open();
  try {
    const table = new RejectedRows((await rows.next()).value?.cells ?? [], locale);
    const finder = new RowFinder(rows);
    const file = openSync(waiting, 'w');
    try {
      writeSync(file, encodeTable(table.heading, encoding, true));
      for await (const { line: entry } of readLedger(join(folder.path, ledgerName))) {
        if (!('record' in entry) || entry.errors === undefined) continue;
        writeSync(file, encodeTable(table.row(await finder.find(entry.record), entry.errors), encoding));
      }
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(waiting, target);
  } catch (error) {
    throw bulkWriteError(error, target);
  } finally {
    await rows.return(undefined);
  }
}
