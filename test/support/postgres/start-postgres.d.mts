export interface StartedPostgres {
  readonly url: string;
  /** Breaks all connections, as a restart for maintenance does; resolves when it serves again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL for tests. It ends with `stop`, or when this process does in whatever way. */
export function startPostgres(): Promise<StartedPostgres>;
