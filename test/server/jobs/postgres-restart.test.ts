import { expect } from 'chai';
import { migrate } from '../../../packages/server/src/database/migrate.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { createJobId } from '../../../packages/server/src/jobs/job-id.ts';
import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import { createRealtime } from '../../../packages/server/src/realtime/create-realtime.ts';
import type { DeliveredEvent } from '../../../packages/server/src/realtime/realtime-port.ts';
import { startPostgres } from '../../support/postgres/start-postgres.mjs';
import { until } from '../support/until.ts';
import { allKinds, define, fast, kinds } from './jobs-bed.ts';
import { openStore } from './open-store.ts';

describe('a restart of PostgreSQL under load', () => {
  const closers: (() => Promise<void>)[] = [];
  after(async () => {
    for (const close of closers) await close();
  });

  it('loses no job, and screens receive events again', async () => {
    const postgres = await startPostgres();
    closers.unshift(() => postgres.stop());
    const { url } = postgres;
    const database = await openDatabase({ url, durable: false });
    closers.unshift(() => database.close());
    await migrate(database);
    const now = (): Date => new Date();
    const warnings: string[] = [];
    const warn = (_error: unknown, words: string): void => void warnings.push(words);
    const { sequelize, dialect, models } = database;
    const open = async () =>
      createJobs({ ...fast, now, random: () => 0, store: await openStore(url), kinds: allKinds, warn });
    const [server, first, second] = [await open(), await open(), await open()];
    closers.unshift(...[server, first, second].map((jobs) => () => jobs.stop(1000)));
    const realtime = await createRealtime({
      servesStreams: true,
      sequelize,
      dialect,
      databaseUrl: url,
      now,
      warn,
      messages: models.RealtimeMessage,
    });
    closers.unshift(() => realtime.close());
    const heard: DeliveredEvent[] = [];
    realtime.subscribe(1, (event) => heard.push(event));

    const runs = new Map<number, number>();
    const definition = define(kinds.wide, async ({ n }) => {
      runs.set(n, (runs.get(n) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    await first.work([definition]);
    await second.work([definition]);
    const all = 150;
    const storing = (async () => {
      for (let n = 0; n < all; n += 1) {
        // A caller that is unsure whether a job was stored stores it again under its id.
        const id = createJobId(Date.now());
        await until(
          'it is stored',
          () =>
            server.enqueue('wide', { n }, { id }).then(
              () => true,
              () => false,
            ),
          20_000,
        );
      }
    })();
    await until('the load runs', () => runs.size > 20);
    await postgres.restart();
    await storing;
    await until('all are done', async () => (await server.counts().catch(() => undefined))?.done === all);
    expect(runs.size).to.equal(all);
    // Jobs running when the connections broke may have run twice; no others.
    expect([...runs.values()].filter((count) => count > 1).length).to.be.at.most(6);
    expect(await server.counts()).to.deep.equal({ waiting: 0, running: 0, done: all, dead: 0 });

    await until('screens are told to reload', () => heard.some(({ type }) => type === 'reset'));
    await realtime.publish([1], { type: 'notification', data: { text: '再開' } });
    await until('the event is heard', () => heard.at(-1)?.type === 'notification');
    expect(heard.at(-1)?.data).to.deep.equal({ text: '再開' });
    expect(warnings).to.include('Listening to the database is interrupted.');
  });
});
