import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { createJobStore } from '../../../packages/server/src/jobs/create-job-store.ts';
import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import type { Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';
import { backup } from '../../../packages/server/src/operations/backup.ts';
import { restore } from '../../../packages/server/src/operations/restore.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { allKinds, define, fast, kinds } from '../jobs/jobs-bed.ts';
import { emptyDatabase } from '../support/database-templates.ts';
import { dialects, eachDatabase } from '../support/each-database.ts';
import { until } from '../support/until.ts';

function openJobs({ sequelize, dialect }: Database, databaseUrl: string): Promise<Jobs> {
  const now = (): Date => new Date();
  const store = createJobStore({ sequelize, dialect, databaseUrl, now, listens: false, warn: () => undefined });
  return createJobs({ ...fast, now, random: () => 0, kinds: allKinds, store });
}

eachDatabase('Jobs in a backup', (own) => {
  const makeFolder = temporaryFolders();
  let jobs: Jobs;
  before(async () => {
    jobs = await openJobs(own.database, own.url);
    await jobs.work([define(kinds.other, () => Promise.resolve())]);
    await jobs.enqueue('other', { n: 0 });
    await until('one is done', async () => (await jobs.counts()).done === 1);
    await jobs.enqueue('plain', { n: 1 }, { key: '鍵' });
    await jobs.enqueue('plain', { n: 2 }, { runAt: new Date('2036-01-01T00:00:00.000Z') });
  });
  after(() => jobs.stop(0));

  for (const dialect of dialects) {
    it(`that wait are waiting again when it is restored on ${dialect}; done ones are not`, async () => {
      const folder = makeFolder();
      const path = join(folder, 'a.zip');
      const storage = new FolderStorage(join(folder, 'files'));
      await backup({ databaseUrl: own.url, storage, path, now: new Date() });
      const target = await emptyDatabase(dialect);
      for (const force of [false, true]) {
        await restore({ path, databaseUrl: target.url, storage, force });
        const database = await openDatabase({ url: target.url, durable: false });
        const restored = await openJobs(database, target.url);
        database.connect({ jobs: restored, realtime: createLocalRealtime() });
        await database.sweepOutbox(0);
        const counts = await restored.counts();
        expect([counts.waiting, counts.running, counts.dead]).to.deep.equal([2, 0, 0]);
        const ran: number[] = [];
        await restored.work([define(kinds.plain, ({ n }) => Promise.resolve(void ran.push(n)))]);
        await until('the one that is due ran', () => ran.length === 1);
        expect(ran).to.deep.equal([1]);
        await restored.stop(1000);
        await database.close();
      }
      await target.remove();
    }).timeout(30_000);
  }
});
