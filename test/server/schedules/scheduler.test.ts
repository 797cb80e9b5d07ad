import { expect } from 'chai';
import { pino } from 'pino';
import { Type } from 'typebox';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { latestDue } from '../../../packages/server/src/schedules/latest-due.ts';
import type { Schedule } from '../../../packages/server/src/schedules/schedule.ts';
import { createScheduler, type Scheduler } from '../../../packages/server/src/schedules/scheduler.ts';
import { schedules as ours } from '../../../packages/server/src/schedules/index.ts';
import { jobKinds } from '../../../packages/server/src/app/job-registry.ts';
import { createKinds } from '../../../packages/server/src/jobs/kinds.ts';
import { createJobStore } from '../../../packages/server/src/jobs/create-job-store.ts';
import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import type { Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { fast } from '../jobs/jobs-bed.ts';
import { eachDatabase } from '../support/each-database.ts';
import { until } from '../support/until.ts';

const kind = { name: 'report', payload: Type.Object({ of: Type.String() }) };
const schedule = (name: string, expression: string): Schedule => ({
  name,
  expression,
  job: kind,
  payload: { of: name },
});
const jst = (text: string): Date => new Date(`${text}+09:00`);

eachDatabase('schedules', (own) => {
  let clock: Date;
  let databases: readonly [Database, Database];
  let jobs: Jobs;
  const opened: Jobs[] = [];
  const ran: string[] = [];
  /** Warnings of the parts: the reason, if jobs did not run. */
  const warnings: string[] = [];
  const warn = (error: unknown, words: unknown): void => void warnings.push(`${String(words)} ${String(error)}`);
  const logger = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });

  before(async () => {
    databases = [await own.open({ logger }), await own.open({ logger })];
    for (const database of databases) {
      const { sequelize, dialect } = database;
      const now = (): Date => new Date();
      const store = createJobStore({
        sequelize,
        dialect,
        databaseUrl: own.url,
        now,
        listens: true,
        warn,
      });
      const made = await createJobs({ ...fast, now, random: () => 0, store, kinds: [kind], warn });
      database.connect({ jobs: made, realtime: createLocalRealtime() });
      opened.push(made);
    }
    jobs = opened[0] as Jobs;
    await jobs.work([{ ...kind, run: (payload) => Promise.resolve(void ran.push((payload as { of: string }).of)) }]);
  });
  after(async () => {
    for (const each of opened) await each.stop(0);
  });
  beforeEach(async () => {
    // Jobs stored by the previous test may still be in progress.
    await until('no job waits', async () => {
      const { waiting, running } = await jobs.counts();
      return waiting + running === 0 && (await own.models.OutboxRow.count()) === 0;
    });
    ran.length = 0;
    await own.models.ScheduleRun.destroy({ where: {} });
    await own.models.AuditEvent.destroy({ where: {} });
  });

  const create = (database: Database, schedules: readonly Schedule[], now = () => clock): Scheduler =>
    createScheduler({ database, schedules, now, warn: (error) => expect.fail(String(error)) });
  // Waited for before the clock moves on: a job that still waits is also the next one of its schedule.
  const ranAll = (count: number) =>
    until(`${count} jobs ran`, () => ran.length >= count).catch(async (error: unknown) => {
      const waiting = { ...(await jobs.counts()), outbox: await own.models.OutboxRow.count() };
      throw new Error([String(error), JSON.stringify(waiting), ...warnings].join('\n'));
    });

  it('run in Japanese time, once across processes', async () => {
    const daily = [schedule('daily', '0 9 * * *')];
    const both = databases.map((database) => create(database, daily));
    clock = jst('2026-11-21T08:30:00');
    for (const each of both) expect(await each.check()).to.deep.equal([]);
    clock = jst('2026-11-21T08:59:59.999');
    for (const each of both) expect(await each.check()).to.deep.equal([]);
    clock = jst('2026-11-21T09:00:00');
    const results = await Promise.all([...both, ...both].map((each) => each.check()));
    expect(results.flat()).to.deep.equal(['daily']);
    await ranAll(1);
    clock = jst('2026-11-21T09:00:30');
    for (const each of both) expect(await each.check()).to.deep.equal([]);
    clock = jst('2026-11-22T09:00:00');
    expect((await Promise.all(both.map((each) => each.check()))).flat()).to.deep.equal(['daily']);
    await ranAll(2);
    expect(ran).to.deep.equal(['daily', 'daily']);
    const due = await own.models.ScheduleRun.findAll({ order: [['due_at', 'ASC']] });
    expect(due.slice(-2).map((run) => run.due_at.toISOString())).to.deep.equal([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ]);
    const audit = await own.models.AuditEvent.findAll({ where: { action: 'schedules.run' } });
    expect(audit).to.have.length(2);
  });

  it('that were missed while no process ran run once, and new ones have no missed runs', async () => {
    const list = [schedule('hourly', '0 * * * *'), schedule('monthly', '0 0 1 * *')];
    clock = jst('2026-08-15T12:00:00');
    expect(await create(databases[0], list).check()).to.deep.equal(['hourly']);
    await ranAll(1);
    clock = jst('2026-11-21T10:20:00');
    const results = await Promise.all(databases.map((database) => create(database, list).check()));
    expect(results.flat().sort()).to.deep.equal(['hourly', 'monthly']);
    await ranAll(3);
    const last = await own.models.ScheduleRun.findAll({ order: [['due_at', 'DESC']], limit: 2 });
    expect(last.map(({ name, due_at }) => [name, due_at.toISOString()])).to.deep.equal([
      ['hourly', '2026-11-21T01:00:00.000Z'],
      ['monthly', '2026-10-31T15:00:00.000Z'],
    ]);
    const added = [...list, schedule('new', '0 9 * * *')];
    expect(await create(databases[0], added).check()).to.deep.equal([]);
    clock = jst('2026-11-22T09:00:00');
    expect(await create(databases[1], added).check()).to.include('new');
  });

  it('do not run again on a process whose clock is behind', async () => {
    const list = [schedule('minutely', '* * * * *')];
    clock = jst('2026-11-21T10:00:10');
    const ahead = create(databases[0], list);
    await ahead.check();
    await ranAll(1);
    clock = jst('2026-11-21T10:05:00');
    expect(await ahead.check()).to.deep.equal(['minutely']);
    expect(await create(databases[1], list, () => jst('2026-11-21T10:03:00')).check()).to.deep.equal([]);
    await ranAll(2);
  });

  it('store nothing when the job cannot be stored, and run at the next check', async () => {
    const list = [{ ...schedule('broken', '0 * * * *'), payload: { of: 1 } as unknown }];
    clock = jst('2026-11-21T10:30:00');
    const scheduler = create(databases[0], list);
    await scheduler.check();
    clock = jst('2026-11-21T11:00:00');
    expect(String(await scheduler.check().catch((error: unknown) => error))).to.contain('does not match');
    expect(await own.models.ScheduleRun.count({ where: { due_at: clock } })).to.equal(0);
    expect(await create(databases[1], [schedule('broken', '0 * * * *')]).check()).to.deep.equal(['broken']);
    await ranAll(1);
  });

  it('start with the clock of the process and stop', async () => {
    clock = jst('2026-11-21T10:30:00');
    const scheduler = create(databases[0], [schedule('caught-up', '0 * * * *')]);
    await scheduler.check();
    clock = jst('2026-11-21T12:10:00');
    await scheduler.start();
    await ranAll(1);
    await scheduler.stop();
    expect(ran).to.deep.equal(['caught-up']);
  });
});

describe('times of schedules', () => {
  const rows = [
    ['0 9 * * *', '2026-11-20T09:00', '2026-11-21T09:00', '2026-11-21T09:00'],
    ['0 9 * * *', '2026-11-21T09:00', '2026-11-22T08:59', undefined],
    ['30 0 1 * *', '2026-01-05T00:00', '2026-11-21T09:00', '2026-11-01T00:30'],
    ['0 0 * * 1', '2026-11-10T00:00', '2026-11-21T09:00', '2026-11-16T00:00'],
    ['*/15 * * * *', '2026-11-21T08:00', '2026-11-21T08:59', '2026-11-21T08:45'],
    ['0 0 29 2 *', '2026-01-01T00:00', '2026-11-21T00:00', undefined],
  ] as const;

  for (const [expression, after, now, due] of rows) {
    it(`are ${due ?? 'nothing'} for ${expression} between ${after} and ${now}`, () => {
      const found = latestDue(expression, jst(after), new Date(jst(now).getTime() + 59_000));
      expect(found?.toISOString()).to.equal(due === undefined ? undefined : jst(due).toISOString());
    });
  }

  it('refuse invalid expressions', () => {
    const database = { models: {}, unitOfWork: () => Promise.reject(new Error('unused')) } as never;
    for (const expression of ['', '* * * *', '0 0 9 * * *', '61 * * * *', 'daily']) {
      const make = () =>
        createScheduler({
          database,
          schedules: [schedule('x', expression)],
          now: () => new Date(),
          warn: () => undefined,
        });
      expect(make, expression).to.throw(/no time of a schedule/);
    }
  });

  it('of the product name existing jobs, with valid payloads, each once', () => {
    const known = createKinds(jobKinds);
    for (const { job, payload } of ours) known.check(job.name, payload);
    expect(new Set(ours.map(({ name }) => name)).size).to.equal(ours.length);
    createScheduler({
      database: { models: {}, unitOfWork: () => Promise.reject(new Error('unused')) } as never,
      schedules: ours,
      now: () => new Date(),
      warn: () => undefined,
    });
  });
});
