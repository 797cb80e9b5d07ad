import type { DeadJob, JobCounts, JobKind } from './jobs-port.ts';

/** A job as it is stored. */
export interface NewJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  /** Undefined: now, by the clock of the store. */
  readonly runAt: Date | undefined;
  readonly attempts: number;
  readonly key: string | undefined;
  readonly userId: number | undefined;
  /** Milliseconds. */
  readonly leaseMs: number;
}

/** A job in the hands of a worker. `holder` proves it: a worker that lost its lease can change nothing any more. */
export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempt: number;
  readonly attempts: number;
  readonly userId: number | undefined;
  readonly holder: string;
}

/** Where jobs lie. All that differs between a table and pg-boss; how jobs are run is the same (lane.ts). */
export interface JobStore {
  /** Makes ready for these kinds. */
  open(kinds: readonly JobKind[]): Promise<void>;
  /** Id of the job, or of the one that waits under the same key. */
  insert(job: NewJob): Promise<string>;
  /** Takes up to `most` jobs that are due, the oldest first. */
  claim(kind: JobKind, most: number, leaseMs: number): Promise<ClaimedJob[]>;
  /** Extends the lease; false when it is lost. */
  extend(job: ClaimedJob, leaseMs: number): Promise<boolean>;
  complete(job: ClaimedJob, forgetPayload: boolean): Promise<void>;
  /** The try has failed; another one after `delayMs`. */
  retry(job: ClaimedJob, error: string, delayMs: number): Promise<void>;
  bury(job: ClaimedJob, error: string): Promise<void>;
  /** Back to its place, as if it had not been taken. */
  release(job: ClaimedJob): Promise<void>;
  /** Leases that have run out: their jobs wait again, or are dead when all tries are used. Old finished jobs are forgotten. */
  sweep(): Promise<void>;
  counts(): Promise<JobCounts>;
  dead(limit: number): Promise<readonly DeadJob[]>;
  revive(id: string): Promise<boolean>;
  /** Calls when a job was stored by another process, with its kind, where the store can tell. */
  onStored?(listener: (name: string) => void): void;
  close(): Promise<void>;
}
