import type { Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';

export interface StoredJob {
  readonly name: string;
  readonly payload: unknown;
}

/** Jobs that are only remembered, for tests that ask what was stored. */
export function memoryJobs(stored: StoredJob[] = []): Jobs & { readonly stored: readonly StoredJob[] } {
  return {
    stored,
    check: () => undefined,
    async enqueue(name, payload, { id } = {}) {
      stored.push({ name, payload });
      return id ?? String(stored.length);
    },
    work: async () => undefined,
    counts: async () => ({ waiting: stored.length, running: 0, done: 0, dead: 0 }),
    dead: async () => [],
    revive: async () => false,
    stop: async () => undefined,
  };
}
