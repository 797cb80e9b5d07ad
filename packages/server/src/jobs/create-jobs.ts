import { backoffMs, defaultBackoff, type Backoff } from './backoff.ts';
import { createJobId } from './job-id.ts';
import type { ClaimedJob, JobStore } from './job-store.ts';
import type { JobKind, Jobs } from './jobs-port.ts';
import { createKinds } from './kinds.ts';
import { createLane, defaultLeaseMs, type Lane } from './lane.ts';
import type { JobState } from './run-job.ts';

export interface JobsOptions {
  readonly store: JobStore;
  /** Every kind that may be stored, whether or not this process runs it. */
  readonly kinds: readonly JobKind[];
  readonly now: () => Date;
  /** 0 to 1, for the jitter between tries. */
  readonly random: () => number;
  /** Milliseconds between polls for jobs stored by other processes. */
  readonly pollMs?: number;
  /** Milliseconds between checks for expired leases. */
  readonly sweepMs?: number;
  readonly backoff?: Backoff;
  /** Shows the progress of a job to its user. */
  readonly tell?: (userId: number, job: Pick<ClaimedJob, 'id' | 'name'>, state: JobState) => void;
  readonly warn?: (error: unknown, words: string) => void;
}

const defaultAttempts = 5;

/** Jobs over a store. Opens the store; call `stop` at the end. */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { store, now, random } = options;
  const kinds = createKinds(options.kinds);
  const warn = options.warn ?? (() => undefined);
  const lanes = new Map<string, Lane>();
  const stopping = new AbortController();
  let sweeper: NodeJS.Timeout | undefined;
  await store.open(options.kinds);
  store.onStored?.((name) => lanes.get(name)?.ring());

  const sweep = (): void => {
    store.sweep().then(
      () => lanes.forEach((lane) => lane.ring()),
      (error: unknown) => warn(error, 'Expired leases could not be checked.'),
    );
  };
  const laneOptions = {
    store,
    pollMs: options.pollMs ?? 1000,
    stop: stopping.signal,
    warn,
    check: (name: string, payload: unknown) => void kinds.check(name, payload),
    delayMs: (failures: number) => backoffMs(options.backoff ?? defaultBackoff, failures, random),
    tell(job: ClaimedJob, state: JobState) {
      if (job.userId !== undefined) options.tell?.(job.userId, { id: job.id, name: job.name }, state);
    },
  };

  const stopLanes = async (withinMs: number): Promise<void> => {
    clearInterval(sweeper);
    const closed = Promise.all([...lanes.values()].map((lane) => lane.close()));
    const timer = setTimeout(() => stopping.abort(), withinMs);
    await closed;
    clearTimeout(timer);
    stopping.abort();
    await store.close();
  };
  let stopped: Promise<void> | undefined;

  return {
    check: (name, payload) => void kinds.check(name, payload),
    async enqueue(name, payload, given = {}) {
      const kind = kinds.check(name, payload);
      const id = await store.insert({
        id: given.id ?? createJobId(now().getTime()),
        name,
        payload,
        runAt: given.runAt,
        attempts: given.attempts ?? kind.attempts ?? defaultAttempts,
        key: given.key,
        userId: given.userId,
        leaseMs: kind.leaseMs ?? defaultLeaseMs,
      });
      lanes.get(name)?.ring();
      return id;
    },
    async work(definitions) {
      if (stopping.signal.aborted) throw new Error('The worker has stopped.');
      for (const definition of definitions) {
        kinds.get(definition.name);
        if (lanes.has(definition.name)) throw new Error(`${definition.name} jobs are worked on already.`);
      }
      await store.sweep();
      for (const definition of definitions) lanes.set(definition.name, createLane(definition, laneOptions));
      sweeper ??= setInterval(sweep, options.sweepMs ?? 5000);
    },
    counts: () => store.counts(),
    dead: (limit) => store.dead(limit),
    async revive(id) {
      const revived = await store.revive(id);
      if (revived) lanes.forEach((lane) => lane.ring());
      return revived;
    },
    stop(withinMs) {
      stopped ??= stopLanes(withinMs);
      return stopped;
    },
  };
}
