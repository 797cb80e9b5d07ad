import { expect } from 'chai';
import { repeatAfterMs } from '../../../packages/server/src/domains/accounts/auth/recent-links.ts';
import { eachDatabase } from '../support/each-database.ts';
import { browserOf, loginAs, makeWorkspace, password } from '../support/factories.ts';
import { linkSecret, sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

const better = 'a better password than before';

eachDatabase('passwords', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const login = async (email: string, typed: string) =>
    (await server.client().post('/v1/auth/login', { email, password: typed })).status;

  it('are compared for their user', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    expect((await client.post('/v1/auth/check-password', { password })).body.data).to.equal(true);
    expect((await client.post('/v1/auth/check-password', { password: 'wrong' })).body.data).to.equal(false);
    expect((await server.client().post('/v1/auth/check-password', { password })).status).to.equal(401);
  });

  it('change: the session gets a new token, all others end, links are revoked, the user is notified', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const browser = await browserOf(server, root, company);
    const other = await loginAs(server, root);
    await server.client().post('/v1/auth/forgot-password', { email: root.email });
    const reset = linkSecret(server, root.email);
    const old = browser.cookies.get('token');
    const body = { password, new_password: better, new_password_confirmation: better };
    const reply = await browser.post('/v1/auth/change-password', body);
    expect(reply.status).to.equal(200);
    expect(reply.body.data.access_token).to.equal(browser.cookies.get('token'));
    expect(reply.body.data.access_token).to.not.equal(old);
    expect((await browser.get('/v1/auth/info')).body.data.workspace.id).to.equal(company.id);
    expect((await other.get('/v1/auth/info')).status).to.equal(401);
    other.bearer = old;
    expect((await other.get('/v1/auth/info')).status).to.equal(401);
    expect((await server.client().get(`/v1/auth/forgot-password/${reset}`)).body.code).to.equal('link_used');
    expect(sentMails(server, root.email).at(-1)?.template).to.equal('password-changed');
    expect(await login(root.email, password)).to.equal(400);
    expect(await login(root.email, better)).to.equal(200);
    const audited = await own.models.AuditEvent.findAll({ where: { action: 'auth.changePassword' } });
    expect(JSON.stringify(audited)).to.not.include(better).and.not.include('argon2');
  });

  it('do not change to a common, repeated, too short or too long one, nor with a wrong current one', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    const change = (typed: string, requested: string, repeated = requested) =>
      client.post('/v1/auth/change-password', {
        password: typed,
        new_password: requested,
        new_password_confirmation: repeated,
      });
    const wrong = await change('not the password', better);
    expect(wrong.status).to.equal(400);
    expect(wrong.body.errors).to.deep.equal({ password: ['パスワードが正しくありません。'] });
    expect((await change(password, password)).body.errors).to.have.keys('new_password');
    const both = await change(password, 'password123', 'password124');
    expect(both.body.errors).to.have.keys('new_password', 'new_password_confirmation');
    const { message, errors } = (await change(password, ` ${root.email.toUpperCase()}`)).body;
    expect([message, errors.new_password]).to.deep.equal([
      '入力内容に誤りがあります。',
      ['メールアドレスやログインIDと同じパスワードは使用できません。別のパスワードを入力してください。'],
    ]);
    expect((await change(password, 'short')).body.errors).to.have.keys('new_password');
    expect((await change(password, 'long'.repeat(40))).body.errors).to.have.keys('new_password');
    expect(await login(root.email, password)).to.equal(200);
  });

  it('are set by a link once; after that it reports that the password was changed', async () => {
    const { root } = await makeWorkspace(own.database);
    const open = await loginAs(server, root);
    const asked = await server.client().post('/v1/auth/forgot-password', { email: root.email.toUpperCase() });
    expect(asked.status).to.equal(200);
    const mail = sentMails(server, root.email).at(-1);
    expect(mail).to.deep.include({ template: 'forgot-password', to: root.email, locale: 'jp' });
    expect(mail?.values).to.include({ minutes: 60, name: root.full_name });
    const token = linkSecret(server, root.email);
    const checked = await server.client().get(`/v1/auth/forgot-password/${token}`);
    expect(checked.body.data).to.deep.equal({ email: root.email });
    const reset = (requested: string) =>
      server.client().post('/v1/auth/reset-password', { token, password: requested, password_confirmation: requested });
    expect((await reset('12345678')).body.errors).to.have.keys('password');
    expect((await reset(better)).status).to.equal(200);
    expect((await open.get('/v1/auth/info')).status).to.equal(401);
    expect(await login(root.email, better)).to.equal(200);
    const again = await reset('yet another password');
    expect(again.status).to.equal(409);
    expect(again.body.message).to.equal(
      'すでにパスワードが変更されているため、このURLは無効です。もう一度手続きを行ってください。',
    );
    expect((await server.client().get(`/v1/auth/forgot-password/${token}`)).body.code).to.equal('link_used');
    expect(await login(root.email, better)).to.equal(200);
  });

  it('are requested with the same reply for known, unknown and suspended addresses, and only the owner gets a mail', async () => {
    const { root } = await makeWorkspace(own.database);
    const suspended = await makeWorkspace(own.database);
    await suspended.root.update({ suspended_at: stillNow() });
    const addresses = [root.email, 'stranger@example.org', suspended.root.email];
    const replies = await Promise.all(
      addresses.map((email) => server.client().post('/v1/auth/forgot-password', { email })),
    );
    for (const reply of replies) expect([reply.status, reply.text]).to.deep.equal([200, replies[0]?.text]);
    const counts = addresses.map((email) => sentMails(server, email).length);
    expect(counts).to.deep.equal([1, 0, 0]);
  });

  it('are not set by an older, expired or unknown link', async () => {
    const { root } = await makeWorkspace(own.database);
    const ask = async () => {
      await server.client().post('/v1/auth/forgot-password', { email: root.email });
      return linkSecret(server, root.email);
    };
    const reset = async (token: string) =>
      (
        await server.client().post('/v1/auth/reset-password', {
          token,
          password: better,
          password_confirmation: better,
        })
      ).body.code;
    const older = await ask();
    server.advance(repeatAfterMs);
    const newer = await ask();
    expect(await reset(older)).to.equal('dead_link');
    expect(await reset('A'.repeat(43))).to.equal('dead_link');
    server.advance(61 * 60_000);
    expect(await reset(newer)).to.equal('dead_link');
    expect(await login(root.email, password)).to.equal(200);
  });

  it('are set once when a link is used twice concurrently', async () => {
    const { root } = await makeWorkspace(own.database);
    await server.client().post('/v1/auth/forgot-password', { email: root.email });
    const token = linkSecret(server, root.email);
    const replies = await Promise.all(
      ['the first of two passwords', 'the second of two passwords'].map((requested) =>
        server
          .client()
          .post('/v1/auth/reset-password', { token, password: requested, password_confirmation: requested }),
      ),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).to.deep.equal([200, 409]);
  });
});
