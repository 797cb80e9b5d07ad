import type { Config } from '../config/config.ts';
import { migrate, migrateDown, migrationStatus, type MigrationStatus } from '../database/migrate.ts';
import { withDatabase } from './with-services.ts';

/** The direction: apply all pending migrations or those up to a name, or revert the last one (or all down to a name). */
export type MigrateDirection = { readonly to?: string } | { readonly down: true; readonly to?: string };

export interface MigrateReport extends MigrationStatus {
  readonly direction: 'up' | 'down';
  /** Names of the applied or reverted migrations, in that order. */
  readonly done: readonly string[];
}

/** Migrates the tables of the configured database. Safe when several processes do it at once. */
export function migrateDatabase(config: Config, requested: MigrateDirection): Promise<MigrateReport> {
  return withDatabase(config, async (database) => {
    const isDown = 'down' in requested;
    const done = isDown ? await migrateDown(database, requested.to) : await migrate(database, requested.to);
    return { ...(await migrationStatus(database)), direction: isDown ? 'down' : 'up', done };
  });
}
