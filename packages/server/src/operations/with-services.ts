import { pino } from 'pino';
import { openServices } from '../app/open-services.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { migrationStatus } from '../database/migrate.ts';
import { openDatabase } from '../app/open-database.ts';
import type { Services } from '../services.ts';

/** The tables do not match this program. */
export class MigrationsPending extends Error {
  readonly pending: readonly string[];

  constructor(pending: readonly string[]) {
    super(`These migrations wait: ${pending.join(', ')}. Run \`shorui migrate\`.`);
    this.name = 'MigrationsPending';
    this.pending = pending;
  }
}

/** Throws MigrationsPending unless all migrations are applied. */
export async function demandMigrated(database: Database): Promise<void> {
  const { pending } = await migrationStatus(database);
  if (pending.length > 0) throw new MigrationsPending(pending);
}

/** Commands print their own results; only other errors are logged, to standard error. */
const quiet = () => pino({ level: 'warn' }, pino.destination(2));

/** Opens the database only, whatever its tables, and closes it again. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    logger: quiet(),
    mustAudit: config.mode !== 'production',
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens all services without serving and without running jobs: jobs are stored for the processes that run them. */
export async function withServices<T>(config: Config, work: (services: Services) => Promise<T>): Promise<T> {
  await withDatabase(config, demandMigrated);
  const { services, close } = await openServices(config, { logger: quiet(), runsJobs: false });
  try {
    return await work(services);
  } finally {
    await close(0);
  }
}
