import { Worker } from 'node:worker_threads';
import type { BulkRecord } from '../../bulk/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import type { WorkerReply, WorkerRequest } from './bulk-worker.ts';
import { RecordMaker, type MakerSetup, type RecordOutcome } from './record-maker.ts';

/** Records that go to a worker together: one message for many keeps the threads busy with documents. */
const batchSize = 16;

/** Batches for each worker that are under way: one being made, one waiting, one that waits for its turn in the order. */
const batchesAWorker = 3;

/** Makes documents of records in several threads, or in this one. */
export interface WorkerPool {
  readonly size: number;
  make(records: readonly BulkRecord[]): Promise<readonly RecordOutcome[]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(outcomes: readonly RecordOutcome[]): void;
  reject(error: unknown): void;
}

function startWorker(setup: MakerSetup): Worker {
  const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './bulk-worker.js';
  return new Worker(new URL(file, import.meta.url), { workerData: setup });
}

/** One thread and the batches it was given. */
class Thread {
  readonly waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  #nextId = 0;
  #failure: ShoruiError | null = null;

  constructor(setup: MakerSetup) {
    this.#worker = startWorker(setup);
    this.#worker.on('message', (reply: WorkerReply) => {
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('outcomes' in reply) waiting?.resolve(reply.outcomes);
      else waiting?.reject(new ShoruiError(reply.problems));
    });
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', (code) => this.#fail(`exit ${code}`));
  }

  make(records: readonly BulkRecord[]): Promise<readonly RecordOutcome[]> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      const id = this.#nextId++;
      this.waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, records } satisfies WorkerRequest, []);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(detail: string): void {
    this.#failure ??= new ShoruiError([createProblem('bulk.worker-failed', {}, { detail })]);
    for (const each of this.waiting.values()) each.reject(this.#failure);
    this.waiting.clear();
  }
}

/** Starts the threads of a run; with 0 of them the calling thread does the work. */
export function createWorkerPool(setup: MakerSetup, size: number): WorkerPool {
  if (size === 0) {
    const maker = new RecordMaker(setup);
    return { size: 1, make: async (records) => maker.make(records), close: async () => undefined };
  }
  const threads = Array.from({ length: size }, () => new Thread(setup));
  return {
    size,
    make(records) {
      const [first, ...others] = threads;
      const idlest = others.reduce(
        (best, each) => (best && best.waiting.size <= each.waiting.size ? best : each),
        first,
      );
      return idlest ? idlest.make(records) : Promise.resolve([]);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Reads a batch; an error of the reading comes with what was read before it. */
async function nextBatch(
  records: AsyncIterator<BulkRecord>,
): Promise<{ batch: BulkRecord[]; error?: unknown; ended: boolean }> {
  const batch: BulkRecord[] = [];
  try {
    while (batch.length < batchSize) {
      const { value, done } = await records.next();
      if (done) return { batch, ended: true };
      batch.push(value);
    }
    return { batch, ended: false };
  } catch (error) {
    return { batch, error, ended: true };
  }
}

/** The result of a promise, or the reason of the signal when it aborts first. Leaves nothing behind at the signal. */
async function unlessAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const listening = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: listening.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    listening.abort();
  }
}

/**
 * The outcomes of records in their order, a batch at a time. Records are read only as fast as outcomes are taken: no more are
 * under way than a few batches for each worker. What the records throw is thrown when all before is done.
 */
export async function* makeInOrder(
  pool: WorkerPool,
  source: AsyncIterable<BulkRecord>,
  signal?: AbortSignal,
): AsyncGenerator<readonly RecordOutcome[]> {
  const records = source[Symbol.asyncIterator]();
  const underWay: Promise<readonly RecordOutcome[]>[] = [];
  let failure: { error?: unknown } | null = null;
  let ended = false;
  try {
    for (;;) {
      while (!ended && underWay.length < pool.size * batchesAWorker) {
        signal?.throwIfAborted();
        const next = await nextBatch(records);
        ended = next.ended;
        if ('error' in next) failure = next;
        if (next.batch.length === 0) break;
        const outcomes = pool.make(next.batch);
        // Whoever waits for it will see the error; nobody waits when an earlier one has failed.
        outcomes.catch(() => undefined);
        underWay.push(outcomes);
      }
      const first = underWay.shift();
      if (!first) break;
      yield await (signal ? unlessAborted(first, signal) : first);
    }
    if (failure !== null) throw failure.error;
  } finally {
    await records.return?.();
  }
}
