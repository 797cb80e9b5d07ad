import { expect } from 'chai';
import { createPasswords } from '../../../packages/server/src/passwords/passwords.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeCompany, makeMember, makeUser, makeWorkspace, password } from '../support/factories.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

eachDatabase('login', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const login = (email: string, typed = password, rest = {}) =>
    server.client().post('/v1/auth/login', { email, password: typed, ...rest });

  it('returns a token and selects the only company', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const client = server.client();
    const body = { email: root.email.toUpperCase(), password, deviceToken: 'phone-1' };
    const reply = await client.post('/v1/auth/login', body);
    expect(reply.status).to.equal(200);
    expect(reply.body.data).to.include({ register: false, resend_mail: false, workspace_id: company.id });
    expect(reply.body.data.companies).to.deep.equal([
      { id: company.id, name: company.name, is_root: true, roles: ['normal'], plan_id: null },
    ]);
    expect(client.cookies.get('workspace')).to.equal(String(company.id));
    expect(client.cookies.get('token')).to.equal(reply.body.data.access_token);
    expect((await client.get('/v1/auth/info')).body.data).to.include({ id: root.id, is_root: true });
    const program = server.client();
    program.bearer = reply.body.data.access_token;
    expect((await program.get('/v1/auth/info')).status).to.equal(200);
    const session = await own.models.Session.findOne({ where: { user_id: root.id } });
    expect(session?.device_token).to.equal('phone-1');
    expect(session?.token_hash).to.not.equal(reply.body.data.access_token);
    const audited = await own.models.AuditEvent.findAll({ where: { action: 'auth.login' } });
    expect(audited.map(({ actor_id }) => actor_id)).to.include(root.id);
  });

  it('lets a user of several companies choose', async () => {
    const { user } = await makeMember(own.database, { company: await makeCompany(own.database) });
    const second = await makeCompany(own.database, { roles: ['application'] });
    await makeMember(own.database, { company: second, user });
    const client = server.client();
    const reply = await client.post('/v1/auth/login', { email: user.email, password });
    expect(reply.body.data.workspace_id).to.equal(null);
    expect(reply.body.data.companies).to.have.length(2);
    expect(client.cookies.has('workspace')).to.equal(false);
    const chosen = await client.post('/v1/auth/workspace', { company_id: second.id });
    expect(chosen.status).to.equal(200);
    expect(chosen.body.data.roles).to.deep.equal(['application']);
    expect(client.cookies.get('workspace')).to.equal(String(second.id));
    expect((await client.get('/v1/auth/info')).body.data.workspace).to.include({ id: second.id });
    const foreign = await makeCompany(own.database);
    expect((await client.post('/v1/auth/workspace', { company_id: foreign.id })).status).to.equal(404);
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { root } = await makeWorkspace(own.database);
    const wrong = await login(root.email, 'not the password');
    const unknown = await login('nobody@example.com');
    expect(wrong.status).to.equal(400);
    for (const reply of [wrong, unknown]) {
      expect(reply.body).to.include({ success: false, code: 'wrong_credentials' });
      expect(reply.body.message).to.equal('メールアドレスまたはパスワードが正しくありません。');
      expect(reply.headers.getSetCookie().filter((line) => line.startsWith('token='))).to.deep.equal([]);
    }
    const { rid: _, ...first } = wrong.body;
    const { rid: __, ...second } = unknown.body;
    expect(first).to.deep.equal(second);
    const refused = await own.models.AuditEvent.count({ where: { action: 'auth.login.refused' } });
    expect(refused).to.be.at.least(2);
  });

  it('logs out a user without a company with the message of the specification', async () => {
    const user = await makeUser(own.database);
    const client = server.client();
    const reply = await client.post('/v1/auth/login', { email: user.email, password });
    expect(reply.status).to.equal(401);
    expect(reply.body.message).to.equal('ユーザは招待されていません。');
    expect(client.cookies.has('token')).to.equal(false);
    expect(await own.models.Session.count({ where: { user_id: user.id } })).to.equal(0);
  });

  it('sends a user with an unconfirmed address to the mail, and one without a company to registration', async () => {
    const unverified = await makeUser(own.database, { email_verified_at: null });
    const first = await login(unverified.email);
    expect(first.body.data).to.include({ access_token: null, resend_mail: true, register: false });
    const incomplete = await makeUser(own.database, { registered_at: null });
    const second = await login(incomplete.email);
    expect(second.body.data).to.include({ access_token: null, resend_mail: false, register: true });
    expect(second.body.data.register_token).to.be.a('string');
    expect((await login(incomplete.email, 'not the password')).status).to.equal(400);
  });

  it('refuses a suspended user only after a correct password, and ends open sessions', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const client = server.client();
    await client.post('/v1/auth/login', { email: root.email, password });
    await own.models.User.update({ suspended_at: stillNow() }, { where: { id: root.id } });
    expect((await login(root.email)).body.code).to.equal('suspended');
    expect((await login(root.email, 'not the password')).body.code).to.equal('wrong_credentials');
    const reply = await client.get('/v1/auth/info', { headers: { 'x-workspace': String(company.id) } });
    expect(reply.status).to.equal(403);
    expect(reply.body.code).to.equal('suspended');
  });

  it('rehashes the password when the costs have changed', async () => {
    const { root } = await makeWorkspace(own.database);
    const old = await createPasswords({ memoryKiB: 16, passes: 1, lanes: 1 }).hash(password);
    await own.models.User.update({ password: old }, { where: { id: root.id } });
    expect((await login(root.email)).status).to.equal(200);
    await root.reload();
    expect(root.password).to.match(/m=8,t=1,p=1/);
    expect((await login(root.email)).status).to.equal(200);
  });

  it('notifies the user of a login from a new place, not from known ones', async () => {
    const { root } = await makeWorkspace(own.database);
    const from = (agent: string) =>
      server.client().post('/v1/auth/login', { email: root.email, password }, { headers: { 'user-agent': agent } });
    await from('Firefox');
    await from('Firefox');
    expect(sentMails(server, root.email)).to.deep.equal([]);
    await own.models.Session.update({ address: '203.0.113.9' }, { where: { user_id: root.id } });
    await from('Firefox');
    expect(sentMails(server, root.email)).to.deep.equal([]);
    await own.models.Session.update({ address: '203.0.113.9' }, { where: { user_id: root.id } });
    await from('Chrome');
    expect(sentMails(server, root.email).map(({ template }) => template)).to.deep.equal(['login-from-new-place']);
  });

  it('creates no session when the password changes during the comparison', async () => {
    const { root } = await makeWorkspace(own.database);
    const changed = await server.services.passwords.hash('changed meanwhile');
    const slow = await startServer(own.database, {
      services: {
        passwords: {
          ...server.services.passwords,
          async verify(hashed, typed) {
            const isRight = await server.services.passwords.verify(hashed, typed);
            await own.models.User.update({ password: changed }, { where: { id: root.id } });
            return isRight;
          },
        },
      },
    });
    const reply = await slow.client().post('/v1/auth/login', { email: root.email, password });
    await slow.close();
    expect(reply.body.code).to.equal('wrong_credentials');
    expect(await own.models.Session.count({ where: { user_id: root.id } })).to.equal(0);
  });

  it('names the field that is missing or too long', async () => {
    const reply = await server.client().post('/v1/auth/login', { password: 'x'.repeat(2000) });
    expect(reply.status).to.equal(400);
    expect(reply.body.errors).to.have.keys('email', 'password');
    expect(reply.body.errors.email).to.deep.equal(['メールアドレスは必須項目です']);
  });
});
