import type { Problem } from '@shorui/engine/node';
import { AppError } from '../errors/app-error.ts';
import type { InspectedKind, InspectionLimits } from './inspect-file.ts';
import { InspectionThread, type ThreadLimits } from './inspection-thread.ts';

/** Looks into files of people away from the thread that answers calls. */
export interface Inspector {
  /**
   * What forbids to take a file; nothing when it is fine. `read` is called when its turn has come, so that few files are in memory.
   * Rejects with Exhausted when the file takes too much time or memory, with AppError busy when too many wait.
   */
  inspect(kind: InspectedKind, read: () => Promise<Uint8Array>): Promise<readonly Problem[]>;
  close(): Promise<void>;
}

export interface InspectorOptions extends InspectionLimits, ThreadLimits {
  /** Threads, and so files that are looked into at once. */
  readonly threads: number;
  /** Files that may wait for their turn. */
  readonly waiting: number;
  /** Milliseconds after which threads that have nothing to do are ended: each holds the engine in memory. */
  readonly idleMs: number;
}

export const inspectorDefaults: InspectorOptions = {
  threads: 2,
  waiting: 40,
  fileBytes: 50 * 1024 * 1024,
  milliseconds: 3000,
  threadMs: 6000,
  heapMb: 512,
  idleMs: 60_000,
};

/** A pool of threads that start with the first files and end when none come. */
export function createInspector(changed: Partial<InspectorOptions> = {}): Inspector {
  const options = { ...inspectorDefaults, ...changed };
  const { fileBytes, milliseconds } = options;
  const idle: InspectionThread[] = [];
  const busy = new Set<InspectionThread>();
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

  return {
    async inspect(kind, read) {
      await takeTurn();
      clearTimeout(idleTimer);
      try {
        // A copy of its own: what is read may lie in a buffer that others share.
        const bytes = new Uint8Array(await read());
        const thread = idle.pop() ?? new InspectionThread(options);
        busy.add(thread);
        try {
          return await thread.inspect({ kind, bytes, limits: { fileBytes, milliseconds } });
        } finally {
          busy.delete(thread);
          if (thread.isUsable) idle.push(thread);
        }
      } finally {
        endTurn();
      }
    },
    async close() {
      clearTimeout(idleTimer);
      await Promise.all([endIdle(), ...[...busy].map((thread) => thread.end())]);
    },
  };
}
