import { expect } from 'chai';
import { hashSecret, newSecret } from '../../../packages/server/src/domains/accounts/auth/secrets.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeGroup, makeUser, makeWorkspace, password } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow, stillTime } from '../support/still-clock.ts';

const person = { last_name: '鈴木', first_name: '一郎', kana: 'スズキイチロウ', password };

eachDatabase('an invited person', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const invite = async (email: string, values: object = {}) => {
    const { company, root } = await makeWorkspace(own.database);
    const group = await makeGroup(own.database, { company, permissions: ['leading'] });
    const { secret, hash } = newSecret();
    const expires_at = stillTime(86_400_000);
    const keys = { workspace_id: company.id, email, token_hash: hash, invited_by: root.id, expires_at };
    await own.models.Invitation.create({ ...keys, group_ids: [group.id], ...values });
    return { company, group, code: secret };
  };
  const path = (code: string) => `/v1/auth/change-info/${code}`;

  it('completes the registration, joins the company with its groups and is logged in', async () => {
    const { company, group, code } = await invite('ichiro@example.com');
    const read = await server.client().get(path(code));
    expect(read.body.data).to.deep.equal({
      email: 'ichiro@example.com',
      company_name: company.name,
      needs_password: true,
    });
    const browser = server.client();
    const reply = await browser.put(path(code), person);
    expect(reply.status).to.equal(200);
    expect(reply.body.data).to.include({ workspace_id: company.id });
    const info = (await browser.get('/v1/auth/info')).body.data;
    expect(info).to.include({ full_name: '鈴木 一郎', is_root: false });
    expect(info.groups.map(({ id }: { id: number }) => id)).to.deep.equal([group.id]);
    expect(info.permissions).to.deep.equal(['leading']);
    expect((await server.client().put(path(code), person)).status).to.equal(409);
    expect((await server.client().get(path(code))).status).to.equal(409);
    const invitation = await own.models.Invitation.findOne({ where: { token_hash: hashSecret(code) } });
    expect(invitation?.user_id).to.equal(info.id);
  });

  it('with an account is sent to log in: a link changes neither the account nor its password', async () => {
    const user = await makeUser(own.database);
    const { code } = await invite(user.email.toUpperCase());
    expect((await server.client().get(path(code))).body.data.needs_password).to.equal(false);
    const reply = await server.client().put(path(code), { ...person, password: 'taken over by a link' });
    expect(reply.status).to.equal(409);
    await user.reload();
    expect(user.last_name).to.not.equal('鈴木');
    expect((await server.client().post('/v1/auth/login', { email: user.email, password })).body.code).to.equal(
      'not_invited',
    );
  });

  it('is refused if the invitation is revoked, expired or unknown, and with a common password or no name', async () => {
    const revoked = await invite('a@example.com', { revoked_at: stillNow() });
    const expired = await invite('b@example.com', { expires_at: stillTime(-1000) });
    for (const code of [revoked.code, expired.code, 'A'.repeat(43)]) {
      expect((await server.client().get(path(code))).status).to.equal(404);
      expect((await server.client().put(path(code), person)).status).to.equal(404);
    }
    const { code } = await invite('c@example.com');
    const common = await server.client().put(path(code), { ...person, password: 'password1' });
    expect(common.body.errors).to.have.keys('password');
    expect((await server.client().put(path(code), { password })).body.errors).to.have.keys('last_name', 'first_name');
    expect(await own.models.User.count({ where: { email: 'c@example.com' } })).to.equal(0);
  });

  it('joins once when the form is sent twice concurrently', async () => {
    const { company, code } = await invite('twice@example.com');
    const replies = await Promise.all([1, 2].map(() => server.client().put(path(code), person)));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    expect(replies.every(({ status }) => [200, 404, 409].includes(status))).to.equal(true);
    expect(await own.models.Member.count({ where: { workspace_id: company.id } })).to.equal(2);
  });
});
