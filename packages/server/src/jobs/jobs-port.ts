import type { TSchema } from 'typebox';

/** Work that is done after the call has been answered. Both backends (a table, pg-boss) behave alike; the same tests run on both. */
export interface JobOptions {
  /** Not before this time; now unless given. */
  readonly runAt?: Date;
  /** Times it is tried in all before it is dead. What its kind says unless given. */
  readonly attempts?: number;
  /** Jobs of a kind with the same key that wait are one job. */
  readonly key?: string;
  /** A UUID. Storing the same id again changes nothing, also after the job is done: whoever is not sure may store twice. */
  readonly id?: string;
  /** The user on whose screens its progress and end are shown. */
  readonly userId?: number;
}

export interface JobContext {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the worker stops, the time is up or the lease is lost: what is done afterwards may be done twice. */
  readonly signal: AbortSignal;
  /** 0 to 1, with words for the user; sent to him as a realtime event where the job names a user. */
  readonly progress: (done: number, message?: string) => Promise<void>;
}

/** What is known of a kind of job without running it; its payload is plain JSON, checked before it is stored and before it is run. */
export interface JobKind {
  /** Letters, digits and hyphens, `send-mail`. */
  readonly name: string;
  readonly payload: TSchema;
  /** Throws an Error for what the schema cannot say. */
  readonly check?: (payload: unknown) => void;
  /**
   * Milliseconds after which a job whose worker died is taken by another. A live worker extends it all the time, so this is no
   * limit for long work. 60,000 unless given, at least 1,000.
   */
  readonly leaseMs?: number;
  /** Milliseconds one try may take; then its signal is aborted and it has failed. 30 minutes unless given. */
  readonly timeoutMs?: number;
  /** Jobs of this kind that one worker runs at once. 1 unless given; 1 keeps their order. */
  readonly concurrency?: number;
  /** Tries in all before a job is dead. 5 unless given. */
  readonly attempts?: number;
  /** The payload holds secrets (links with tokens): it is forgotten once the job is done. */
  readonly secret?: boolean;
}

/** A kind of job with what it does. It may throw JobDead and JobPause (job-errors.ts); any other error means: try again. */
export interface JobDefinition<P = unknown> extends JobKind {
  run(payload: P, context: JobContext): Promise<void>;
}

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  /** Those still kept; done jobs are forgotten after some days. */
  readonly done: number;
  readonly dead: number;
}

export interface DeadJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly error: string;
  readonly attempts: number;
  readonly diedAt: Date;
}

export interface Jobs {
  /** Throws an Error when there is no such kind or its schema does not fit the payload. For callers who store jobs themselves. */
  check(name: string, payload: unknown): void;
  /**
   * Stores a job at once and gives its id (of the waiting one where the key is taken). Within a unit of work use
   * `UnitOfWork.enqueue`: then it exists when the transaction is committed, and not otherwise.
   */
  enqueue(name: string, payload: unknown, options?: JobOptions): Promise<string>;
  /** Starts taking jobs of these kinds. */
  work(definitions: readonly JobDefinition[]): Promise<void>;
  counts(): Promise<JobCounts>;
  /** The latest deaths first. */
  dead(limit: number): Promise<readonly DeadJob[]>;
  /** A dead job is tried anew, with all its tries. */
  revive(id: string): Promise<boolean>;
  /** Takes no new job, waits for those that run (at most `withinMs`), then aborts them and gives their leases back. */
  stop(withinMs: number): Promise<void>;
}
