import { QueryTypes } from 'sequelize';
import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import { eachDatabase, type TestDatabase } from '../support/each-database.ts';
import { describeJobs } from './behavior.ts';
import { allKinds, type JobsBed } from './jobs-bed.ts';
import { openStore } from './open-store.ts';
import { describeWorkers } from './workers.ts';

const rows = { sqlite: 'SELECT payload FROM jobs', postgres: 'SELECT data::text AS payload FROM pgboss.job' };
const empty = { sqlite: ['DELETE FROM jobs'], postgres: ['TRUNCATE pgboss.job, pgboss.archive'] };

function bedOf({ database, dialect, url }: TestDatabase): JobsBed {
  const { sequelize } = database;
  return {
    open: async (options) =>
      createJobs({
        now: () => new Date(),
        random: () => 0,
        ...options,
        store: options?.store ?? (await openStore(url)),
        kinds: allKinds,
      }),
    store: () => openStore(url),
    childArguments: [url],
    async payloads() {
      const found = await sequelize.query<{ payload: string | null }>(rows[dialect], { type: QueryTypes.SELECT });
      return found.map(({ payload }) => payload ?? '');
    },
    async close() {
      for (const statement of empty[dialect]) await sequelize.query(statement);
    },
  };
}

eachDatabase('jobs', (own) => {
  describeJobs(() => Promise.resolve(bedOf(own)));
});

eachDatabase('workers', (own) => {
  describeWorkers(() => Promise.resolve(bedOf(own)));
});
