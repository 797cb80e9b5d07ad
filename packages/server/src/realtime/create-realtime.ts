import { createPostgresRealtime, type PostgresRealtimeOptions } from './postgres-realtime.ts';
import type { Realtime } from './realtime-port.ts';
import { createSqliteReceiver, createSqliteSender, type SqliteRealtimeOptions } from './sqlite-realtime.ts';

export interface RealtimeOptions extends PostgresRealtimeOptions, SqliteRealtimeOptions {
  readonly dialect: 'sqlite' | 'postgres';
  /** Does this process serve streams of events? On SQLite one process does; all others tell it by way of a table. */
  readonly servesStreams: boolean;
}

/** Over all processes: on PostgreSQL between any two, on SQLite from workers and commands to the server. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  if (options.dialect === 'postgres') return createPostgresRealtime(options);
  return options.servesStreams ? createSqliteReceiver(options) : createSqliteSender(options);
}
