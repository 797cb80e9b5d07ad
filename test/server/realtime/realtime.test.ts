import { expect } from 'chai';
import { createHub } from '../../../packages/server/src/realtime/hub.ts';
import { createRealtime } from '../../../packages/server/src/realtime/create-realtime.ts';
import type { DeliveredEvent, PublishedEvent, Realtime } from '../../../packages/server/src/realtime/realtime-port.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sourceOf } from '../support/sources.ts';
import { until } from '../support/until.ts';

const changed = (id: number): PublishedEvent => ({
  type: 'records',
  data: { workspace_id: 5, kind: 'memo', ids: [id], change: 'updated' },
});

/** Messages are stored for a while by the clock of the database and of the events: both are the same, and move. */
const now = (): Date => new Date();

eachDatabase(
  'events',
  (own) => {
    const opened: Realtime[] = [];
    const open = async (servesStreams = true): Promise<Realtime> => {
      const { sequelize, dialect, models } = own.database;
      const realtime = await createRealtime({
        sequelize,
        dialect,
        databaseUrl: own.url,
        messages: models.RealtimeMessage,
        servesStreams,
        pollMs: 20,
        now,
        warn: (error) => expect.fail(String(error)),
      });
      opened.push(realtime);
      return realtime;
    };
    afterEach(async () => {
      for (const realtime of opened.splice(0)) await realtime.close();
    });
    const listen = (realtime: Realtime, userId: number, after?: string): DeliveredEvent[] => {
      const heard: DeliveredEvent[] = [];
      realtime.subscribe(userId, (event) => heard.push(event), after);
      return heard;
    };

    it('reach only the users they are for, in order', async () => {
      const realtime = await open();
      const [one, again, two, three] = [1, 1, 2, 3].map((id) => listen(realtime, id)) as [
        DeliveredEvent[],
        DeliveredEvent[],
        DeliveredEvent[],
        DeliveredEvent[],
      ];
      for (let n = 0; n < 20; n += 1)
        await realtime.publish(n % 2 === 0 ? [1, 2] : [1, 1], { type: 'notification', data: { n, 名: '𠮷' } });
      await realtime.publish([], { type: 'notification', data: 'nobody' });
      await realtime.publish([3], { type: 'last', data: null });
      await until('the last is heard', () => three.length === 1);
      expect(one.map(({ data }) => (data as { n: number }).n)).to.deep.equal(Array.from({ length: 20 }, (_, n) => n));
      expect(again).to.deep.equal(one);
      expect(two.map(({ data }) => (data as { n: number }).n)).to.deep.equal([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
      expect(one[0]).to.deep.include({ type: 'notification', data: { n: 0, 名: '𠮷' } });
      expect(new Set(one.map(({ id }) => id)).size).to.equal(20);
    });

    it('may be larger than a notification of the database, and remain in order', async () => {
      const realtime = await open();
      const heard = listen(realtime, 1);
      const large = '長い文'.repeat(5000);
      // The order of publication counts, not that of waiting.
      await Promise.all([
        realtime.publish([1], { type: 'a', data: 1 }),
        realtime.publish([1], { type: 'b', data: large }),
        realtime.publish(
          Array.from({ length: 5000 }, (_, n) => n + 1),
          { type: 'c', data: 'all' },
        ),
      ]);
      await realtime.publish([1], { type: 'd', data: 2 });
      await until('the last is heard', () => heard.at(-1)?.type === 'd');
      expect(heard.map(({ type }) => type)).to.deep.equal(['a', 'b', 'c', 'd']);
      expect(heard[1]?.data).to.equal(large);
    });

    it('of a process that serves no streams reach those of the server, in order, once', async () => {
      const server = await open();
      const worker = await open(false);
      // A listener who hears what was published second shows that the server is past the first.
      const early: string[] = [];
      const stop = server.subscribe(9, ({ type }) => early.push(type));
      await worker.publish([1], { type: 'job', data: 'before anybody listened' });
      await worker.publish([9], { type: 'early', data: null });
      await until('the early listener hears', () => early.length === 1);
      stop();
      const [heard, other] = [listen(server, 1), listen(server, 2)];
      const sent = Array.from({ length: 30 }, (_, n) => worker.publish([1], { type: 'job', data: n }));
      await Promise.all([...sent, worker.publish([], { type: 'job', data: 'nobody' })]);
      await server.publish([1], { type: 'notification', data: 'own' });
      await worker.publish([1, 2], { type: 'job', data: 'last' });
      await until('the last is heard', () => heard.at(-1)?.data === 'last' && other.length === 1);
      const fromWorker = heard.filter(({ type }) => type === 'job').map(({ data }) => data);
      expect(fromWorker).to.deep.equal([...Array.from({ length: 30 }, (_, n) => n), 'last']);
      expect(heard.filter(({ data }) => data === 'own')).to.have.length(1);
      // A client that reconnects with its last event id gets the rest, whichever process they came from.
      const again = listen(server, 1, heard.at(-3)?.id);
      expect(again).to.deep.equal(heard.slice(-2));
    });

    it('are not delivered after a subscription ends', async () => {
      const realtime = await open();
      const heard: string[] = [];
      const stop = realtime.subscribe(1, ({ type }) => heard.push(type));
      const other = listen(realtime, 1);
      await realtime.publish([1], { type: 'a', data: null });
      await until('it is heard', () => other.length === 1);
      stop();
      stop();
      await realtime.publish([1], { type: 'b', data: null });
      await until('the other is heard', () => other.length === 2);
      expect(heard).to.deep.equal(['a']);
    });

    it('are replayed from the last one received, for a while', async () => {
      const realtime = await open();
      const heard = listen(realtime, 1);
      for (const type of ['a', 'b', 'c']) await realtime.publish([1], { type, data: null });
      await realtime.publish([2], { type: 'not mine', data: null });
      await realtime.publish([1], { type: 'd', data: null });
      await until('all are heard', () => heard.length === 4);
      expect(listen(realtime, 1, heard[1]?.id).map(({ type }) => type)).to.deep.equal(['c', 'd']);
      expect(listen(realtime, 1, heard[3]?.id)).to.deep.equal([]);
      expect(listen(realtime, 1, 'long-ago').map(({ type }) => type)).to.deep.equal(['reset']);
      expect(listen(realtime, 1, '')).to.deep.equal([]);
    });

    it('after a position are replayed, those of other processes too, and none from before', async () => {
      const realtime = await open();
      const worker = await open(false);
      const atStart = realtime.position();
      await realtime.publish([1], { type: 'a', data: null });
      await worker.publish([1], { type: 'b', data: null });
      const heard = listen(realtime, 1, atStart);
      await until('both are heard', () => heard.length === 2);
      expect(heard.map(({ type }) => type).toSorted()).to.deep.equal(['a', 'b']);
      const later = realtime.position();
      await realtime.publish([2], { type: 'not mine', data: null });
      await realtime.publish([1], { type: 'c', data: null });
      await until('the last is heard', () => heard.length === 3);
      expect(listen(realtime, 1, later).map(({ type }) => type)).to.deep.equal(['c']);
      expect(listen(realtime, 1, realtime.position())).to.deep.equal([]);
    });

    it('of a unit of work are published when it is committed, and not when it fails', async () => {
      const realtime = await open();
      own.database.connect({
        jobs: { check: () => undefined, enqueue: () => Promise.resolve('') },
        realtime,
      });
      const heard = listen(realtime, 1);
      const failing = own.database.unitOfWork(sourceOf(), async (unit) => {
        await unit.publish([1], changed(1));
        throw new Error('no');
      });
      await failing.catch(() => undefined);
      await own.database.unitOfWork(sourceOf(), async (unit) => {
        await unit.publish([1], changed(2));
        await unit.audit({ action: 'tests.publish', subject: { kind: 'test', id: null }, workspaceId: null });
        expect(heard).to.deep.equal([]);
      });
      await until('it is heard', () => heard.length > 0);
      expect(heard.map(({ type, data }) => ({ type, data }))).to.deep.equal([changed(2)]);
      expect(await own.models.OutboxRow.count()).to.equal(0);
    });

    it('are delivered once however often they are published under one id, as after a crash', async () => {
      const realtime = await open();
      const heard = listen(realtime, 1);
      for (const n of [1, 2, 2]) await realtime.publish([1], { type: 'a', data: n }, `event-${n}`);
      await realtime.publish([1], { type: 'last', data: 3 });
      await until('the last is heard', () => heard.some(({ type }) => type === 'last'));
      expect(heard.map(({ data }) => data)).to.deep.equal([1, 2, 3]);
      expect(heard[1]?.id).to.equal('event-2');
      expect(listen(realtime, 1, 'event-1').map(({ data }) => data)).to.deep.equal([2, 3]);
    });

    if (own.dialect === 'postgres') {
      it('are passed from one process to the others, with the same ids', async () => {
        const [first, second] = [await open(), await open()];
        const [here, there] = [listen(first, 1), listen(second, 1)];
        await first.publish([1], { type: 'a', data: 1 });
        await second.publish([1], { type: 'b', data: 2 });
        await until('both are heard', () => here.length === 2 && there.length === 2);
        expect(there).to.deep.equal(here);
        expect(listen(second, 1, here[0]?.id).map(({ type }) => type)).to.deep.equal(['b']);
      });
    }
  },
  { options: { now } },
);

describe('the event hub', () => {
  it('stores a limited number of events for reconnecting clients', () => {
    const hub = createHub();
    const ids = Array.from({ length: 10_000 }, (_, n) => {
      const id = hub.newId();
      hub.deliver([1], { id, type: 'n', data: n });
      return id;
    });
    const heard: DeliveredEvent[] = [];
    hub.subscribe(1, (event) => heard.push(event), ids[9000]);
    expect(heard.map(({ data }) => data)).to.deep.equal(Array.from({ length: 999 }, (_, n) => n + 9001));
    heard.length = 0;
    hub.subscribe(1, (event) => heard.push(event), ids[10]);
    expect(heard.map(({ type }) => type)).to.deep.equal(['reset']);
  });

  it('knows a position from before any event until the events after it are dropped', () => {
    const hub = createHub();
    const start = hub.position();
    const heard: DeliveredEvent[] = [];
    for (let n = 0; n < 4000; n += 1) hub.deliver([1], { id: hub.newId(), type: 'n', data: n });
    hub.subscribe(1, (event) => heard.push(event), start);
    expect(heard.map(({ type }) => type)).to.deep.equal(['reset']);
    const floor = createHub();
    const empty = floor.position();
    floor.deliver([1], { id: floor.newId(), type: 'first', data: null });
    heard.length = 0;
    floor.subscribe(1, (event) => heard.push(event), empty);
    expect(heard.map(({ type }) => type)).to.deep.equal(['first']);
    const before = floor.position();
    floor.reset();
    heard.length = 0;
    floor.subscribe(2, (event) => heard.push(event), before);
    expect(heard.map(({ type }) => type)).to.deep.equal(['reset']);
  });

  it('notifies all subscribers when events may be missing, and sends nothing after it was closed', () => {
    const hub = createHub();
    const heard: DeliveredEvent[] = [];
    hub.subscribe(1, (event) => heard.push(event));
    hub.reset();
    hub.close();
    hub.deliver([1], { id: 'x', type: 'late', data: null });
    expect(heard.map(({ type }) => type)).to.deep.equal(['reset']);
  });
});
