import { createPostgresRealtime, type PostgresRealtimeOptions } from './postgres-realtime.ts';
import type { Realtime } from './realtime-port.ts';
import { createSqliteReceiver, createSqliteSender, type SqliteRealtimeOptions } from './sqlite-realtime.ts';

export interface RealtimeOptions extends PostgresRealtimeOptions, SqliteRealtimeOptions {
  readonly dialect: 'sqlite' | 'postgres';
  /** Whether this process serves event streams. On SQLite one process does; all others pass events to it through a table. */
  readonly servesStreams: boolean;
}

/** Across processes: on PostgreSQL between any two, on SQLite from workers and commands to the server. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  if (options.dialect === 'postgres') return createPostgresRealtime(options);
  return options.servesStreams ? createSqliteReceiver(options) : createSqliteSender(options);
}
