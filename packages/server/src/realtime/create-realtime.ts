import { createLocalRealtime } from './local-realtime.ts';
import { createPostgresRealtime, type PostgresRealtimeOptions } from './postgres-realtime.ts';
import type { Realtime } from './realtime-port.ts';

export interface RealtimeOptions extends PostgresRealtimeOptions {
  readonly dialect: 'sqlite' | 'postgres';
}

/** Over all processes on PostgreSQL, within this one on SQLite. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  return options.dialect === 'postgres' ? createPostgresRealtime(options) : createLocalRealtime();
}
