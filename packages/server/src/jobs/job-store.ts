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

/** A job taken by a worker. `holder` identifies the lease: a worker that lost its lease can change nothing any more. */
export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempt: number;
  readonly attempts: number;
  readonly userId: number | undefined;
  readonly holder: string;
}

/** Storage of jobs. Everything that differs between a table and pg-boss; how jobs are run is the same (lane.ts). */
export interface JobStore {
  /** Prepares the store for these kinds. */
  open(kinds: readonly JobKind[]): Promise<void>;
  /** Id of the job, or of the one that waits under the same key. */
  insert(job: NewJob): Promise<string>;
  /** Takes up to `most` jobs that are due, the oldest first. */
  claim(kind: JobKind, most: number, leaseMs: number): Promise<ClaimedJob[]>;
  /** Extends the lease; false when it is lost. */
  extend(job: ClaimedJob, leaseMs: number): Promise<boolean>;
  complete(job: ClaimedJob, forgetPayload: boolean): Promise<void>;
  /** The try failed; the next one is due after `delayMs`. */
  retry(job: ClaimedJob, error: string, delayMs: number): Promise<void>;
  bury(job: ClaimedJob, error: string): Promise<void>;
  /** Returns the job to its place in the queue, as if it had not been taken. */
  release(job: ClaimedJob): Promise<void>;
  /** Handles expired leases: their jobs wait again, or are dead when all tries are used. Deletes old finished jobs. */
  sweep(): Promise<void>;
  counts(): Promise<JobCounts>;
  dead(limit: number): Promise<readonly DeadJob[]>;
  revive(id: string): Promise<boolean>;
  /** Calls the listener with the kind when another process stored a job, if the store supports it. */
  onStored?(listener: (name: string) => void): void;
  close(): Promise<void>;
}
