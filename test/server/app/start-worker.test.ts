import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { pino } from 'pino';
import { openServices } from '../../../packages/server/src/app/open-services.ts';
import { createJobDefinitions, jobKinds } from '../../../packages/server/src/app/job-registry.ts';
import { startServer } from '../../../packages/server/src/app/start-server.ts';
import { startWorker } from '../../../packages/server/src/app/start-worker.ts';
import { startSession } from '../../../packages/server/src/domains/accounts/auth/sessions.ts';
import type { MailRequest } from '../../../packages/server/src/mail/templates/index.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { openStream } from '../events/open-stream.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeWorkspace } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { testConfig } from '../support/test-config.ts';
import { until } from '../support/until.ts';

const mailTo = (to: string): MailRequest => ({
  template: 'forgot-password',
  to,
  locale: 'jp',
  values: { name: '山田 太郎', url: 'https://shorui.example/auth/forgot-password/abc', minutes: 60 },
});

eachDatabase('A worker', (own) => {
  const temporaryFolder = temporaryFolders();
  const logger = pino({ level: 'silent' });

  it('runs jobs stored by servers and by processes that died, in a separate process', async () => {
    const folder = temporaryFolder();
    const mails = join(folder, 'mails');
    const config = testConfig(folder, {
      databaseUrl: own.url,
      mail: { kind: 'outbox', folder: mails, from: 'no-reply@shorui.example' },
    });
    // Not connected to any job store, like a process that died right after its commit.
    const died = await own.open({ now: () => new Date(Date.now() - 60_000) });
    await died.unitOfWork(sourceOf(), async (unit) => {
      await unit.mail(mailTo('first@example.jp'));
      await unit.audit({ action: 'tests.mail', subject: { kind: 'test', id: null }, workspaceId: null });
    });
    expect(await own.models.OutboxRow.count()).to.equal(1);
    const { services, close } = await openServices(config, { logger, runsJobs: false });
    await services.database.unitOfWork(sourceOf(), async (unit) => {
      await unit.mail(mailTo('second@example.jp'));
      await unit.audit({ action: 'tests.mail', subject: { kind: 'test', id: null }, workspaceId: null });
    });
    expect(await services.jobs.counts()).to.include({ waiting: 1, done: 0 });

    const worker = await startWorker(config, { logger });
    await until('both are sent', async () => (await own.models.MailRow.count({ where: { status: 'sent' } })) === 2);
    expect((await own.models.MailRow.findAll()).map(({ to }) => to).sort()).to.deep.equal([
      'first@example.jp',
      'second@example.jp',
    ]);
    expect(readdirSync(mails).filter((name) => name.endsWith('.eml'))).to.have.length(2);
    expect(await own.models.OutboxRow.count()).to.equal(0);

    await worker.stop(240_000);
    await services.jobs.enqueue('tidy', {});
    expect(await services.jobs.counts()).to.include({ waiting: 1 });
    await close(100);
  });

  it("shows the progress of jobs to their user on the server's streams", async () => {
    const config = testConfig(temporaryFolder(), { databaseUrl: own.url });
    const { root } = await makeWorkspace(own.database);
    const server = await startServer(config, { logger, measuresProcess: false });
    const worker = await startWorker(config, { logger });
    try {
      const token = await own.database.unitOfWork(sourceOf(), (unit) => {
        unit.notAudited('A scene of a test.');
        return startSession(server.services, unit, sourceOf(), { kind: 'user', accountId: root.id });
      });
      const stream = await openStream(server, '/v1/events', token.token);
      expect(stream.status).to.equal(200);
      const id = await server.services.jobs.enqueue('tidy', {}, { userId: root.id });
      await until('the end is reported', () => stream.events.length > 0);
      expect(stream.events.map(({ type, data }) => [type, data])).to.deep.equal([
        ['job', { workspace_id: null, id, name: 'tidy', status: 'done', done: 1 }],
      ]);
      stream.leave();
    } finally {
      await worker.stop(1000);
      await server.close();
    }
  });

  it('cleans up by schedule: deletes old mails with their files, runs and large events, and keeps the last run', async () => {
    const folder = temporaryFolder();
    const config = testConfig(folder, {
      databaseUrl: own.url,
      mail: { kind: 'outbox', folder: join(folder, 'mails'), from: 'no-reply@shorui.example' },
    });
    expect(await own.models.MailRow.count()).to.be.above(0);
    const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
    await own.models.ScheduleRun.bulkCreate([
      { name: 'daily', due_at: days(-300) },
      { name: 'daily', due_at: days(-200) },
      { name: 'monthly', due_at: days(-150) },
    ]);
    await own.models.RealtimeMessage.create({ body: '{}' });
    const later = await openServices(config, { logger, runsJobs: true, now: () => days(400) });
    const { services } = later;
    const doneBefore = (await services.jobs.counts()).done;
    const tidy = createJobDefinitions(services, { send: () => Promise.resolve(), close: () => Promise.resolve() });
    await services.jobs.work(tidy.filter(({ name }) => name !== 'send-mail'));
    for (const name of ['tidy', 'clean-sessions', 'sweep-files']) await services.jobs.enqueue(name, {});
    await until('all are done', async () => {
      const counts = await services.jobs.counts();
      return counts.waiting + counts.running === 0 && counts.done > doneBefore - 3;
    });
    expect(await services.jobs.dead(10)).to.deep.equal([]);
    expect(await own.models.MailRow.count()).to.equal(0);
    expect(await own.models.RealtimeMessage.count()).to.equal(0);
    const runs = await own.models.ScheduleRun.findAll({
      where: { name: ['daily', 'monthly'] },
      order: [['id', 'ASC']],
    });
    expect(runs.map(({ name, due_at }) => [name, due_at < days(-250)])).to.deep.equal([
      ['daily', false],
      ['monthly', false],
    ]);
    await later.close(1000);
  });
});

describe('The registry of jobs', () => {
  it('has a definition for every kind, and a kind for every definition', () => {
    const services = {} as never;
    const definitions = createJobDefinitions(services, {
      send: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    expect(definitions.map(({ name }) => name).sort()).to.deep.equal(jobKinds.map(({ name }) => name).sort());
  });
});
