/** Starts a PostgreSQL for tests. It ends with `stop`, or when this process does in whatever way. */
export function startPostgres(): Promise<{ readonly url: string; restart(): Promise<void>; stop(): Promise<void> }>;
