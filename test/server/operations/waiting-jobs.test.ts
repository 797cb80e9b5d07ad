import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import type { Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';
import { backup } from '../../../packages/server/src/operations/backup.ts';
import { restore } from '../../../packages/server/src/operations/restore.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { allKinds, define, fast, kinds } from '../jobs/jobs-bed.ts';
import { openStore } from '../jobs/open-store.ts';
import { freshDatabase } from '../support/database-templates.ts';
import { dialects, eachDatabase } from '../support/each-database.ts';
import { memoryRealtime } from '../support/memory-realtime.ts';
import { until } from '../support/until.ts';

const openJobs = async (url: string): Promise<Jobs> =>
  createJobs({ now: () => new Date(), random: () => 0, ...fast, store: await openStore(url), kinds: allKinds });

// The targets have all tables already: that a restore creates them is tested in backup-restore.test.ts.
eachDatabase('waiting jobs in a backup', (own) => {
  const makeFolder = temporaryFolders();

  for (const dialect of dialects) {
    it(`run once after a restore on ${dialect}, and earlier jobs of the target not at all`, async () => {
      const folder = makeFolder();
      const target = await freshDatabase(dialect);
      const path = join(folder, 'a.zip');
      const storage = new FolderStorage(join(folder, 'files'));
      const options = { path, databaseUrl: target.url, storage };
      const source = await openJobs(own.url);
      try {
        await source.enqueue('plain', { n: 1 }, { key: 'only' });
        await source.enqueue('plain', { n: 2 }, { userId: 7 });
        await source.enqueue('other', { n: 3 }, { runAt: new Date(Date.now() + 3_600_000) });
        await backup({ databaseUrl: own.url, storage, path, now: new Date() });
        await restore({ ...options, force: false });
        const before = await openJobs(target.url);
        await before.enqueue('plain', { n: 99 });
        await before.stop(0);
        await restore({ ...options, force: true });

        const database = await openDatabase({ url: target.url });
        const jobs = await openJobs(target.url);
        try {
          database.connect({ jobs, realtime: memoryRealtime() });
          await database.sweepOutbox(0);
          const ran: number[] = [];
          const run = ({ n }: { readonly n: number }): Promise<void> => Promise.resolve(void ran.push(n));
          await jobs.work([define(kinds.plain, run), define(kinds.other, run)]);
          await until('both have run', async () => (await jobs.counts()).done === 2);
          expect(ran.sort((a, b) => a - b)).to.deep.equal([1, 2]);
          expect(await jobs.counts()).to.include({ waiting: 1, running: 0, done: 2, dead: 0 });
        } finally {
          await jobs.stop(0);
          await database.close();
        }
      } finally {
        await source.stop(0);
        await own.database.sequelize.query(own.dialect === 'sqlite' ? 'DELETE FROM jobs' : 'TRUNCATE pgboss.job');
        await target.remove();
      }
    });

    it(`survive a second move, from ${dialect}, together with those done before the first`, async () => {
      const folder = makeFolder();
      const [middle, target] = [await freshDatabase(dialect), await freshDatabase(own.dialect)];
      const storage = new FolderStorage(join(folder, 'files'));
      const [first, second] = [join(folder, 'a.zip'), join(folder, 'b.zip')];
      const source = await openJobs(own.url);
      try {
        await source.work([define(kinds.plain, () => Promise.resolve())]);
        for (const n of [1, 2, 3]) await source.enqueue('plain', { n });
        await until('all have run', async () => (await source.counts()).done >= 3);
        await backup({ databaseUrl: own.url, storage, path: first, now: new Date() });
        await restore({ path: first, databaseUrl: middle.url, storage, force: false });

        const jobs = await openJobs(middle.url);
        for (const n of [4, 5]) await jobs.enqueue('other', { n });
        await jobs.stop(0);
        await backup({ databaseUrl: middle.url, storage, path: second, now: new Date() });
        await restore({ path: second, databaseUrl: target.url, storage, force: false });

        const database = await openDatabase({ url: target.url });
        const restored = await openJobs(target.url);
        try {
          database.connect({ jobs: restored, realtime: memoryRealtime() });
          await database.sweepOutbox(0);
          expect((await restored.counts()).waiting).to.equal(2);
        } finally {
          await restored.stop(0);
          await database.close();
        }
      } finally {
        await source.stop(0);
        await own.database.sequelize.query(own.dialect === 'sqlite' ? 'DELETE FROM jobs' : 'TRUNCATE pgboss.job');
        await middle.remove();
        await target.remove();
      }
    });
  }
});
