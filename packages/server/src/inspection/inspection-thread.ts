import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './inspect-worker.ts';

/** What one thread may take. */
export interface ThreadLimits {
  /** Milliseconds for one file; then the thread is ended, wherever it is. */
  readonly threadMs: number;
  /** MB of the heap of the thread. */
  readonly heapMb: number;
}

/** The thread had to be ended: the file took more time or memory than it may. */
export class Exhausted extends Error {
  constructor(what: 'time' | 'memory') {
    super(`A file took more ${what} to look into than it may.`);
    this.name = 'Exhausted';
  }
}

/** Milliseconds in which a thread must have loaded the engine, on a busy machine too. */
const startMs = 60_000;
const youngMb = 32;

type Problems = Exclude<WorkerReply, 'ready'>['problems'];

interface Waiting {
  readonly resolve: (reply: WorkerReply) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that looks into one file after the other. Once a file was too much for it, it is of no more use. */
export class InspectionThread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #ready: Promise<unknown>;
  #waiting: Waiting | undefined;
  #failure: Error | undefined;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
    const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './inspect-worker.js';
    this.#worker = new Worker(new URL(file, import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: youngMb },
    });
    // The pool decides how long threads live; none keeps the process up.
    this.#worker.unref();
    this.#worker.on('message', (reply: WorkerReply) => this.#settle()?.resolve(reply));
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Exhausted('memory') : error),
    );
    this.#worker.on('exit', (code) => this.#fail(new Error(`A thread that looks into files ended with ${code}.`)));
    this.#ready = this.#answer(startMs, new Error('A thread that looks into files did not start.'));
    // Whoever asks sees it.
    this.#ready.catch(() => undefined);
  }

  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /** The bytes are handed over to the thread and are empty here afterwards. Rejects with Exhausted. */
  async inspect(request: WorkerRequest & { readonly bytes: Uint8Array<ArrayBuffer> }): Promise<Problems> {
    await this.#ready;
    if (this.#failure !== undefined) throw this.#failure;
    const answer = this.#answer(this.#limits.threadMs, new Exhausted('time'));
    this.#worker.postMessage(request, [request.bytes.buffer]);
    const reply = await answer;
    return reply === 'ready' ? [] : reply.problems;
  }

  async end(): Promise<void> {
    this.#fail(new Error('The threads that look into files were ended.'));
    await this.#worker.terminate();
  }

  #answer(withinMs: number, late: Error): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#fail(late);
        void this.#worker.terminate();
      }, withinMs);
      const settled = (): void => clearTimeout(timer);
      this.#waiting = {
        resolve: (reply) => (settled(), resolve(reply)),
        reject: (error) => (settled(), reject(error)),
      };
    });
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#settle()?.reject(error);
  }
}
