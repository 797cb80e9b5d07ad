import { expect } from 'chai';
import type { JobOptions } from '../../../packages/server/src/jobs/jobs-port.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { PublishedEvent, RealtimeEvent } from '../../../packages/server/src/realtime/realtime-port.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sourceOf } from '../support/sources.ts';

const source = sourceOf('山田太郎');
const changed: PublishedEvent = {
  type: 'records',
  data: { workspace_id: 1, kind: 'memo', ids: [3], change: 'updated' },
};
const entry = (id: number) => ({ action: 'things.change', subject: { kind: 'thing', id }, workspaceId: 1 });

/** Ports that record what they are given. */
class Ports {
  readonly stored = new Map<
    string,
    { readonly name: string; readonly payload: unknown; readonly options: JobOptions }
  >();
  readonly published: {
    readonly userIds: readonly number[];
    readonly event: RealtimeEvent;
    readonly id: string | undefined;
  }[] = [];
  calls = 0;
  fail = false;
  failEvents = false;

  readonly jobs = {
    check: (name: string) => {
      if (name === 'unknown') throw new Error('There is no such kind of job.');
    },
    enqueue: (name: string, payload: unknown, options: JobOptions = {}) => {
      this.calls += 1;
      if (this.fail) return Promise.reject(new Error('The jobs do not answer.'));
      const id = options.id ?? '';
      if (!this.stored.has(id)) this.stored.set(id, { name, payload, options });
      return Promise.resolve(id);
    },
  };
  readonly realtime = {
    publish: (userIds: readonly number[], event: RealtimeEvent, id?: string) => {
      this.published.push({ userIds, event, id });
      return this.failEvents ? Promise.reject(new Error('The streams do not answer.')) : Promise.resolve();
    },
  };
}

async function countRows({ models }: Database): Promise<{ readonly audit: number; readonly outbox: number }> {
  return { audit: await models.AuditEvent.count(), outbox: await models.OutboxRow.count() };
}

eachDatabase('a unit of work', (own) => {
  let ports: Ports;
  beforeEach(async () => {
    ports = new Ports();
    own.database.connect(ports);
    await own.models.AuditEvent.destroy({ where: {}, truncate: true });
    await own.models.OutboxRow.destroy({ where: {}, truncate: true });
  });

  it('stores audit and job together, and passes on job and event after the commit', async () => {
    const runAt = new Date('2030-01-02T03:04:05.678Z');
    const result = await own.database.unitOfWork(source, async (unit) => {
      await unit.audit(entry(1));
      await unit.enqueue('greet', { 名前: '花子' }, { runAt, attempts: 2 });
      await unit.publish([7, 8], changed);
      await unit.publish([], changed);
      expect([ports.calls, ports.published.length]).to.deep.equal([0, 0]);
      return '済';
    });
    expect(result).to.equal('済');
    expect(await countRows(own.database)).to.deep.equal({ audit: 1, outbox: 0 });
    const [job] = ports.stored.values();
    expect(job).to.deep.include({ name: 'greet', payload: { 名前: '花子' } });
    expect(job?.options).to.deep.include({ runAt, attempts: 2 });
    expect(ports.published.map(({ userIds, event }) => ({ userIds, event }))).to.deep.equal([
      { userIds: [7, 8], event: changed },
    ]);
  });

  it('keeps an event that could not be published, still passes on its jobs, and publishes it later under the same id', async () => {
    ports.failEvents = true;
    await own.database.unitOfWork(source, async (unit) => {
      await unit.audit(entry(1));
      await unit.publish([7], changed);
      await unit.enqueue('greet', {});
    });
    expect(await countRows(own.database)).to.deep.equal({ audit: 1, outbox: 1 });
    expect([...ports.stored.values()].map(({ name }) => name)).to.deep.equal(['greet']);
    ports.failEvents = false;
    expect(await own.database.sweepOutbox(0)).to.equal(1);
    expect(await countRows(own.database)).to.deep.equal({ audit: 1, outbox: 0 });
    const [first, second] = ports.published;
    expect(second).to.deep.equal(first);
    expect(second?.id).to.match(/^[0-9a-f-]{36}$/);
  });

  it('leaves nothing when it fails at its end', async () => {
    const failing = own.database.unitOfWork(source, async (unit) => {
      await unit.audit(entry(1));
      await unit.enqueue('greet', {});
      await unit.publish([1], changed);
      throw new Error('no');
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('no');
    expect(await countRows(own.database)).to.deep.equal({ audit: 0, outbox: 0 });
    expect([ports.calls, ports.published.length]).to.deep.equal([0, 0]);
  });

  it('refuses a job of an unknown kind, and then stores nothing at all', async () => {
    const failing = own.database.unitOfWork(source, async (unit) => {
      await unit.audit(entry(1));
      await unit.enqueue('unknown', {});
    });
    expect(await failing.catch((error: Error) => error.message)).to.include('no such kind');
    expect(await countRows(own.database)).to.deep.equal({ audit: 0, outbox: 0 });
  });

  it('includes every query within it, also one that does not name the transaction', async () => {
    const failing = own.database.unitOfWork(source, async (unit) => {
      await unit.audit(entry(1));
      await own.models.AuditEvent.update({ note: 'seen' }, { where: { subject_id: '1' } });
      expect(await own.models.AuditEvent.count({ where: { note: 'seen' } })).to.equal(1);
      throw new Error('back');
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('back');
    expect(await own.models.AuditEvent.count()).to.equal(0);
  });

  it('refuses to begin within another, and refuses a separate transaction inside it', async () => {
    const nested = own.database.unitOfWork(source, () => own.database.unitOfWork(source, async () => undefined));
    expect(await nested.catch((error: Error) => error.message)).to.include('within another');
    expect(() => own.database.sequelize.transaction()).to.throw('Only unitOfWork');
    // Code that outlives a unit of work is in no transaction.
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    let later: Promise<number> | undefined;
    await own.database.unitOfWork(source, async () => {
      later = promise.then(() => own.database.unitOfWork(source, (unit) => unit.audit(entry(3)).then(() => 3)));
    });
    resolve();
    expect(await later).to.equal(3);
  });

  it('blocks its remaining code when a part has failed', async () => {
    let left: Promise<unknown> = Promise.resolve();
    const failing = own.database.unitOfWork(source, async () => {
      const slow = new Promise<void>((resolve) => setTimeout(resolve, 100));
      left = slow.then(() => own.models.OutboxRow.create({ uuid: 'stray', name: 'a', payload: '1', options: '{}' }));
      await Promise.all([left, Promise.reject(new Error('no'))]);
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('no');
    expect(await left.catch((error: Error) => error.message)).to.include('has failed');
    expect(await own.models.OutboxRow.count()).to.equal(0);
  });

  it('runs 50 concurrently without conflicts, each seeing the changes of the previous one', async () => {
    const { models } = own;
    await own.database.unitOfWork(source, (unit) => unit.audit({ ...entry(0), note: '0' }));
    const count = async (): Promise<void> => {
      await own.database.unitOfWork(source, async (unit) => {
        const { transaction } = unit;
        const row = await models.AuditEvent.findOne({ where: { subject_id: '0' }, transaction, lock: true });
        await row?.update({ note: String(Number(row.note) + 1) }, { transaction });
        await unit.enqueue('greet', {});
      });
    };
    await Promise.all(Array.from({ length: 50 }, count));
    expect((await models.AuditEvent.findOne({ where: { subject_id: '0' } }))?.note).to.equal('50');
    expect(ports.stored.size).to.equal(50);
    expect(await models.OutboxRow.count()).to.equal(0);
  });

  it('alternates with another process on the same database', async () => {
    const other = await own.open();
    const run = (database: Database, index: number): Promise<void> =>
      database.unitOfWork(source, (unit) => unit.audit(entry(index)));
    await Promise.all(Array.from({ length: 40 }, (_, index) => run(index % 2 === 0 ? own.database : other, index)));
    expect(await own.models.AuditEvent.count()).to.equal(40);
  });

  it('is retried after conflicts, a bounded number of times, and passes on only its last try', async () => {
    let tries = 0;
    const busy = (): Error => Object.assign(new Error('try again'), { original: { code: '40001' } });
    await own.database.unitOfWork(source, async (unit) => {
      tries += 1;
      await unit.audit(entry(1));
      await unit.enqueue('greet', { tries });
      if (tries < 3) throw busy();
    });
    expect(tries).to.equal(3);
    expect([...ports.stored.values()].map(({ payload }) => payload)).to.deep.equal([{ tries: 3 }]);
    expect(await own.models.AuditEvent.count()).to.equal(1);
    tries = 0;
    const never = own.database.unitOfWork(source, async () => {
      tries += 1;
      throw busy();
    });
    expect(await never.catch((error: { code: string }) => error.code)).to.equal('busy');
    expect(tries).to.be.within(2, 10);
  });
});

eachDatabase('the outbox', (own) => {
  it('is emptied by the sweep when the process died after the commit: each job once', async () => {
    // No job store is connected: as after a crash, the commit is the last step.
    await own.database.unitOfWork(source, async (unit) => {
      await unit.enqueue('greet', { number: 1 });
      await unit.enqueue('greet', { number: 2 }, { runAt: new Date('2031-01-01T00:00:00Z') });
    });
    expect(await own.models.OutboxRow.count()).to.equal(2);
    const ports = new Ports();
    const next = await own.open();
    next.connect(ports);
    const third = await own.open();
    third.connect(ports);
    expect(await next.sweepOutbox(60_000)).to.equal(0);
    await Promise.all([next.sweepOutbox(0), third.sweepOutbox(0)]);
    expect([...ports.stored.values()].map(({ payload }) => payload)).to.have.deep.members([
      { number: 1 },
      { number: 2 },
    ]);
    expect([...ports.stored.values()].map(({ options }) => options.runAt?.toJSON())).to.include(
      '2031-01-01T00:00:00.000Z',
    );
    expect(await own.models.OutboxRow.count()).to.equal(0);
    expect(await next.sweepOutbox(0)).to.equal(0);
  });

  it('is emptied by one sweep however many rows it has, as after a restore', async () => {
    await own.database.unitOfWork(source, async (unit) => {
      for (let number = 0; number < 1100; number += 1) await unit.enqueue('greet', { number });
    });
    const ports = new Ports();
    const next = await own.open();
    next.connect(ports);
    expect(await next.sweepOutbox(0)).to.equal(1100);
    expect(ports.stored.size).to.equal(1100);
    expect(await own.models.OutboxRow.count()).to.equal(0);
  });

  it('keeps jobs while the job store is unavailable, without failing the unit of work', async () => {
    const ports = new Ports();
    own.database.connect(ports);
    ports.fail = true;
    await own.database.unitOfWork(source, (unit) => unit.enqueue('greet', { number: 3 }));
    expect(await own.models.OutboxRow.count()).to.equal(1);
    ports.fail = false;
    expect(await own.database.sweepOutbox(0)).to.equal(1);
    expect([...ports.stored.values()].map(({ payload }) => payload)).to.deep.equal([{ number: 3 }]);
  });
});
