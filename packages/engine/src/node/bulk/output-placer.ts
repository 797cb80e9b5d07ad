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
import { bulkWriteError } from './bulk-write-error.ts';
import type { MadeFile, RecordOutcome } from './record-maker.ts';
import { workName, type RunFolder } from './run-folder.ts';

/** How the files of a run are called. */
export interface PlacerOptions {
  /** Records have names of their own instead of numbers. */
  readonly named: boolean;
  /** The application has one file: the name of a record is that of its file, not of a folder. */
  readonly single: boolean;
}

/** Puts finished files into their places, record by record in order: names that are taken depend on the order. */
export class OutputPlacer {
  readonly #folder: RunFolder;
  readonly #options: PlacerOptions;
  readonly #namer = new RecordNamer([ledgerName, errorsName, workName]);
  #lastFolder = '';

  constructor(folder: RunFolder, options: PlacerOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Names of a record that an earlier part of the run has placed. */
  keep({ outputs = [] }: LedgerRecord): void {
    if (!this.#options.named) return;
    for (const { path } of outputs) this.#namer.keep(path.split('/', 1)[0] ?? '');
  }

  /** Moves the files of a record into place; gives its line for the ledger. @throws ShoruiError `bulk.cannot-write` */
  place({ number, answers, name, files, errors }: RecordOutcome): LedgerRecord {
    if (errors.length > 0) return { record: number, answers, errors };
    const paths = this.#paths(number, name, files);
    const outputs = files.map(({ sha256, size, waiting }, index): LedgerOutput => {
      const path = paths[index] ?? '';
      this.#move(waiting, path);
      return { path, sha256, size };
    });
    return { record: number, answers, outputs };
  }

  /** Puts files back that the ledger has and the folder has lost. @throws ShoruiError `bulk.not-repeated`, `bulk.cannot-write` */
  restore(line: LedgerRecord, { files }: RecordOutcome): void {
    const { outputs = [], record } = line;
    const same = files.length === outputs.length && files.every(({ sha256 }, at) => sha256 === outputs[at]?.sha256);
    if (!same) throw new ShoruiError([createProblem('bulk.not-repeated', { file: this.#folder.path }, { record })]);
    files.forEach(({ waiting }, index) => this.#move(waiting, outputs[index]?.path ?? ''));
  }

  #paths(number: number, name: string, files: readonly MadeFile[]): string[] {
    const { named, single } = this.#options;
    const [first] = files;
    if (!first) return [];
    if (named && single) return [this.#namer.take(name, number, extname(first.path))];
    const folder = named ? this.#namer.take(name, number) : recordFolder(number);
    return files.map(({ path }) => `${folder}/${path}`);
  }

  #move(waiting: string, path: string): void {
    const target = join(this.#folder.path, path);
    try {
      const folder = dirname(target);
      if (folder !== this.#lastFolder) mkdirSync(folder, { recursive: true });
      this.#lastFolder = folder;
      renameSync(join(this.#folder.work, waiting), target);
    } catch (error) {
      throw bulkWriteError(error, target);
    }
  }
}
