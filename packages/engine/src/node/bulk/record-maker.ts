import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { indexApplication } from '../../application/index-application.ts';
import {
  recordFolder,
  renderRecord,
  type AnswerColumn,
  type BulkRecord,
  type LedgerOutput,
  type RecordError,
  type RecordRun,
} from '../../bulk/index.ts';
import type { CompiledApplication, RenderedFile, WordFormat } from '../../document/index.ts';
import type { Locale } from '../../problems/index.ts';
import { compileText } from '../../word/index.ts';
import { makeFolder } from '../make-folder.ts';
import { bulkWriteError } from './run-folder.ts';
import { hashRecord, sha256 } from './hashes.ts';
import { moveRecord, waitingPath, type MoveFolders } from './move-record.ts';
import { batchRecords, type RecordBatch } from './record-batch.ts';

/** What a worker needs besides the application to make documents; structured-cloneable. */
export interface MakerSetup {
  readonly columns: readonly AnswerColumn[];
  /** Empty when records are not named. */
  readonly name: string;
  readonly locale: Locale;
  /** The format of filled Word files; by default, that of their output names. */
  readonly format?: WordFormat;
  /** Where to write; null to make records for their hashes only. */
  readonly folders: MoveFolders | null;
  /** A record is one file of its own, not a folder of files. */
  readonly bare: boolean;
  /**
   * Records behind this one go into folders called by their numbers as soon as they are made: nothing that becomes of others can
   * change their places. All others, and remade earlier ones, wait for their consumer.
   */
  readonly placeAfter: number;
}

/** What became of a record in a worker. */
export interface RecordOutcome {
  readonly number: number;
  /** Hash of its answers. */
  readonly answers: string;
  /** The requested name of the record; empty when it is not named. */
  readonly name: string;
  /** Its finished files, with their paths within the record. */
  readonly files: readonly LedgerOutput[];
  /** Empty when the record was made. */
  readonly errors: readonly RecordError[];
  /** Its files are where they belong; otherwise they wait. */
  readonly placed: boolean;
}

/** The place of the record name template, for its problems. */
export const namePlace = { slot: '--name' };

/** Makes documents: one compiled application for any number of records. */
export class RecordMaker {
  readonly #run: RecordRun;
  readonly #setup: MakerSetup;

  constructor(compiled: CompiledApplication, setup: MakerSetup) {
    const { columns, name, locale, format } = setup;
    this.#setup = setup;
    this.#run = {
      compiled,
      index: indexApplication(compiled.application),
      columns,
      name: name === '' ? null : compileText(name, namePlace),
      locale,
      ...(format && { format }),
      now: () => performance.now(),
    };
  }

  /** Makes the records of a batch and, with a folder, writes their files. @throws ShoruiError `bulk.cannot-write` */
  make(batch: RecordBatch): RecordOutcome[] {
    return batchRecords(batch).map((record) => this.#make(record));
  }

  #make(record: BulkRecord): RecordOutcome {
    const { number } = record;
    const outcome = { number, answers: hashRecord(record) };
    const rendering = renderRecord(this.#run, record);
    if ('errors' in rendering) return { ...outcome, name: '', files: [], errors: rendering.errors, placed: false };
    const placed = this.#write(number, rendering.files);
    const files = rendering.files.map(({ path, bytes }) => ({ path, sha256: sha256(bytes), size: bytes.length }));
    return { ...outcome, name: rendering.name, files, errors: [], placed };
  }

  /** Writes the files of a record, and puts them in place where it may. */
  #write(number: number, files: readonly RenderedFile[]): boolean {
    const { folders, bare, placeAfter } = this.#setup;
    if (folders === null || files.length === 0) return false;
    let made = folders.work;
    try {
      for (const { path, bytes } of files) {
        const file = join(folders.work, waitingPath(bare, number, path));
        const folder = dirname(file);
        if (folder !== made) makeFolder(folder);
        made = folder;
        writeFileSync(file, bytes);
      }
    } catch (error) {
      throw bulkWriteError(error, folders.work);
    }
    if (number <= placeAfter) return false;
    moveRecord(folders, { number, bare, files }, recordFolder(number));
    return true;
  }
}
