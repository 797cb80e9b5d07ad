import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeUser, makeWorkspace, password } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';
import type { TestClient } from '../support/test-client.ts';

eachDatabase('staff', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const login = (uid: string, typed = password) => {
    const client = server.client();
    return client.post('/admin/v1/auth/login', { uid, password: typed }).then((reply) => ({ client, reply }));
  };

  it('log in by uid and password, into the admin area only', async () => {
    const admin = await makeAdmin(own.database);
    const { client, reply } = await login(admin.uid.toUpperCase());
    expect(reply.status).to.equal(200);
    expect(client.cookies.get('adminToken')).to.equal(reply.body.data.access_token);
    const info = await client.get('/admin/v1/auth/info');
    expect(info.body.data).to.include({ id: admin.id, uid: admin.uid, name: admin.name, status: 0 });
    expect(info.text).to.not.include('argon2');
    const program = server.client();
    program.bearer = reply.body.data.access_token;
    expect((await program.get('/v1/auth/info')).status).to.equal(401);
    const { root } = await makeWorkspace(own.database);
    expect((await (await loginAs(server, root)).get('/admin/v1/auth/info')).status).to.equal(401);
  });

  it('are refused alike with a wrong password, an unknown uid and when suspended', async () => {
    const admin = await makeAdmin(own.database);
    const wrong = await login(admin.uid, 'not the password');
    const unknown = await login('nobody');
    expect([wrong.reply.status, wrong.reply.body.message]).to.deep.equal([400, unknown.reply.body.message]);
    const { client } = await login(admin.uid);
    await admin.update({ suspended_at: stillNow() });
    expect((await login(admin.uid)).reply.body.code).to.equal('suspended');
    expect((await client.get('/admin/v1/auth/info')).status).to.equal(403);
  });

  it('log out by GET and POST with the CSRF header, and stay logged in as a user in the same browser', async () => {
    const admin = await makeAdmin(own.database);
    const { root } = await makeWorkspace(own.database);
    for (const method of ['GET', 'POST']) {
      const { client } = await login(admin.uid);
      await client.post('/v1/auth/login', { email: root.email, password });
      client.csrf = false;
      expect((await client.call(method, '/admin/v1/auth/logout')).body.code).to.equal('csrf');
      client.csrf = true;
      expect((await client.call(method, '/admin/v1/auth/logout')).status).to.equal(200);
      expect((await client.get('/admin/v1/auth/info')).status).to.equal(401);
      expect((await client.get('/v1/auth/info')).status).to.equal(200);
    }
  });

  it('on logout end the sessions in which they act as a user, and no others', async () => {
    const { root } = await makeWorkspace(own.database);
    const enter = async (client: TestClient) => {
      const { token } = (await client.post(`/admin/v1/users/${root.id}/bridge-login`)).body.data;
      const acting = server.client();
      expect((await acting.post('/v1/auth/bridge', { token })).status).to.equal(200);
      return acting;
    };
    const { client } = await login((await makeAdmin(own.database)).uid);
    const { client: colleague } = await login((await makeAdmin(own.database)).uid);
    const acting = await enter(client);
    const other = await enter(colleague);
    const user = await loginAs(server, root);
    expect((await acting.get('/v1/auth/info')).status).to.equal(200);
    expect((await client.post('/admin/v1/auth/logout')).status).to.equal(200);
    expect((await acting.get('/v1/auth/info')).status).to.equal(401);
    expect((await other.get('/v1/auth/info')).status).to.equal(200);
    expect((await user.get('/v1/auth/info')).status).to.equal(200);
  });

  it('list and end only their own sessions', async () => {
    const admin = await makeAdmin(own.database);
    const here = await loginAsAdmin(server, admin);
    const there = await loginAsAdmin(server, admin);
    const other = await loginAsAdmin(server, await makeAdmin(own.database));
    const listed = (await here.get('/admin/v1/auth/sessions')).body.data;
    expect(listed).to.have.length(2);
    const { id } = listed.find((session: { is_current: boolean }) => !session.is_current);
    expect((await other.delete(`/admin/v1/auth/sessions/${id}`)).status).to.equal(404);
    expect((await here.delete(`/admin/v1/auth/sessions/${id}`)).status).to.equal(200);
    expect((await there.get('/admin/v1/auth/info')).status).to.equal(401);
    expect((await here.get('/admin/v1/auth/sessions')).body.data).to.have.length(1);
  });

  it('change their own password: other sessions end', async () => {
    const admin = await makeAdmin(own.database);
    const { client } = await login(admin.uid);
    const other = await loginAsAdmin(server, admin);
    const requested = 'a new password for the staff';
    const change = (typed: string) =>
      client.post('/admin/v1/auth/change-password', {
        password: typed,
        new_password: requested,
        new_password_confirmation: requested,
      });
    expect((await change('wrong')).body.errors).to.have.keys('password');
    expect((await change(password)).status).to.equal(200);
    expect((await client.get('/admin/v1/auth/info')).status).to.equal(200);
    expect((await other.get('/admin/v1/auth/info')).status).to.equal(401);
    expect((await login(admin.uid, requested)).reply.status).to.equal(200);
  });

  it('act as a user: banner data, both names in the audit, no password change and no access to other sessions', async () => {
    const admin = await makeAdmin(own.database, { name: '代理花子' });
    const { company, root } = await makeWorkspace(own.database);
    const staff = await loginAsAdmin(server, admin);
    const bridge = await staff.get(`/admin/v1/users/${root.id}/bridge-login`);
    expect(bridge.status).to.equal(200);
    const { token, url } = bridge.body.data;
    expect(url).to.include(`/auth/bridge#bridge=${token}`);
    const client = server.client();
    const entered = await client.post('/v1/auth/bridge', { token });
    expect(entered.body.data).to.include({ workspace_id: company.id });
    const info = (await client.get('/v1/auth/info')).body.data;
    expect(info.on_behalf).to.deep.equal({ admin_id: admin.id, admin_name: '代理花子' });
    expect(info.actions).to.include({ change_password: false, pay: false });
    const forbidden = [
      await client.post('/v1/auth/check-password', { password }),
      await client.post('/v1/auth/change-password', {
        password,
        new_password: 'another password',
        new_password_confirmation: 'another password',
      }),
      await client.post('/v1/auth/change-email', { email: 'staff@example.com', password }),
      await client.delete(`/v1/auth/sessions/${info.session_id}`),
    ];
    expect(forbidden.map(({ body }) => body.code)).to.deep.equal(Array(4).fill('not_on_behalf'));
    const events = await own.models.AuditEvent.findAll({ where: { on_behalf_id: admin.id } });
    expect(events.map(({ action }) => action)).to.include('auth.enterOnBehalf');
    expect(events.every((each) => each.actor_id === root.id && each.on_behalf_name === '代理花子')).to.equal(true);
    expect((await server.client().post('/v1/auth/bridge', { token })).status).to.equal(409);
    server.advance(61 * 60_000);
    expect((await client.get('/v1/auth/info')).body.code).to.equal('session_expired');
  });

  it('cannot act as users who are unknown, suspended or in no company, nor with an old token or after being suspended', async () => {
    const admin = await makeAdmin(own.database);
    const staff = await loginAsAdmin(server, admin);
    const tokenFor = async (id: number) => (await staff.get(`/admin/v1/users/${id}/bridge-login`)).body;
    const enter = async (token: string) => (await server.client().post('/v1/auth/bridge', { token })).body;
    expect((await tokenFor(999_999)).code).to.equal('not_found');
    const suspended = await makeUser(own.database, { suspended_at: stillNow() });
    expect((await tokenFor(suspended.id)).code).to.equal('suspended');
    const alone = await makeUser(own.database);
    expect((await enter((await tokenFor(alone.id)).data.token)).code).to.equal('not_invited');
    const { root } = await makeWorkspace(own.database);
    const late = (await tokenFor(root.id)).data.token;
    server.advance(61_000);
    expect((await enter(late)).code).to.equal('dead_link');
    const client = server.client();
    const { token } = (await tokenFor(root.id)).data;
    expect((await client.post('/v1/auth/bridge', { token })).status).to.equal(200);
    await admin.update({ suspended_at: stillNow() });
    expect((await client.get('/v1/auth/info')).status).to.equal(401);
    const user = await loginAs(server, root);
    expect((await user.get(`/admin/v1/users/${root.id}/bridge-login`)).status).to.equal(401);
  });
});
