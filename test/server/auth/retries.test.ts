import { expect } from 'chai';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { newSecret } from '../../../packages/server/src/domains/accounts/auth/secrets.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeUser, makeWorkspace, password } from '../support/factories.ts';
import { linkSecret } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillTime } from '../support/still-clock.ts';

/** A database with conflicts: every unit of work is first rolled back once and then retried. */
function trying(database: Database): Database {
  const undone = new Error('undone');
  const unitOfWork: Database['unitOfWork'] = async (source, work) => {
    const first = database.unitOfWork(source, async (unit) => {
      await work(unit);
      throw undone;
    });
    await first.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    return database.unitOfWork(source, work);
  };
  return Object.assign(Object.create(database) as Database, { unitOfWork });
}

const person = { last_name: '田中', first_name: '次郎' };
const better = 'a better password than before';

eachDatabase('accounts on a database with conflicts', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(trying(own.database));
  });
  after(() => server.close());
  const login = async (email: string, typed = password) =>
    (await server.client().post('/v1/auth/login', { email, password: typed })).body;

  it('register by the link', async () => {
    const email = 'one@example.com';
    await server.client().post('/v1/auth/register', { email });
    const token = linkSecret(server, email);
    const body = { token, ...person, company_name: '田中商店', password };
    expect((await server.client().post('/v1/auth/register', body)).status).to.equal(200);
    expect((await login(email)).data.companies).to.have.length(1);
    expect(await own.models.Company.count({ where: { email } })).to.equal(1);
  });

  it('register by address and password, and complete the registration after login', async () => {
    const email = 'two@example.com';
    await server.client().post('/v1/auth/register', { email, password });
    await server.client().get(`/v1/auth/verify/${linkSecret(server, email)}`);
    const { register_token: token } = (await login(email)).data;
    const body = { token, ...person, company_name: '田中商店' };
    expect((await server.client().post('/v1/auth/register', body)).status).to.equal(200);
    expect((await login(email)).data.companies).to.have.length(1);
    const user = await own.models.User.findOne({ where: { email } });
    expect(user).to.include(person);
  });

  it('join by an invitation, as a new user and as one who has not completed registration', async () => {
    for (const email of ['three@example.com', 'four@example.com']) {
      const { company } = await makeWorkspace(own.database);
      if (email.startsWith('four')) await makeUser(own.database, { email, password: null, registered_at: null });
      const { secret, hash } = newSecret();
      const expires_at = stillTime(60_000);
      await own.models.Invitation.create({ workspace_id: company.id, email, token_hash: hash, expires_at });
      const reply = await server.client().put(`/v1/auth/change-info/${secret}`, { ...person, password });
      expect(reply.status).to.equal(200);
      expect((await login(email)).data.workspace_id).to.equal(company.id);
      expect(await own.models.User.findOne({ where: { email } })).to.include(person);
    }
  });

  it('change and reset the password, change the address', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    const change = { password, new_password: better, new_password_confirmation: better };
    client.bearer = (await client.post('/v1/auth/change-password', change)).body.data.access_token;
    expect((await login(root.email, better)).success).to.equal(true);
    await client.post('/v1/auth/change-email', { email: 'five@example.com', password: better });
    await server.client().post('/v1/auth/verify-email-change-email', { token: linkSecret(server, 'five@example.com') });
    expect((await login('five@example.com', better)).success).to.equal(true);
    await server.client().post('/v1/auth/forgot-password', { email: 'five@example.com' });
    const token = linkSecret(server, 'five@example.com');
    const reset = { token, password, password_confirmation: password };
    expect((await server.client().post('/v1/auth/reset-password', reset)).status).to.equal(200);
    expect((await login('five@example.com')).success).to.equal(true);
  });

  it('act as a user, record the first login, log out', async () => {
    const { root } = await makeWorkspace(own.database);
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const { token } = (await staff.get(`/admin/v1/users/${root.id}/bridge-login`)).body.data;
    expect((await server.client().post('/v1/auth/bridge', { token })).status).to.equal(200);
    const client = await loginAs(server, root);
    expect((await client.put('/v1/auth/update-first-logged-in')).status).to.equal(200);
    await root.reload();
    expect(root.first_logged_in_at).to.be.an.instanceOf(Date);
    expect((await client.post('/v1/auth/logout')).status).to.equal(200);
    expect((await client.get('/v1/auth/info')).status).to.equal(401);
  });
});
