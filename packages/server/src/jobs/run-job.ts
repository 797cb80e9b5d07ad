import { JobDead, JobPause } from './job-errors.ts';
import type { ClaimedJob, JobStore } from './job-store.ts';
import { wordsOf } from './job-words.ts';
import type { JobDefinition } from './jobs-port.ts';
import { holdLease } from './hold-lease.ts';

/** The outcome of a try. `gone`: another worker has the job, or it was given back. */
export type Outcome = 'done' | 'retried' | 'dead' | 'paused' | 'gone';

export interface RunOptions {
  readonly store: JobStore;
  readonly leaseMs: number;
  readonly timeoutMs: number;
  /** Aborted when the worker stops waiting for the job. */
  readonly stop: AbortSignal;
  check(payload: unknown): void;
  /** Milliseconds to wait after this many failures. */
  delayMs(failures: number): number;
  /** Notifies the user of the job, if it names one. */
  tell(job: ClaimedJob, state: JobState): void;
  warn(error: unknown, words: string): void;
}

/** The progress of a job as shown to its user; `done` from 0 to 1. */
export interface JobState {
  readonly status: 'running' | 'done' | 'retrying' | 'dead';
  readonly done: number;
  readonly message?: string;
}

/** Runs one try of a job to its end: extends the lease, and stores the outcome. Never rejects. */
export async function runJob(definition: JobDefinition, job: ClaimedJob, options: RunOptions): Promise<Outcome> {
  const { store } = options;
  const lease = holdLease(store, job, options.leaseMs, (error) =>
    options.warn(error, 'A lease could not be extended.'),
  );
  const giveUp = (): void => lease.abort(new Error('The worker stops.'));
  if (options.stop.aborted) giveUp();
  else options.stop.addEventListener('abort', giveUp, { once: true });
  const timer = setTimeout(() => lease.abort(new Error('The time for one try is up.')), options.timeoutMs);
  let outcome: Outcome = 'gone';
  let settle: (() => Promise<void>) | undefined;
  let state: JobState | undefined;
  try {
    await Promise.race([attempt(definition, job, lease.signal, options), lease.aborted]);
    outcome = 'done';
    settle = () => store.complete(job, definition.secret === true);
    state = { status: 'done', done: 1 };
  } catch (error) {
    if (!lease.lost()) ({ outcome, settle, state } = afterFailure(error, job, options));
  }
  clearTimeout(timer);
  options.stop.removeEventListener('abort', giveUp);
  const isWritten = settle !== undefined && (await settleWithin(settle, lease, options));
  if (isWritten && state !== undefined) options.tell(job, state);
  lease.end();
  return outcome;
}

async function attempt(
  definition: JobDefinition,
  job: ClaimedJob,
  signal: AbortSignal,
  options: RunOptions,
): Promise<void> {
  try {
    options.check(job.payload);
  } catch (error) {
    throw new JobDead(wordsOf(error), error);
  }
  await definition.run(job.payload, {
    id: job.id,
    attempt: job.attempt,
    signal,
    async progress(done, message) {
      const state: JobState = { status: 'running', done: Math.min(1, Math.max(0, done)) };
      options.tell(job, message === undefined ? state : { ...state, message });
      await Promise.resolve();
    },
  });
}

/** The outcome of a failed try: what is stored, and what the user is then shown. */
interface Ending {
  readonly outcome: Outcome;
  readonly settle: () => Promise<void>;
  readonly state: JobState | undefined;
}

function afterFailure(error: unknown, job: ClaimedJob, options: RunOptions): Ending {
  const { store } = options;
  const words = wordsOf(error);
  const release = () => store.release(job);
  if (options.stop.aborted) return { outcome: 'gone', settle: release, state: undefined };
  if (error instanceof JobPause) {
    options.warn(error, `A ${job.name} job waits for a service that is unreachable.`);
    return { outcome: 'paused', settle: release, state: undefined };
  }
  options.warn(error, `A ${job.name} job failed (try ${job.attempt} of ${job.attempts}).`);
  if (error instanceof JobDead || job.attempt >= job.attempts) {
    return { outcome: 'dead', settle: () => store.bury(job, words), state: { status: 'dead', done: 0 } };
  }
  const delayMs = options.delayMs(job.attempt);
  return {
    outcome: 'retried',
    settle: () => store.retry(job, words, delayMs),
    state: { status: 'retrying', done: 0 },
  };
}

/** Stores the outcome; retries while the database is unavailable, for as long as the lease may still be valid. */
async function settleWithin(
  settle: () => Promise<void>,
  lease: ReturnType<typeof holdLease>,
  options: RunOptions,
): Promise<boolean> {
  let tries = 0;
  for (let wait = 50; ; wait = Math.min(1000, wait * 2)) {
    try {
      await settle();
      return true;
    } catch (error) {
      tries += 1;
      // A stopping worker does not wait for the database; the lease expires.
      if (lease.lost() || (options.stop.aborted && tries > 3)) {
        options.warn(error, 'The outcome of a job could not be stored; it will run again.');
        return false;
      }
    }
    await new Promise<void>((resolve) => setTimeout(resolve, wait));
  }
}
