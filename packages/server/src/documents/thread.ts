import { Worker } from 'node:worker_threads';
import { ShoruiError, type Bundle } from '@shorui/engine';
import { AppError } from '../errors/app-error.ts';
import type { DocumentWork, Made, MadeCheck } from './document-work.ts';
import type { ThreadReply, ThreadRequest } from './document-thread.ts';
import type { MadeSeal, SealWork } from './seal-work.ts';

export interface ThreadLimits {
  /** Milliseconds that one task may take; then the thread is ended. */
  readonly taskMs: number;
  /** Heap of a thread, MB. */
  readonly heapMb: number;
  /** Compiled applications that a thread keeps: each holds its templates. */
  readonly mostCompiled: number;
}

/** Semi-space of a thread, MB. */
const youngMb = 24;

interface Waiting {
  readonly resolve: (reply: ThreadReply) => void;
  readonly reject: (error: Error) => void;
}

function startWorker({ heapMb, mostCompiled }: ThreadLimits): Worker {
  const file = import.meta.url.endsWith('.ts') ? './thread-from-source.mjs' : './document-thread.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: { mostCompiled },
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
  });
  // The pool controls the lifetime of threads; a thread does not keep the process alive.
  worker.unref();
  return worker;
}

/** A thread that makes documents, one task at a time. It is not used again after it exceeded a limit. */
export class DocumentThread {
  readonly #worker: Worker;
  readonly #taskMs: number;
  #keys: readonly string[] = [];
  #waiting: Waiting | undefined;
  #failure: Error | undefined;

  constructor(limits: ThreadLimits) {
    this.#taskMs = limits.taskMs;
    this.#worker = startWorker(limits);
    this.#worker.on('message', (reply: ThreadReply) => this.#settle()?.resolve(reply));
    this.#worker.on('error', (error: Error & { readonly code?: string }) =>
      this.#fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('document_exhausted', { cause: error }) : error,
      ),
    );
    this.#worker.on('exit', (code) => this.#fail(new Error(`A thread that makes documents ended with ${code}.`)));
  }

  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /** Whether the application is compiled here. */
  knows(key: string): boolean {
    return this.#keys.includes(key);
  }

  /** @throws {ShoruiError} problems of the engine; {AppError} document_exhausted */
  async make(key: string, bundle: Bundle | undefined, work: DocumentWork): Promise<Made> {
    return (await this.#do({ key, work, ...(bundle === undefined ? {} : { bundle }) })) as Made;
  }

  /** Compiles the files of an application without keeping them. @throws {AppError} document_exhausted */
  async check(bundle: Bundle): Promise<MadeCheck> {
    return (await this.#do({ work: { kind: 'check', bundle } })) as MadeCheck;
  }

  /** Stamps seals on a file. @throws {ShoruiError} problems of the file; {AppError} document_exhausted */
  async seal(work: SealWork): Promise<MadeSeal> {
    return (await this.#do({ work })) as MadeSeal;
  }

  async #do(request: ThreadRequest): Promise<Made | MadeCheck | MadeSeal> {
    if (this.#failure !== undefined) throw this.#failure;
    const reply = await new Promise<ThreadReply>((resolve, reject) => {
      const timer = setTimeout(() => void this.end(new AppError('document_exhausted')), this.#taskMs);
      this.#waiting = {
        resolve: (value) => (clearTimeout(timer), resolve(value)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      };
      this.#worker.postMessage(request, []);
    });
    this.#keys = reply.keys;
    if ('made' in reply) return reply.made;
    if ('problems' in reply) throw new ShoruiError([...reply.problems]);
    throw new Error(`Making documents failed: ${reply.failure}`);
  }

  async end(error = new Error('The threads that make documents were ended.')): Promise<void> {
    this.#fail(error);
    await this.#worker.terminate();
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#settle()?.reject(this.#failure);
  }
}
