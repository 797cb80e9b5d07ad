import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerName, recordFolder, type BulkRecord } from '../../bulk/index.ts';
import { hashRecord } from './hashes.ts';
import { readLedger, type ReadLedgerLine } from './ledger-file.ts';
import { batchRecords, lastNumber, type RecordBatch } from './record-batch.ts';
import type { RunPlan } from './run-plan.ts';
import { answersChanged } from './run-source.ts';

/** The records that are left to make; those of the ledger must be the ones it knows. */
export class RemainingBatches {
  readonly #batches: AsyncIterable<RecordBatch>;
  readonly #plan: RunPlan;
  readonly #folder: string;
  /** Number of the last record that was given to be made. */
  #given: number;

  constructor(batches: AsyncIterable<RecordBatch>, plan: RunPlan, folder: string) {
    this.#batches = batches;
    this.#plan = plan;
    this.#folder = folder;
    this.#given = plan.done;
  }

  /** Once. @throws ShoruiError `bulk.answers-changed`, and what keeps the answers from being read on */
  async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
    const { done, finished } = this.#plan;
    const path = join(this.#folder, ledgerName);
    const ledger = readLedger(path);
    let last = 0;
    // The heading of the ledger.
    if (done > 0) await ledger.next();
    try {
      for await (const batch of this.#batches) {
        const before = last;
        last = lastNumber(batch);
        if (last > done && finished) throw answersChanged(path);
        const left = before >= done ? batch : await this.#takeKnown(batch, ledger, path);
        if (left === null) continue;
        this.#given = Math.max(this.#given, last);
        yield left;
      }
      if (last < done) throw answersChanged(path);
    } finally {
      await ledger.return(undefined);
    }
  }

  /** What is left of a batch without the records of the ledger that need not be made again. */
  async #takeKnown(
    batch: RecordBatch,
    ledger: AsyncGenerator<ReadLedgerLine>,
    path: string,
  ): Promise<RecordBatch | null> {
    const records: BulkRecord[] = [];
    for (const record of batchRecords(batch)) {
      if (record.number <= this.#plan.done) {
        const { value } = await ledger.next();
        const known = value && 'record' in value.line ? value.line.answers : '';
        if (known !== hashRecord(record)) throw answersChanged(path);
        if (!this.#plan.repairs.has(record.number)) continue;
      }
      records.push(record);
    }
    return records.length > 0 ? { kind: 'records', records } : null;
  }

  /**
   * Takes away what workers have put in place beyond the last record of the ledger, when no worker is at it any more: a run that was
   * stopped leaves no files that its ledger does not name.
   */
  takeBack(last: number): void {
    for (let number = last + 1; number <= this.#given; number++) {
      // A file that cannot be removed is made again by the resumed run.
      try {
        rmSync(join(this.#folder, recordFolder(number)), { recursive: true, force: true });
      } catch {}
    }
  }
}
