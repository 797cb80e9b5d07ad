import { expect } from 'chai';
import { ApiError, createClient, readEvents } from '../../../packages/server/src/client/index.ts';
import { mostEventStreams, userEvents } from '../../../packages/server/src/contract/events.ts';
import { createJobStore } from '../../../packages/server/src/jobs/create-job-store.ts';
import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import { createRealtime } from '../../../packages/server/src/realtime/create-realtime.ts';
import { staffChannel, type Realtime } from '../../../packages/server/src/realtime/realtime-port.ts';
import { allKinds, define, fast, kinds } from '../jobs/jobs-bed.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeUser, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { until } from '../support/until.ts';
import { openStream, type TestStream } from './open-stream.ts';

eachDatabase('Streams of events', (own) => {
  let realtime: Realtime;
  let server: TestServer;
  const streams: TestStream[] = [];
  const open = async (...given: Parameters<typeof openStream>): Promise<TestStream> => {
    const stream = await openStream(...given);
    streams.push(stream);
    return stream;
  };
  before(async () => {
    const { sequelize, dialect, models } = own.database;
    const now = (): Date => new Date();
    realtime = await createRealtime({
      sequelize,
      dialect,
      databaseUrl: own.url,
      messages: models.RealtimeMessage,
      servesStreams: true,
      now,
      warn: () => undefined,
    });
    server = await startServer(own.database, { services: { realtime } });
  });
  after(async () => {
    await server.close();
    await realtime.close();
  });
  let stopJobs = (): Promise<void> => Promise.resolve();
  afterEach(async () => {
    await stopJobs();
    for (const stream of streams.splice(0)) stream.leave();
    await until('no stream is open', () => server.app.openReplies() === 0);
  });

  it("show a user only the user's own events, as server-sent events", async () => {
    const [user, other] = [await makeUser(own.database), await makeUser(own.database)];
    const stream = await open(server, '/v1/events', (await loginAs(server, user)).bearer);
    expect(stream.status).to.equal(200);
    expect(stream.headers.get('content-type')).to.equal('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).to.equal('no-store');
    await until('it begins', () => stream.text().startsWith('retry: 3000\n\n'));
    await realtime.publish([other.id], { type: 'notification', data: 'not mine' });
    await realtime.publish([user.id], { type: 'notification', data: { text: '一行目\n二行目\r\n\u2028"𠮷"' } });
    await until('it is heard', () => stream.events.length > 0);
    expect(stream.events).to.deep.equal([
      { id: stream.events[0]?.id, type: 'notification', data: { text: '一行目\n二行目\r\n\u2028"𠮷"' } },
    ]);
    expect(stream.events[0]?.id).to.match(/^[A-Za-z0-9_-]+$/);
  });

  it('require a session of their area', async () => {
    const user = await makeUser(own.database);
    const { bearer } = await loginAs(server, user);
    for (const [path, token] of [
      ['/v1/events', undefined],
      ['/admin/v1/events', undefined],
      ['/admin/v1/events', bearer],
      ['/v1/events', 'x'.repeat(43)],
    ] as const) {
      expect((await open(server, path, token)).status, `${path} ${token}`).to.equal(401);
    }
  });

  it('show staff their own events, and do not confuse them with users of the same number', async () => {
    const admin = await makeAdmin(own.database);
    const stream = await open(server, '/admin/v1/events', (await loginAsAdmin(server, admin)).bearer);
    expect(stream.status).to.equal(200);
    await realtime.publish([admin.id], { type: 'notification', data: 'of a user' });
    await realtime.publish([staffChannel(admin.id)], { type: 'notification', data: 'of staff' });
    await until('it is heard', () => stream.events.length > 0);
    expect(stream.events.map(({ data }) => data)).to.deep.equal(['of staff']);
  });

  it('resume after an interruption, by the header or the query', async () => {
    const user = await makeUser(own.database);
    const { bearer } = await loginAs(server, user);
    const stream = await open(server, '/v1/events', bearer);
    await until('it begins', () => stream.text() !== '');
    for (const n of [1, 2, 3]) await realtime.publish([user.id], { type: 'n', data: n });
    await until('all are heard', () => stream.events.length === 3);
    const [first] = stream.events;
    const id = first?.id ?? '';
    const again = await open(server, '/v1/events', bearer, { 'last-event-id': id });
    await until('the rest comes', () => again.events.length === 2);
    expect(again.events.map(({ data }) => data)).to.deep.equal([2, 3]);
    const byQuery = await open(server, `/v1/events?last_event_id=${id}`, bearer);
    await until('the rest comes', () => byQuery.events.length === 2);
    const old = await open(server, '/v1/events', bearer, { 'last-event-id': 'from-before-the-start' });
    await until('it is told to reload', () => old.events.length === 1);
    expect(old.events[0]?.type).to.equal('reset');
    expect((await open(server, '/v1/events?last_event_id=%0A', bearer)).status).to.equal(400);
  });

  it(`are at most ${mostEventStreams} of a user; places become free`, async () => {
    const user = await makeUser(own.database);
    const { bearer } = await loginAs(server, user);
    const opened: TestStream[] = [];
    for (let n = 0; n < mostEventStreams; n += 1) opened.push(await open(server, '/v1/events', bearer));
    const refused = await open(server, '/v1/events', bearer);
    expect(refused.status).to.equal(429);
    expect(refused.headers.get('retry-after')).to.equal('60');
    opened[0]?.leave();
    await until('there is a place', async () => (await open(server, '/v1/events', bearer)).status === 200);
  });

  it('end when the session ends, and others of the user remain open', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const [here, there] = [await loginAs(server, root, company), await loginAs(server, root, company)];
    const [stream, other] = [
      await open(server, '/v1/events', here.bearer),
      await open(server, '/v1/events', there.bearer),
    ];
    expect((await here.post('/v1/auth/logout')).status).to.equal(200);
    await until('it ends', () => stream.hasEnded());
    await realtime.publish([root.id], { type: 'n', data: 1 });
    await until('the other continues', () => other.events.length === 1);
    expect(other.hasEnded()).to.equal(false);
    expect(other.events[0]?.type).to.equal('n');
  });

  it('do not stay open for a HEAD request', async () => {
    const { bearer } = await loginAs(server, await makeUser(own.database));
    const reply = await fetch(`${server.url}/v1/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(reply.status).to.equal(200);
    expect(server.app.openReplies()).to.equal(0);
  });

  it('show the progress of a job to its user', async () => {
    const user = await makeUser(own.database);
    const stream = await open(server, '/v1/events', (await loginAs(server, user)).bearer);
    await until('it begins', () => stream.text() !== '');
    const { sequelize, dialect } = own.database;
    const now = (): Date => new Date();
    const jobs = await createJobs({
      ...fast,
      now,
      random: () => 0,
      kinds: allKinds,
      store: createJobStore({ sequelize, dialect, databaseUrl: own.url, now, listens: true, warn: () => undefined }),
      tell: (userId, job, state) => void realtime.publish([userId], { type: 'job', data: { ...job, ...state } }),
    });
    stopJobs = () => jobs.stop(100);
    await jobs.work([define(kinds.plain, async (_payload, { progress }) => progress(0.25, '4件中1件'))]);
    const id = await jobs.enqueue('plain', { n: 1 }, { userId: user.id });
    await until('its end is heard', () => stream.events.length === 2);
    expect(stream.events.map(({ type, data }) => [type, data])).to.deep.equal([
      ['job', { id, name: 'plain', status: 'running', done: 0.25, message: '4件中1件' }],
      ['job', { id, name: 'plain', status: 'done', done: 1 }],
    ]);
  });

  it('are typed in the client, which reconnects after an interruption and ends with the session', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const session = await loginAs(server, root, company);
    const client = createClient({ baseUrl: server.url, token: session.bearer ?? '' });
    const publish = (id: number): Promise<void> =>
      realtime.publish([root.id], {
        type: 'records',
        data: { workspace_id: company.id, kind: 'memo', ids: [id], change: 'created' },
      });
    const heard: string[] = [];
    let opened = 0;
    let failure: unknown;
    const reading = (async () => {
      for await (const event of readEvents(client, userEvents, { retryMs: 1, onOpen: () => (opened += 1) })) {
        if (event.type !== 'records') continue;
        heard.push(`${event.data.kind} ${event.data.ids.join()} of ${event.data.workspace_id}`);
        if (heard.length === 1) server.app.closeReplies();
      }
    })().catch((error: unknown) => (failure = error));
    await until('it is open', () => opened === 1);
    await realtime.publish([root.id], { type: 'unknown-kind', data: null });
    await publish(1);
    await until('it is open again', () => opened === 2);
    await publish(2);
    await until('both are heard', () => heard.length === 2);
    expect(heard).to.deep.equal([`memo 1 of ${company.id}`, `memo 2 of ${company.id}`]);
    expect((await session.post('/v1/auth/logout')).status).to.equal(200);
    await reading;
    expect(failure).to.be.instanceOf(ApiError);
    expect((failure as ApiError).status).to.equal(401);
  });

  it('of the client end when they are closed', async () => {
    const { bearer } = await loginAs(server, await makeUser(own.database));
    const client = createClient({ baseUrl: server.url, token: bearer ?? '' });
    const stop = new AbortController();
    for await (const event of readEvents(client, userEvents, { signal: stop.signal, onOpen: () => stop.abort() }))
      expect.fail(event.type);
  });

  it('end when the server stops', async () => {
    const stopping = await startServer(own.database, { services: { realtime } });
    const user = await makeUser(own.database);
    const stream = await openStream(stopping, '/v1/events', (await loginAs(stopping, user)).bearer);
    await stopping.close();
    await until('it has ended', () => stream.hasEnded());
  });
});
