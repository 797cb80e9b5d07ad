import { Worker } from 'node:worker_threads';
import type { BulkRecord } from '../../bulk/index.ts';
import type { Bundle } from '../../bundle/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { compile } from '../with-node-codec.ts';
import type { WorkerReply, WorkerRequest } from './bulk-worker.ts';
import { RecordMaker, type MakerSetup, type RecordOutcome } from './record-maker.ts';

/** Records that go to a worker together: one message for many keeps the threads busy with documents. */
const batchSize = 16;

/** Batches for each worker that are under way: one being made, one waiting, one that waits for its turn in the order. */
const batchesAWorker = 3;

/**
 * Bounds for the heap of a thread (MB). The first is far above what any record takes; it is there because V8 lets garbage grow to
 * four times what is alive where there is no bound below 2 GB, and to less than twice with this one. New objects die before they
 * get old in less than half of the room that V8 gives them by itself.
 */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 24 };

/** Makes documents of records in several threads, or in this one. */
export interface WorkerPool {
  readonly size: number;
  /** Says of what application documents are made, as early as it is known: reading its templates takes a while. */
  begin(bundle: Bundle): void;
  /** Says what to make; between `begin` and `make`. */
  prepare(setup: MakerSetup): void;
  make(records: readonly BulkRecord[]): Promise<readonly RecordOutcome[]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(outcomes: readonly RecordOutcome[]): void;
  reject(error: unknown): void;
}

function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './bulk-worker.js';
  return new Worker(new URL(file, import.meta.url), { resourceLimits });
}

/** One thread and the batches it was given. */
class Thread {
  /**
   * In the order of the batches, which is that of the answers. Not a map: the tables that a map leaves behind as it changes hold each
   * other, and the outcomes of whoever waited in them, until a full collection.
   */
  readonly waiting: Waiting[] = [];
  readonly #worker: Worker;
  #failure: ShoruiError | null = null;

  constructor() {
    this.#worker = startWorker();
    this.#worker.on('message', (reply: WorkerReply) => {
      const waiting = this.waiting.shift();
      if ('outcomes' in reply) waiting?.resolve(reply.outcomes);
      else waiting?.reject(new ShoruiError(reply.problems));
    });
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', (code) => this.#fail(`exit ${code}`));
  }

  tell(request: WorkerRequest): void {
    this.#worker.postMessage(request, []);
  }

  make(records: readonly BulkRecord[]): Promise<readonly RecordOutcome[]> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.waiting.push({ resolve, reject });
      this.#worker.postMessage({ records } satisfies WorkerRequest, []);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(detail: string): void {
    this.#failure ??= new ShoruiError([createProblem('bulk.worker-failed', {}, { detail })]);
    for (const each of this.waiting.splice(0)) each.reject(this.#failure);
  }
}

function createOwnPool(): WorkerPool {
  let bundle: Bundle | null = null;
  let maker: RecordMaker | null = null;
  return {
    size: 1,
    begin: (given) => void (bundle = given),
    prepare(setup) {
      if (bundle) maker = new RecordMaker(compile(bundle), setup);
    },
    make: async (records) => maker?.make(records) ?? [],
    close: async () => undefined,
  };
}

/**
 * Starts the threads of a run, which takes them a while: early, so that they do it while the run looks at what it is made from. With 0
 * of them the calling thread does the work.
 */
export function createWorkerPool(size: number): WorkerPool {
  if (size === 0) return createOwnPool();
  const threads = Array.from({ length: size }, () => new Thread());
  return {
    size,
    begin(bundle) {
      for (const thread of threads) thread.tell({ bundle });
    },
    prepare(setup) {
      for (const thread of threads) thread.tell({ setup });
    },
    make(records) {
      const [first, ...others] = threads;
      const idlest = others.reduce(
        (best, each) => (best && best.waiting.length <= each.waiting.length ? best : each),
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

/** Waits for promises until a signal aborts. Listens once, and leaves nothing behind at promises that are waited for. */
class Interruptible {
  readonly #signal: AbortSignal | undefined;
  #reject: (reason: unknown) => void = () => undefined;
  readonly #abort = () => this.#reject(this.#signal?.reason);

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
    signal?.addEventListener('abort', this.#abort);
  }

  /** The result of a promise, or the reason of the signal when it aborts first. */
  wait<Result>(promise: Promise<Result>): Promise<Result> {
    this.#signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      promise.then(resolve, reject);
    });
  }

  close(): void {
    this.#signal?.removeEventListener('abort', this.#abort);
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
  const interruptible = new Interruptible(signal);
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
      yield await interruptible.wait(first);
    }
    if (failure !== null) throw failure.error;
  } finally {
    interruptible.close();
    await records.return?.();
  }
}
