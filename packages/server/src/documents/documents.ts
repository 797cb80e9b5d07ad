import { availableParallelism } from 'node:os';
import type { Bundle } from '@shorui/engine';
import { AppError } from '../errors/app-error.ts';
import type { DocumentWork, MadeOf } from './document-work.ts';
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
  const idle: DocumentThread[] = [];
  const busy = new Set<DocumentThread>();
  const turns: (() => void)[] = [];
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const endIdle = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((thread) => thread.end()));
  };
  const takeTurn = async (): Promise<void> => {
    if (running < options.threads) running += 1;
    else if (turns.length >= options.waiting) throw new AppError('busy');
    else await new Promise<void>((resolve) => turns.push(resolve));
  };
  const endTurn = (): void => {
    const next = turns.shift();
    if (next !== undefined) return next();
    running -= 1;
    if (running > 0) return;
    idleTimer = setTimeout(() => void endIdle(), options.idleMs);
    idleTimer.unref();
  };
  /** An idle thread that knows the application, else the one that rested longest, else a new one. */
  const takeThread = (key: string): DocumentThread => {
    const at = idle.findIndex((thread) => thread.knows(key));
    if (at >= 0) return idle.splice(at, 1)[0] ?? new DocumentThread(options);
    return idle.shift() ?? new DocumentThread(options);
  };

  return {
    async make<W extends DocumentWork>({ key, load }: DocumentSource, work: W): Promise<MadeOf<W>> {
      await takeTurn();
      clearTimeout(idleTimer);
      const thread = takeThread(key);
      busy.add(thread);
      try {
        const bundle = thread.knows(key) ? undefined : await load();
        return (await thread.make(key, bundle, work)) as MadeOf<W>;
      } finally {
        busy.delete(thread);
        if (thread.isUsable) idle.push(thread);
        endTurn();
      }
    },
    async close() {
      clearTimeout(idleTimer);
      await Promise.all([endIdle(), ...[...busy].map((thread) => thread.end())]);
    },
  };
}
