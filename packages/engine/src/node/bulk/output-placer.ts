import { extname } from 'node:path';
import {
  errorsName,
  ledgerName,
  rejectedName,
  recordFolder,
  RecordNamer,
  type LedgerRecord,
} from '../../bulk/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { moveFiles, moveRecord, placedPaths } from './move-record.ts';
import type { RecordOutcome } from './record-maker.ts';
import { workName, type RunFolder } from './run-folder.ts';

/** How the files of a run are called. */
export interface PlacerOptions {
  /** Records have names of their own instead of numbers. */
  readonly named: boolean;
  /** A record is one file of its own, not a folder of files. */
  readonly bare: boolean;
}

/** Moves finished files to their final paths, record by record in order: free names depend on that order. */
export class OutputPlacer {
  readonly #folder: RunFolder;
  readonly #options: PlacerOptions;
  readonly #namer = new RecordNamer([ledgerName, errorsName, rejectedName, workName]);

  constructor(folder: RunFolder, options: PlacerOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Names of a record that an earlier part of the run has placed. */
  keep({ outputs = [] }: LedgerRecord): void {
    if (!this.#options.named) return;
    for (const { path } of outputs) this.#namer.keep(path.split('/', 1)[0] ?? '');
  }

  /** Moves a record into place, unless its worker has; gives its line for the ledger. @throws ShoruiError `bulk.cannot-write` */
  place({ number, answers, name, files, errors, placed }: RecordOutcome): LedgerRecord {
    if (errors.length > 0) return { record: number, answers, errors };
    const [first] = files;
    if (!first) return { record: number, answers, outputs: [] };
    const { named, bare } = this.#options;
    const place = named ? this.#namer.take(name, number, bare ? extname(first.path) : '') : recordFolder(number);
    const record = { number, bare, files };
    if (!placed) moveRecord(this.#folder, record, place);
    const paths = placedPaths(record, place);
    return { record: number, answers, outputs: files.map((file, index) => ({ ...file, path: paths[index] ?? '' })) };
  }

  /** Puts files back that the ledger has and the folder has lost. @throws ShoruiError `bulk.not-repeated`, `bulk.cannot-write` */
  restore({ outputs = [], record: number }: LedgerRecord, { files }: RecordOutcome): void {
    const same = files.length === outputs.length && files.every(({ sha256 }, at) => sha256 === outputs[at]?.sha256);
    if (!same) {
      throw new ShoruiError([createProblem('bulk.not-repeated', { file: this.#folder.path }, { record: number })]);
    }
    const targets = outputs.map(({ path }) => path);
    moveFiles(this.#folder, { number, bare: this.#options.bare, files }, targets);
  }
}
