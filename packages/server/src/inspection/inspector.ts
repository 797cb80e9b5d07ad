import type { Readable } from 'node:stream';
import type { Problem } from '@shorui/engine/node';
import { AppError } from '../errors/app-error.ts';
import type { InspectedKind, InspectionLimits } from './inspect-file.ts';
import type { ChildRequest } from './inspection-child.ts';
import { InspectionProcess, type Inspection, type ProcessLimits } from './inspection-process.ts';
import type { ReadContent } from './read-content.ts';

/** A file to inspect: `open` returns its bytes, and is called when its turn has come. */
export interface InspectedFile {
  readonly kind: InspectedKind;
  /** Size in bytes. */
  readonly size: number;
  readonly open: () => Readable;
}

/** Inspects uploaded files outside the process that serves calls. */
export interface Inspector {
  /**
   * Returns the problems of a file; empty when it is valid. Rejects with Exhausted when the file takes too much time or
   * memory, with AppError busy when the queue is full.
   */
  inspect(file: InspectedFile): Promise<readonly Problem[]>;
  /** Returns what editors show of a file: blocks and tags of a Word template, pages and places for fields of a PDF. Rejects as `inspect`. */
  read(file: InspectedFile): Promise<ReadContent>;
  close(): Promise<void>;
}

export interface InspectorOptions extends InspectionLimits, ProcessLimits {
  /** Maximum number of processes, and so of files inspected at once. */
  readonly processes: number;
  /** Maximum number of files in the queue. */
  readonly waiting: number;
  /** Milliseconds after which idle processes are ended: each holds the engine in memory. */
  readonly idleMs: number;
}

export const inspectorDefaults: InspectorOptions = {
  processes: 2,
  waiting: 40,
  fileBytes: 50 * 1024 * 1024,
  milliseconds: 3000,
  processMs: 6000,
  heapMb: 512,
  idleMs: 60_000,
};

/** A pool of processes that start with the first files and end when idle. */
export function createInspector(changed: Partial<InspectorOptions> = {}): Inspector {
  const options = { ...inspectorDefaults, ...changed };
  const { fileBytes, milliseconds } = options;
  const idle: InspectionProcess[] = [];
  const busy = new Set<InspectionProcess>();
  const turns: (() => void)[] = [];
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const endIdle = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((child) => child.end()));
  };
  const takeTurn = async (): Promise<void> => {
    if (running < options.processes) running += 1;
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

  const run = async (task: ChildRequest['task'], { kind, size, open }: InspectedFile): Promise<Inspection> => {
    await takeTurn();
    clearTimeout(idleTimer);
    const child = idle.pop() ?? new InspectionProcess(options);
    busy.add(child);
    try {
      return await child.inspect({ task, kind, size, limits: { fileBytes, milliseconds } }, open);
    } finally {
      busy.delete(child);
      if (child.isUsable) idle.push(child);
      endTurn();
    }
  };

  return {
    inspect: async (file) => (await run('check', file)).problems,
    read: (file) => run('read', file),
    async close() {
      clearTimeout(idleTimer);
      await Promise.all([endIdle(), ...[...busy].map((child) => child.end())]);
    },
  };
}
