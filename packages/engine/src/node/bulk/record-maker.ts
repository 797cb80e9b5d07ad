import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { indexApplication } from '../../application/index-application.ts';
import {
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
import { bulkWriteError } from './bulk-write-error.ts';
import { hashRecord, sha256 } from './hashes.ts';

/** What a worker needs to make documents beside the application; goes to it as it is. */
export interface MakerSetup {
  readonly columns: readonly AnswerColumn[];
  /** Empty when records are not named. */
  readonly name: string;
  readonly locale: Locale;
  /** As what Word files come out; without it, as their names say. */
  readonly format?: WordFormat;
  /** Where finished records wait for their place, see `waitingPath`; null to make them for their hashes only. */
  readonly folder: string | null;
  /** A record is one file of its own, not a folder of files. */
  readonly bare: boolean;
}

/**
 * Where a finished file waits in the work folder: each record is there what it will be in its place, a file or a folder, so that
 * putting it there is one step. `path` is that within the record.
 */
export function waitingPath(bare: boolean, record: number, path: string): string {
  return bare ? String(record) : `${record}/${path}`;
}

/** What became of a record in a worker. */
export interface RecordOutcome {
  readonly number: number;
  /** Hash of its answers. */
  readonly answers: string;
  /** What the record wants to be called; empty when it is not named. */
  readonly name: string;
  /** Its finished files, with their paths within the record. */
  readonly files: readonly LedgerOutput[];
  /** Empty when the record was made. */
  readonly errors: readonly RecordError[];
}

/** Where the name of records stands, for what is wrong with it. */
export const namePlace = { slot: '--name' };

/** Makes documents: one compiled application for any number of records. */
export class RecordMaker {
  readonly #run: RecordRun;
  readonly #folder: string | null;
  readonly #bare: boolean;

  constructor(compiled: CompiledApplication, { columns, name, locale, format, folder, bare }: MakerSetup) {
    this.#folder = folder;
    this.#bare = bare;
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

  /** Makes the records and, with a folder, writes their files. @throws ShoruiError `bulk.cannot-write` */
  make(records: readonly BulkRecord[]): RecordOutcome[] {
    return records.map((record) => this.#make(record));
  }

  #make(record: BulkRecord): RecordOutcome {
    const { number } = record;
    const outcome = { number, answers: hashRecord(record) };
    const rendering = renderRecord(this.#run, record);
    if ('errors' in rendering) return { ...outcome, name: '', files: [], errors: rendering.errors };
    this.#write(number, rendering.files);
    const files = rendering.files.map(({ path, bytes }) => ({ path, sha256: sha256(bytes), size: bytes.length }));
    return { ...outcome, name: rendering.name, files, errors: [] };
  }

  #write(number: number, files: readonly RenderedFile[]): void {
    if (this.#folder === null) return;
    let made = this.#folder;
    try {
      for (const { path, bytes } of files) {
        const file = join(this.#folder, waitingPath(this.#bare, number, path));
        const folder = dirname(file);
        if (folder !== made) mkdirSync(folder, { recursive: true });
        made = folder;
        writeFileSync(file, bytes);
      }
    } catch (error) {
      throw bulkWriteError(error, this.#folder);
    }
  }
}
