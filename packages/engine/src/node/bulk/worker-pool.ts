import { Worker } from 'node:worker_threads';
import type { Bundle } from '../../bundle/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { compile } from '../with-node-codec.ts';
import type { WorkerReply, WorkerRequest } from './bulk-worker.ts';
import type { RecordBatch } from './record-batch.ts';
import { RecordMaker, type MakerSetup, type RecordOutcome } from './record-maker.ts';

/**
 * Batches for each worker that are under way: one being made, one waiting, and those that wait for their turn in the order. A thread
 * that the system leaves aside for a moment must not keep the others waiting for the batch that it has.
 */
const batchesAWorker = 4;

/**
 * Bounds for the heap of a thread (MB). The first is far above what any record takes; it is there because V8 lets garbage grow to
 * four times what is alive where there is no bound below 2 GB, and to less than twice with this one. New objects die before they
 * get old in less than half of the room that V8 gives them by itself.
 */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 24 };

/** Makes documents of records in several threads, or in this one. */
export interface WorkerPool {
  /** Batches that may be under way at once. */
  readonly room: number;
  /** Says of what application documents are made, as early as it is known: reading its templates takes a while. */
  begin(bundle: Bundle): void;
  /** Says what to make; between `begin` and `make`. */
  prepare(setup: MakerSetup): void;
  make(batch: RecordBatch): Promise<readonly RecordOutcome[]>;
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
   * other, and the outcomes of their waiters, until a full collection.
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

  make(batch: RecordBatch): Promise<readonly RecordOutcome[]> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.waiting.push({ resolve, reject });
      this.#worker.postMessage({ batch } satisfies WorkerRequest, batch.kind === 'lines' ? [batch.bytes.buffer] : []);
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
    // The caller does the work itself: making more than requested would only delay it.
    room: 1,
    begin: (given) => void (bundle = given),
    prepare(setup) {
      if (bundle) maker = new RecordMaker(compile(bundle), setup);
    },
    make: async (batch) => maker?.make(batch) ?? [],
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
    room: size * batchesAWorker,
    begin(bundle) {
      for (const thread of threads) thread.tell({ bundle });
    },
    prepare(setup) {
      for (const thread of threads) thread.tell({ setup });
    },
    make(batch) {
      const [first, ...others] = threads;
      const idlest = others.reduce(
        (best, each) => (best && best.waiting.length <= each.waiting.length ? best : each),
        first,
      );
      return idlest ? idlest.make(batch) : Promise.resolve([]);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
