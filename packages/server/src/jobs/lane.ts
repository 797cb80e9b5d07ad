import { createBell } from './bell.ts';
import type { ClaimedJob } from './job-store.ts';
import type { JobDefinition } from './jobs-port.ts';
import { runJob, type RunOptions } from './run-job.ts';

export interface LaneOptions extends Omit<RunOptions, 'leaseMs' | 'timeoutMs' | 'check'> {
  /** Milliseconds between polls when the bell does not ring. */
  readonly pollMs: number;
  check(name: string, payload: unknown): void;
}

/** One kind of job in one worker: takes jobs, as many at once as the kind allows, until it is closed. */
export interface Lane {
  /** Signals that a job may be due. */
  ring(): void;
  /** Takes no more jobs; resolves when none is running. */
  close(): Promise<void>;
}

export const defaultLeaseMs = 60_000;
const defaultTimeoutMs = 1_800_000;
/** Maximum delay before jobs resume after a service recovers. */
const longestPauseMs = 60_000;

export function createLane(definition: JobDefinition, options: LaneOptions): Lane {
  const bell = createBell();
  const running = new Set<Promise<void>>();
  const most = definition.concurrency ?? 1;
  const leaseMs = definition.leaseMs ?? defaultLeaseMs;
  const state = { isOpen: true };
  /** Consecutive pauses and failures of the store. */
  let troubles = 0;
  let pausedUntil = 0;

  const start = (job: ClaimedJob): void => {
    const run = async (): Promise<void> => {
      const outcome = await runJob(definition, job, {
        ...options,
        leaseMs,
        timeoutMs: definition.timeoutMs ?? defaultTimeoutMs,
        check: (payload) => options.check(definition.name, payload),
      });
      if (outcome === 'paused') {
        troubles += 1;
        pausedUntil = performance.now() + Math.min(longestPauseMs, options.delayMs(troubles));
      } else if (outcome !== 'gone') troubles = 0;
    };
    const run_ = run().finally(() => {
      running.delete(run_);
      bell.ring();
    });
    running.add(run_);
  };

  const look = async (): Promise<boolean> => {
    if (performance.now() < pausedUntil || running.size >= most) return false;
    const jobs = await options.store.claim(definition, most - running.size, leaseMs);
    for (const job of jobs) start(job);
    return jobs.length > 0 && running.size < most;
  };

  const loop = async (): Promise<void> => {
    let failures = 0;
    while (state.isOpen) {
      let more = false;
      try {
        more = await look();
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1) options.warn(error, `No ${definition.name} jobs can be fetched; retrying.`);
      }
      if (!more && state.isOpen) await bell.wait(waitMs(failures));
    }
  };
  const waitMs = (failures: number): number => {
    if (failures > 0) return Math.min(5000, 100 * 2 ** Math.min(failures, 10));
    const paused = pausedUntil - performance.now();
    return paused > 0 ? Math.min(paused, options.pollMs) : options.pollMs;
  };
  const looping = loop();
  return {
    ring: () => bell.ring(),
    async close() {
      state.isOpen = false;
      bell.ring();
      await looping;
      while (running.size > 0) await Promise.all(running);
    },
  };
}
