import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { errorsName, ledgerName, rejectedName, type LedgerHeader, type LedgerRecord } from '../../bulk/index.ts';
import type { Bundle } from '../../bundle/index.ts';
import { createProblem, ShoruiError, type Problem } from '../../problems/index.ts';
import type { BulkAnswers } from './answers-source.ts';
import type { AnswersEncoding } from './decoded-text.ts';
import { readLedger } from './ledger-file.ts';
import { makeInOrder } from './make-in-order.ts';
import type { RecordOutcome } from './record-maker.ts';
import { workName } from './run-folder.ts';
import { changedSince, isIntact } from './run-plan.ts';
import { answersChanged, defaultWorkers, makerSetup, openRunSource, type RunSource } from './run-source.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

/** How a bulk run is verified. */
export interface VerifyOptions {
  /** Current paths of bundle and answers; by default those in the ledger. */
  readonly bundle?: string | Bundle;
  readonly answers?: BulkAnswers;
  /** As for `bulk`. */
  readonly workers?: number;
  readonly signal?: AbortSignal;
  /** Called after each record. */
  readonly onRecord?: (record: number, total: number | undefined) => void;
}

/** What came of making everything again. */
export interface VerifyReport {
  readonly records: number;
  readonly files: number;
  /** Every file that is missing, changed, not in the ledger, or comes out differently; empty when all is as it was made. */
  readonly problems: readonly Problem[];
}

async function readHeader(ledger: string): Promise<LedgerHeader> {
  for await (const { line } of readLedger(ledger)) if ('ledger' in line) return line;
  throw new ShoruiError([createProblem('bulk.no-ledger', { file: ledger })]);
}

async function openSource(
  folder: string,
  header: LedgerHeader,
  options: VerifyOptions,
  pool: WorkerPool,
): Promise<RunSource> {
  const bundle = options.bundle ?? (header.bundle.path === undefined ? undefined : resolve(folder, header.bundle.path));
  const answers =
    options.answers ?? (header.answers.path === undefined ? undefined : resolve(folder, header.answers.path));
  const file = join(folder, ledgerName);
  if (bundle === undefined) throw new ShoruiError([createProblem('bulk.no-source', { file }, { what: 'bundle' })]);
  if (answers === undefined) throw new ShoruiError([createProblem('bulk.no-source', { file }, { what: 'answers' })]);
  const { encoding, ...others } = header.options;
  const given = { ...others, encoding: encoding as AnswersEncoding };
  const source = await openRunSource(folder, bundle, answers, given, (each) => pool.begin(each));
  const changed = changedSince(header, source.header, file);
  if (changed.length > 0) throw new ShoruiError(changed);
  return source;
}

/** Files below a folder that are not among the known ones. */
function* extraFiles(folder: string, known: ReadonlySet<string>): Generator<string> {
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, entry.name);
      if (entry.isDirectory()) {
        if (full !== join(folder, workName)) waiting.push(full);
      } else if (!known.has(relative(folder, full).split(sep).join('/'))) yield full;
    }
  }
}

/** Compares the ledger with the folder and with what comes out now. */
class Verification {
  readonly problems: Problem[] = [];
  readonly #folder: string;
  readonly #known = new Set([ledgerName, errorsName, rejectedName]);
  records = 0;
  files = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  compare(line: LedgerRecord, outcome: RecordOutcome): void {
    const { record, outputs, answers } = line;
    if (answers !== outcome.answers) throw answersChanged(join(this.#folder, ledgerName));
    this.records++;
    const made = outputs ?? [];
    const same =
      (outputs === undefined) === outcome.errors.length > 0 &&
      made.length === outcome.files.length &&
      made.every(({ sha256 }, index) => sha256 === outcome.files[index]?.sha256);
    if (!same) this.problems.push(createProblem('bulk.not-repeated', { file: this.#folder }, { record }));
    for (const output of made) {
      this.files++;
      this.#known.add(output.path);
      if (isIntact(this.#folder, output)) continue;
      const file = join(this.#folder, output.path);
      this.problems.push(createProblem(existsSync(file) ? 'bulk.file-changed' : 'bulk.file-missing', { file }));
    }
  }

  finish(isFinished: boolean): void {
    for (const file of extraFiles(this.#folder, this.#known)) {
      this.problems.push(createProblem('bulk.file-extra', { file }));
    }
    if (!isFinished) this.problems.push(createProblem('bulk.unfinished', { file: this.#folder }));
  }
}

/**
 * Makes everything in the folder of a run again, without writing it, and compares the ledger, the files on disk, and
 * what comes out now.
 * @throws ShoruiError `bulk.no-ledger`, `bulk.no-source`, `bulk.ledger-broken`, `bulk.*-changed` when bundle or answers are
 * not those of the run
 */
export async function verify(folder: string, options: VerifyOptions = {}): Promise<VerifyReport> {
  const path = resolve(folder);
  const ledger = join(path, ledgerName);
  const header = await readHeader(ledger);
  const pool = createWorkerPool(options.workers ?? defaultWorkers());
  const lines = readLedger(ledger);
  const verification = new Verification(path);
  let isFinished = false;
  let isBeyond = false;
  try {
    const source = await openSource(path, header, options, pool);
    const { answers } = source;
    pool.prepare({ ...makerSetup(source), folders: null, bare: false, placeAfter: 0 });
    await lines.next();
    for await (const outcomes of makeInOrder(pool, answers.batches, options.signal)) {
      for (const outcome of outcomes) {
        const { value } = await lines.next();
        if (!value || !('record' in value.line)) {
          isBeyond = true;
          break;
        }
        verification.compare(value.line, outcome);
        options.onRecord?.(outcome.number, answers.summary?.total);
      }
      // The ledger of a run that has not come to its end knows less than the answers.
      if (isBeyond) break;
    }
    const { value } = await lines.next();
    isFinished = value !== undefined && 'end' in value.line;
  } finally {
    await lines.return(undefined);
    await pool.close();
  }
  verification.finish(isFinished);
  const { records, files, problems } = verification;
  return { records, files, problems };
}
