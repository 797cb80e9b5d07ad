import type { TSchema } from 'typebox';

/** Work that runs after the reply to a call. Both backends (a table, pg-boss) behave the same; the same tests run on both. */
export interface JobOptions {
  /** Not run before this time; now unless given. */
  readonly runAt?: Date;
  /** Maximum number of tries before the job is dead. Defaults to that of its kind. */
  readonly attempts?: number;
  /** Waiting jobs of a kind with the same key are merged into one. */
  readonly key?: string;
  /** A UUID. Storing the same id again changes nothing, also after the job is done: a caller that is unsure may store twice. */
  readonly id?: string;
  /** The user whose screens show the progress and end of the job. */
  readonly userId?: number;
}

export interface JobContext {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the worker stops, the time is up or the lease is lost: work done after that may be done twice. */
  readonly signal: AbortSignal;
  /** 0 to 1, with a text for the user; sent to the user as a realtime event if the job names one. */
  readonly progress: (done: number, message?: string) => Promise<void>;
}

/** The properties of a kind of job without its code; its payload is plain JSON, validated before it is stored and before it is run. */
export interface JobKind {
  /** Letters, digits and hyphens, for example `send-mail`. */
  readonly name: string;
  readonly payload: TSchema;
  /** Throws an Error for rules that the schema cannot express. */
  readonly check?: (payload: unknown) => void;
  /**
   * Milliseconds after which a job whose worker died is taken by another. A live worker extends the lease, so this does not limit the
   * duration of a job. 60,000 unless given, at least 1,000.
   */
  readonly leaseMs?: number;
  /** Milliseconds that one try may take; then its signal is aborted and the try has failed. 30 minutes unless given. */
  readonly timeoutMs?: number;
  /** Jobs of this kind that one worker runs at once. 1 unless given; 1 keeps their order. */
  readonly concurrency?: number;
  /** Maximum number of tries before a job is dead. 5 unless given. */
  readonly attempts?: number;
  /** The payload contains secrets (links with tokens): it is deleted once the job is done. */
  readonly secret?: boolean;
}

/** A kind of job with its code. It may throw JobDead and JobPause (job-errors.ts); any other error causes another try. */
export interface JobDefinition<P = unknown> extends JobKind {
  run(payload: P, context: JobContext): Promise<void>;
}

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  /** Done jobs still stored; they are deleted after some days. */
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
  /** Throws an Error when the kind is unknown or the payload does not match its schema. For callers that store jobs themselves. */
  check(name: string, payload: unknown): void;
  /**
   * Stores a job immediately and returns its id (of the waiting one if the key is already in use). Within a unit of work use
   * `UnitOfWork.enqueue`: then the job exists only if the transaction is committed.
   */
  enqueue(name: string, payload: unknown, options?: JobOptions): Promise<string>;
  /** Starts taking jobs of these kinds. */
  work(definitions: readonly JobDefinition[]): Promise<void>;
  counts(): Promise<JobCounts>;
  /** The most recently dead first. */
  dead(limit: number): Promise<readonly DeadJob[]>;
  /** Queues a dead job again, with all its tries. */
  revive(id: string): Promise<boolean>;
  /** Takes no new job, waits for running ones (at most `withinMs`), then aborts them and releases their leases. */
  stop(withinMs: number): Promise<void>;
}
