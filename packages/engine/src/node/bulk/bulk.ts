import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ledgerName, type LedgerRecord } from '../../bulk/index.ts';
import type { Bundle } from '../../bundle/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import type { BulkAnswers } from './answers-source.ts';
import type { BulkOptions, BulkResult } from './bulk-options.ts';
import { LedgerFile, readLedger } from './ledger-file.ts';
import { makeInOrder } from './make-in-order.ts';
import { OutputPlacer } from './output-placer.ts';
import { packRun, removeRun } from './pack-run.ts';
import type { RecordOutcome } from './record-maker.ts';
import { RemainingBatches } from './remaining-batches.ts';
import { isFreeFolder, RunFolder } from './run-folder.ts';
import { freshPlan, planResume, type RunPlan } from './run-plan.ts';
import { defaultWorkers, makerSetup, openRunSource, type RunSource } from './run-source.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';
import { writeErrors } from './write-errors.ts';
import { writeRejected } from './write-rejected.ts';

/** A run under way: takes outcomes in order, puts files in place and keeps the ledger. */
class Run {
  readonly #folder: RunFolder;
  readonly #placer: OutputPlacer;
  readonly #plan: RunPlan;
  readonly #source: RunSource;
  readonly #ledger: LedgerFile;
  #made: number;
  #failed: number;
  stopped = false;
  /** Number of the last record of the ledger. */
  last: number;

  constructor(folder: RunFolder, placer: OutputPlacer, plan: RunPlan, source: RunSource) {
    this.#folder = folder;
    this.#placer = placer;
    this.#plan = plan;
    this.#source = source;
    this.#made = plan.made;
    this.#failed = plan.failed;
    this.last = plan.done;
    this.#ledger = new LedgerFile(join(folder.path, ledgerName), plan.size);
    if (plan.size === 0) this.#ledger.append([source.header]);
  }

  /** Files first, then the lines that speak of them. */
  commit(outcomes: readonly RecordOutcome[], stopOnError: boolean): BulkResult[] {
    const lines: LedgerRecord[] = [];
    const results: BulkResult[] = [];
    for (const outcome of outcomes) {
      if (this.stopped) break;
      const repair = this.#plan.repairs.get(outcome.number);
      if (repair) this.#placer.restore(repair, outcome);
      const line = repair ?? this.#placer.place(outcome);
      const { record, outputs, errors = [] } = line;
      if (!repair) {
        lines.push(line);
        if (outputs) this.#made++;
        else this.#failed++;
      }
      results.push(outputs ? { record, status: 'made', outputs } : { record, status: 'failed', errors });
      this.stopped = stopOnError && !outputs;
    }
    this.#ledger.append(lines);
    this.last = lines.at(-1)?.record ?? this.last;
    return results;
  }

  async finish(): Promise<void> {
    if (!this.stopped && !this.#plan.finished) {
      const [made, failed] = [this.#made, this.#failed];
      this.#ledger.append([{ end: { records: made + failed, made, failed } }]);
    }
    this.#ledger.flush();
    await writeErrors(this.#folder, this.#failed, this.#source);
    if (this.#source.rejected) await writeRejected(this.#folder, this.#source.rejected, this.#failed);
  }

  close(): void {
    this.#ledger.close();
  }
}

/** Is every record one file? */
function isOneFile({ bundle, format }: RunSource): boolean {
  const [file, ...others] = bundle.application.files;
  return file !== undefined && others.length === 0 && !(format === 'both' && file.type === 'word');
}

async function* work(
  folder: RunFolder,
  source: RunSource,
  pool: WorkerPool,
  options: BulkOptions,
): AsyncGenerator<BulkResult, boolean> {
  const { onError = 'continue', signal, resume = false } = options;
  const { answers } = source;
  const named = source.name !== '';
  const bare = named && isOneFile(source);
  const placer = new OutputPlacer(folder, { named, bare });
  const keep = (record: LedgerRecord): void => {
    signal?.throwIfAborted();
    placer.keep(record);
  };
  const planned = resume ? await planResume(folder.path, source.header, keep) : null;
  const plan = planned ?? freshPlan;
  // Names depend on the earlier records, and so does stopping at a bad record: paths are then assigned here, in order.
  const ownPlaces = !named && onError === 'continue';
  const folders = { path: folder.path, work: folder.work };
  pool.prepare({ ...makerSetup(source), folders, bare, placeAfter: ownPlaces ? plan.done : Number.POSITIVE_INFINITY });
  const run = new Run(folder, placer, plan, source);
  const remaining = new RemainingBatches(answers.batches, plan, folder.path);
  let isDone = false;
  try {
    const total = answers.summary && { total: answers.summary.total };
    options.onStart?.({ ...total, made: plan.made, failed: plan.failed });
    try {
      for await (const outcomes of makeInOrder(pool, remaining, signal)) {
        yield* run.commit(outcomes, onError === 'stop');
        if (run.stopped) break;
      }
      await run.finish();
      isDone = !run.stopped;
    } catch (error) {
      // The errors so far help the user to understand an interrupted run.
      await writeErrors(folder, Number.NaN, source).catch(() => undefined);
      throw error;
    }
    return isDone;
  } finally {
    run.close();
    await pool.close();
    if (!isDone && ownPlaces) remaining.takeBack(run.last);
  }
}

async function checkPlace(folder: string, resume: boolean): Promise<void> {
  const path = join(folder, ledgerName);
  const ledger = readLedger(path);
  const { done } = await ledger.next();
  await ledger.return(undefined);
  if (!done && resume) return;
  if (!done) throw new ShoruiError([createProblem('bulk.exists', { file: folder })]);
  // A ledger without a whole first line is what a run leaves that was killed while it began: no run yet.
  if (!isFreeFolder(folder)) throw new ShoruiError([createProblem('bulk.folder-not-empty', { file: folder })]);
}

/**
 * Makes the documents of many sets of answers. Memory holds only a few records for each worker: they are read as
 * fast as results are consumed. When a result is yielded, its files are in place and the ledger has its line. `resume` continues
 * after any interruption and detects, by hash, files lost in a power failure. A bad record does not stop the others: it is
 * reported in the ledger and in `errors.csv`.
 * @param bundle a bundle, or the path of one
 * @param answers path of a file (`.xlsx`, `.csv`, `.tsv`, `.jsonl`, `.json`), or any sequence of answers
 * @throws ShoruiError before the first result with what is wrong with bundle, columns or folder (`bulk.exists`,
 * `bulk.folder-not-empty`, `bulk.in-use`, `bulk.*-changed`); later `bulk.cannot-write`, `bulk.worker-failed` and what keeps the
 * answers from being read on
 */
export async function* bulk(
  bundle: string | Bundle,
  answers: BulkAnswers,
  options: BulkOptions,
): AsyncGenerator<BulkResult, void> {
  const { resume = false, signal } = options;
  const output = resolve(options.output);
  const isZip = output.toLowerCase().endsWith('.zip');
  const path = isZip ? `${output}.work` : output;
  if (isZip && existsSync(output)) {
    if (!resume) throw new ShoruiError([createProblem('bulk.zip-exists', { file: output })]);
    // The run is complete; only its temporary folder may be left.
    if (!existsSync(path)) return options.onStart?.({ made: 0, failed: 0 });
  }
  const pool = createWorkerPool(options.workers ?? defaultWorkers());
  let folder: RunFolder | null = null;
  let packed = false;
  try {
    const source = await openRunSource(path, bundle, answers, options, (each) => pool.begin(each));
    await checkPlace(path, resume);
    folder = new RunFolder(path);
    const isDone = yield* work(folder, source, pool, options);
    if (isZip && isDone) {
      await packRun(path, output, signal);
      packed = true;
    }
  } finally {
    await pool.close();
    folder?.release();
  }
  if (packed) await removeRun(path);
}
