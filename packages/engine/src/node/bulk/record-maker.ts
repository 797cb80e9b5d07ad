import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { indexApplication } from '../../application/index-application.ts';
import {
  renderRecord,
  type AnswerColumn,
  type BulkRecord,
  type LedgerOutput,
  type RecordError,
  type RecordRun,
} from '../../bulk/index.ts';
import type { Bundle } from '../../bundle/index.ts';
import type { Locale } from '../../problems/index.ts';
import { compileText } from '../../word/index.ts';
import { compile } from '../with-node-codec.ts';
import { bulkWriteError } from './bulk-write-error.ts';
import { hashRecord, sha256 } from './hashes.ts';

/** What a worker needs to make documents; goes to it as it is. */
export interface MakerSetup {
  readonly bundle: Bundle;
  readonly columns: readonly AnswerColumn[];
  /** Empty when records are not named. */
  readonly name: string;
  readonly locale: Locale;
  /** Where finished files wait for their place; null to make them for their hashes only. */
  readonly folder: string | null;
}

/** A finished file; `path` is that within its record. */
export interface MadeFile extends LedgerOutput {
  /** Name of the waiting file in the folder; empty when nothing was written. */
  readonly waiting: string;
}

/** What became of a record in a worker. */
export interface RecordOutcome {
  readonly number: number;
  /** Hash of its answers. */
  readonly answers: string;
  /** What the record wants to be called; empty when it is not named. */
  readonly name: string;
  readonly files: readonly MadeFile[];
  /** Empty when the record was made. */
  readonly errors: readonly RecordError[];
}

/** Where the name of records stands, for what is wrong with it. */
export const namePlace = { slot: '--name' };

/** Makes documents: one compiled application for any number of records. */
export class RecordMaker {
  readonly #run: RecordRun;
  readonly #folder: string | null;

  constructor({ bundle, columns, name, locale, folder }: MakerSetup) {
    this.#folder = folder;
    this.#run = {
      compiled: compile(bundle),
      index: indexApplication(bundle.application),
      columns,
      name: name === '' ? null : compileText(name, namePlace),
      locale,
      now: () => performance.now(),
    };
  }

  /** Makes the records and, with a folder, writes their files and flushes them to disk. @throws ShoruiError `bulk.cannot-write` */
  make(records: readonly BulkRecord[]): RecordOutcome[] {
    const open: number[] = [];
    try {
      const outcomes = records.map((record) => this.#make(record, open));
      // All of a batch together, so that the disk may join them; not at the same time as the next batch: each request that is
      // waited for leaves native memory behind until the next full collection, which comes late.
      for (const file of open) fdatasyncSync(file);
      return outcomes;
    } catch (error) {
      throw bulkWriteError(error, this.#folder ?? '');
    } finally {
      for (const file of open) closeSync(file);
    }
  }

  #make(record: BulkRecord, open: number[]): RecordOutcome {
    const { number } = record;
    const outcome = { number, answers: hashRecord(record) };
    const rendering = renderRecord(this.#run, record);
    if ('errors' in rendering) return { ...outcome, name: '', files: [], errors: rendering.errors };
    const files = rendering.files.map(({ path, bytes }, index): MadeFile => {
      const waiting = this.#folder === null ? '' : `${number}-${index}`;
      if (this.#folder !== null) this.#write(join(this.#folder, waiting), bytes, open);
      return { path, sha256: sha256(bytes), size: bytes.length, waiting };
    });
    return { ...outcome, name: rendering.name, files, errors: [] };
  }

  #write(path: string, bytes: Uint8Array, open: number[]): void {
    const file = openSync(path, 'w');
    open.push(file);
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
  }
}
