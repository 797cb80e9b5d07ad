/** Work that is done after the call has been answered. Both backends (a table, pg-boss) behave alike; the same tests run on both. */
export interface JobOptions {
  /** Not before this time; now unless given. */
  readonly runAt?: Date;
  /** Times it is tried in all before it is dead. 5 unless given. */
  readonly attempts?: number;
  /** Jobs with the same key that wait are one job. */
  readonly key?: string;
}

export interface JobContext {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the worker stops or the lease is lost. */
  readonly signal: AbortSignal;
  /** 0 to 1, with words for the user; sent to him as a realtime event where the job names a user. */
  progress(done: number, message?: string): Promise<void>;
}

/** A kind of job; its payload is plain JSON, checked by the schema before it is stored and before it is run. */
export interface JobDefinition<P = unknown> {
  readonly name: string;
  readonly payload: import('typebox').TSchema;
  /** Milliseconds a try may take before its lease ends and another worker may take it. 60,000 unless given. */
  readonly leaseMs?: number;
  /** Jobs of this kind that one worker runs at once. 1 unless given; 1 keeps their order. */
  readonly concurrency?: number;
  run(payload: P, context: JobContext): Promise<void>;
}

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
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
  /** Stores jobs; with the transaction of a unit of work they exist when it is committed, and not otherwise. */
  enqueue(name: string, payload: unknown, options?: JobOptions): Promise<string>;
  /** Starts taking jobs of these kinds. */
  work(definitions: readonly JobDefinition[]): Promise<void>;
  counts(): Promise<JobCounts>;
  dead(limit: number): Promise<readonly DeadJob[]>;
  /** A dead job is tried anew. */
  revive(id: string): Promise<boolean>;
  /** Takes no new job, waits for those that run (at most `withinMs`), then gives their leases back. */
  stop(withinMs: number): Promise<void>;
}
