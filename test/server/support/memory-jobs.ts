import type { Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';

export interface StoredJob {
  readonly name: string;
  readonly payload: unknown;
}

/** Runs jobs of some kinds as soon as they are stored, by the name of the kind. */
export type RunAtOnce = Readonly<Record<string, (payload: never) => Promise<void>>>;

/** Jobs that are only recorded, for tests that check what was stored; `runs` are run immediately. */
export function memoryJobs(
  stored: StoredJob[] = [],
  runs: () => RunAtOnce = () => ({}),
): Jobs & { readonly stored: readonly StoredJob[] } {
  return {
    stored,
    check: () => undefined,
    async enqueue(name, payload, { id } = {}) {
      stored.push({ name, payload });
      await runs()[name]?.(payload as never);
      return id ?? String(stored.length);
    },
    work: async () => undefined,
    counts: async () => ({ waiting: stored.length, running: 0, done: 0, dead: 0 }),
    dead: async () => [],
    revive: async () => false,
    stop: async () => undefined,
  };
}
