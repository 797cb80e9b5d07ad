import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { createJobStore } from '../../../packages/server/src/jobs/create-job-store.ts';
import type { JobStore } from '../../../packages/server/src/jobs/job-store.ts';

/** A store with its own connections to a database that has all tables, like that of another process. */
export async function openStore(url: string): Promise<JobStore> {
  const database = await openDatabase({ url, durable: false });
  const { sequelize, dialect } = database;
  const now = (): Date => new Date();
  const store = createJobStore({ sequelize, dialect, databaseUrl: url, now, listens: true, warn: () => undefined });
  return {
    ...store,
    async close() {
      await store.close();
      await database.close();
    },
  };
}
