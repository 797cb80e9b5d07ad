import { availableParallelism } from 'node:os';
import type { Bundle } from '@shorui/engine';
import { createPool } from '../pool/create-pool.ts';
import type { RefusedFile } from './check-files.ts';
import type { DocumentWork, MadeOf } from './document-work.ts';
import type { SealWork } from './seal-work.ts';
import { DocumentThread, type ThreadLimits } from './thread.ts';

/** The application of a task. `load` gives it to a thread that has not compiled it yet. */
export interface DocumentSource {
  /** The same key is the same content: `7 3` for version 3 of application 7. */
  readonly key: string;
  readonly load: () => Promise<Bundle>;
}

/** Makes documents outside of the thread that serves calls. */
export interface Documents {
  /** @throws {ShoruiError} problems of the engine; {AppError} document_exhausted, busy, and what `load` throws */
  make<W extends DocumentWork>(source: DocumentSource, work: W): Promise<MadeOf<W>>;
  /** The files of an application that no documents can be made from. @throws {AppError} document_exhausted, busy, and what `load` throws */
  check(load: DocumentSource['load']): Promise<readonly RefusedFile[]>;
  /** A PDF of a file with seals stamped on it. @throws {ShoruiError} problems of the file; {AppError} document_exhausted, busy */
  seal(work: SealWork): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

export interface DocumentsOptions extends ThreadLimits {
  /** Most threads, and so tasks at once. */
  readonly threads: number;
  /** Most tasks that wait for a thread. */
  readonly waiting: number;
  /** Milliseconds after which idle threads are ended: each holds the engine, its fonts and templates. */
  readonly idleMs: number;
}

export const documentsDefaults: DocumentsOptions = {
  threads: Math.min(4, availableParallelism()),
  waiting: 200,
  taskMs: 60_000,
  heapMb: 1024,
  mostCompiled: 20,
  idleMs: 300_000,
};

/** Threads that start with the first tasks and end when idle. A task prefers a thread that has compiled its application. */
export function createDocuments(changed: Partial<DocumentsOptions> = {}): Documents {
  const options = { ...documentsDefaults, ...changed };
  const { threads: most, waiting, idleMs } = options;
  const pool = createPool({ create: () => new DocumentThread(options), most, waiting, idleMs });
  return {
    make<W extends DocumentWork>({ key, load }: DocumentSource, work: W): Promise<MadeOf<W>> {
      const knowsIt = (thread: DocumentThread): boolean => thread.knows(key);
      return pool.use(async (thread) => {
        const bundle = thread.knows(key) ? undefined : await load();
        return (await thread.make(key, bundle, work)) as MadeOf<W>;
      }, knowsIt);
    },
    check: (load) => pool.use(async (thread) => (await thread.check(await load())).refused),
    seal: (work) => pool.use(async (thread) => (await thread.seal(work)).bytes),
    close: () => pool.close(),
  };
}
