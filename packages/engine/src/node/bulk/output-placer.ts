import { mkdirSync, renameSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import {
  errorsName,
  ledgerName,
  recordFolder,
  RecordNamer,
  type LedgerOutput,
  type LedgerRecord,
} from '../../bulk/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { systemCode } from '../disk-error.ts';
import { bulkWriteError } from './bulk-write-error.ts';
import { waitingPath, type RecordOutcome } from './record-maker.ts';
import { workName, type RunFolder } from './run-folder.ts';

/** What systems say when a folder is to be moved to where one with something in it stands; the last two are those of Windows. */
const isTaken: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

/** How the files of a run are called. */
export interface PlacerOptions {
  /** Records have names of their own instead of numbers. */
  readonly named: boolean;
  /** A record is one file of its own, not a folder of files. */
  readonly bare: boolean;
}

/** Puts finished files into their places, record by record in order: names that are taken depend on the order. */
export class OutputPlacer {
  readonly #folder: RunFolder;
  readonly #options: PlacerOptions;
  readonly #namer = new RecordNamer([ledgerName, errorsName, workName]);

  constructor(folder: RunFolder, options: PlacerOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Names of a record that an earlier part of the run has placed. */
  keep({ outputs = [] }: LedgerRecord): void {
    if (!this.#options.named) return;
    for (const { path } of outputs) this.#namer.keep(path.split('/', 1)[0] ?? '');
  }

  /** Moves a record into place; gives its line for the ledger. @throws ShoruiError `bulk.cannot-write` */
  place({ number, answers, name, files, errors }: RecordOutcome): LedgerRecord {
    if (errors.length > 0) return { record: number, answers, errors };
    const [first] = files;
    if (!first) return { record: number, answers, outputs: [] };
    const { named, bare } = this.#options;
    const place = named ? this.#namer.take(name, number, bare ? extname(first.path) : '') : recordFolder(number);
    const outputs = files.map((file) => ({ ...file, path: bare ? place : `${place}/${file.path}` }));
    if (!this.#moveWhole(number, place)) this.#moveFiles(number, files, outputs);
    return { record: number, answers, outputs };
  }

  /** Puts files back that the ledger has and the folder has lost. @throws ShoruiError `bulk.not-repeated`, `bulk.cannot-write` */
  restore(line: LedgerRecord, { files }: RecordOutcome): void {
    const { outputs = [], record } = line;
    const same = files.length === outputs.length && files.every(({ sha256 }, at) => sha256 === outputs[at]?.sha256);
    if (!same) throw new ShoruiError([createProblem('bulk.not-repeated', { file: this.#folder.path }, { record })]);
    this.#moveFiles(record, files, outputs);
  }

  /** False when a folder stands there already: a run that was killed had placed the record, and not yet said so. */
  #moveWhole(number: number, place: string): boolean {
    const target = join(this.#folder.path, place);
    try {
      renameSync(join(this.#folder.work, String(number)), target);
      return true;
    } catch (error) {
      if (!this.#options.bare && isTaken.has(systemCode(error))) return false;
      throw bulkWriteError(error, target);
    }
  }

  #moveFiles(number: number, files: readonly LedgerOutput[], outputs: readonly LedgerOutput[]): void {
    files.forEach(({ path }, index) => {
      const target = join(this.#folder.path, outputs[index]?.path ?? '');
      try {
        mkdirSync(dirname(target), { recursive: true });
        renameSync(join(this.#folder.work, waitingPath(this.#options.bare, number, path)), target);
      } catch (error) {
        throw bulkWriteError(error, target);
      }
    });
  }
}
