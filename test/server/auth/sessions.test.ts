import { expect } from 'chai';
import { cleanSessions } from '../../../packages/server/src/domains/accounts/auth/sessions.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { eachDatabase } from '../support/each-database.ts';
import { auditLines, clearAudit } from '../support/audit-lines.ts';
import { browserOf, loginAs, loginAsAdmin, makeAdmin, makeUser, makeWorkspace } from '../support/factories.ts';
import { until } from '../support/until.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const minute = 60_000;
const hour = 60 * minute;

eachDatabase('sessions', (own) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer(own.database, { config: { sessionIdleMs: hour, sessionAbsoluteMs: 3 * hour } });
  });
  afterEach(() => server.close());

  it('are listed for their own user only, with the current one marked, and ended one by one', async () => {
    const { root } = await makeWorkspace(own.database);
    const here = await loginAs(server, root);
    const there = await loginAs(server, root);
    const stranger = await loginAs(server, await makeUser(own.database));
    const listed = await here.get('/v1/auth/sessions');
    expect(listed.status).to.equal(200);
    expect(listed.body.data).to.have.length(2);
    expect(listed.text).to.not.match(/token/i);
    const other = listed.body.data.find((session: { is_current: boolean }) => !session.is_current);
    expect((await stranger.delete(`/v1/auth/sessions/${other.id}`)).status).to.equal(404);
    expect((await there.get('/v1/auth/info')).status).to.equal(200);
    expect((await here.delete(`/v1/auth/sessions/${other.id}`)).status).to.equal(200);
    expect((await there.get('/v1/auth/info')).status).to.equal(401);
    expect((await here.get('/v1/auth/sessions')).body.data).to.have.length(1);
  });

  it('end on logout, with the cookies of session and workspace; the call requires the CSRF header', async () => {
    const { company, root } = await makeWorkspace(own.database);
    for (const method of ['GET', 'POST']) {
      const browser = await browserOf(server, root, company);
      const token = browser.cookies.get('token');
      browser.csrf = false;
      expect((await browser.call(method, '/v1/auth/logout')).body.code).to.equal('csrf');
      expect((await browser.get('/v1/auth/info')).status).to.equal(200);
      browser.csrf = true;
      expect((await browser.call(method, '/v1/auth/logout')).status).to.equal(200);
      expect([...browser.cookies.keys()]).to.not.include.members(['token', 'workspace']);
      const again = server.client();
      again.bearer = token;
      expect((await again.get('/v1/auth/info')).status).to.equal(401);
    }
  });

  it('end after the idle time, and are extended by use until the absolute time', async () => {
    const { root } = await makeWorkspace(own.database);
    const idle = await loginAs(server, root);
    const used = await loginAs(server, root);
    for (let passed = 0; passed < 2; passed += 1) {
      server.advance(50 * minute);
      expect((await used.get('/v1/auth/info')).status).to.equal(200);
    }
    expect((await idle.get('/v1/auth/info')).body.code).to.equal('session_expired');
    server.advance(50 * minute);
    expect((await used.get('/v1/auth/info')).status).to.equal(200);
    expect((await used.get('/v1/auth/sessions')).body.data).to.have.length(1);
    server.advance(31 * minute);
    expect((await used.get('/v1/auth/info')).body.code).to.equal('session_expired');
  });

  it('store their last use at most once a minute', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    const lastSeen = async () =>
      (await own.models.Session.findOne({ where: { user_id: root.id } }))?.last_seen_at.getTime() ?? 0;
    const first = await lastSeen();
    server.advance(30_000);
    await client.get('/v1/auth/info');
    expect(await lastSeen()).to.equal(first);
    server.advance(31_000);
    await client.get('/v1/auth/info');
    await until('the use is written', async () => (await lastSeen()) >= first + minute);
  });

  it('let their user read while the last use cannot be stored', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    const isBusy = () => Promise.reject(new AppError('busy'));
    const locked = await startServer(
      Object.assign(Object.create(own.database) as typeof own.database, { write: isBusy }),
    );
    const other = locked.client();
    other.bearer = client.bearer;
    locked.advance(2 * minute);
    const reply = await other.get('/v1/auth/info');
    await locked.close();
    expect(reply.status).to.equal(200);
  });

  it('are refused with a token that is unknown, malformed, or of a deleted user', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    await root.destroy();
    expect((await client.get('/v1/auth/info')).status).to.equal(401);
    for (const token of ['x', 'A'.repeat(43), "' OR 1=1 --", 'あ'.repeat(10)].map(encodeURIComponent)) {
      client.bearer = token;
      expect((await client.get('/v1/auth/info')).status, token).to.equal(401);
    }
  });

  it('that were ended are named in the audit of refused calls, for a day', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    expect((await client.post('/v1/auth/logout')).status).to.equal(200);
    expect((await staff.post('/admin/v1/auth/logout')).status).to.equal(200);
    const refusedTo = async () => {
      await clearAudit(server, own.models);
      expect((await client.get('/v1/auth/info')).body.code).to.equal('unauthenticated');
      expect((await staff.get('/admin/v1/auth/info')).body.code).to.equal('unauthenticated');
      return (await auditLines(server, own.models)).map(({ actor_kind }) => actor_kind);
    };
    expect(await refusedTo()).to.deep.equal(['user', 'admin']);
    server.advance(26 * hour);
    await cleanSessions(server.services);
    expect(await refusedTo()).to.deep.equal(['guest', 'guest']);
  });

  it('are deleted a day after they ended; active ones remain', async () => {
    const { root } = await makeWorkspace(own.database);
    await loginAs(server, root);
    const left = await loginAs(server, root);
    await left.post('/v1/auth/logout');
    server.advance(26 * hour);
    const fresh = await loginAs(server, root);
    expect(await cleanSessions(server.services)).to.be.at.least(1);
    expect(await own.models.Session.count({ where: { user_id: root.id } })).to.equal(1);
    expect((await fresh.get('/v1/auth/info')).status).to.equal(200);
  });
});
