import { expect } from 'chai';
import { repeatAfterMs } from '../../../packages/server/src/domains/accounts/auth/recent-links.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeUser, makeWorkspace, password } from '../support/factories.ts';
import { linkSecret, sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const person = { last_name: '佐藤', first_name: '花子', kana: 'サトウ ハナコ', phone: '0312345678' };
const company = {
  company_name: '株式会社はな',
  company_name_kana: 'カブシキガイシャハナ',
  industry: 3,
  employee_band: 1,
  occupation: 2,
  referral_reason: 4,
  legal_form: 1,
  favorites: [1, 48],
};

eachDatabase('registration', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const register = (body: object) => server.client().post('/v1/auth/register', body);

  it('starts with the address and is completed by the link: user, company, root, session', async () => {
    const email = 'hanako@example.jp';
    const asked = await register({ email });
    expect(asked.body.data).to.deep.equal({ sent: true, session: null });
    expect(sentMails(server, email).map(({ template }) => template)).to.deep.equal(['register-confirm']);
    expect(await own.models.User.count()).to.equal(0);
    const token = linkSecret(server, email);
    const read = await server.client().get(`/v1/auth/register/${token}`);
    expect(read.body.data).to.deep.equal({ email, is_application: false, needs_password: true });
    const lacking = await register({ token, first_name: '花子' });
    expect(lacking.body.errors).to.have.keys('last_name', 'company_name', 'password');
    expect(lacking.body.errors.company_name).to.deep.equal(['会社名は必須項目です']);
    const browser = server.client();
    const done = await browser.post('/v1/auth/register', { token, ...person, ...company, password });
    expect(done.status).to.equal(200);
    expect(done.body.data.session.companies).to.have.length(1);
    const info = (await browser.get('/v1/auth/info')).body.data;
    expect(info).to.include({ email, is_root: true, full_name: '佐藤 花子', is_role_application: false });
    expect(info.workspace).to.deep.include({ name: '株式会社はな', roles: ['normal'], plan_id: null });
    const made = await own.models.Company.findByPk(info.workspace.id, { include: ['settings'] });
    expect(made).to.deep.include({
      industry: 3,
      employee_band: 1,
      occupation: 2,
      referral_reason: 4,
      favorites: [1, 48],
    });
    expect(made?.settings?.workspace_id).to.equal(info.workspace.id);
    expect((await register({ token, ...person, ...company, password })).body.code).to.equal('done_already');
    expect((await server.client().get(`/v1/auth/register/${token}`)).status).to.equal(409);
    expect((await server.client().post('/v1/auth/login', { email, password })).status).to.equal(200);
  });

  it('with the whole form waits for the confirmed address; until then login offers to resend the mail', async () => {
    const email = 'form@example.jp';
    expect((await register({ email, password, ...person, ...company })).body.data.sent).to.equal(true);
    expect(await own.models.User.count({ where: { email } })).to.equal(0);
    const login = (typed: string) => server.client().post('/v1/auth/login', { email, password: typed });
    expect((await login(password)).body.data).to.include({ resend_mail: true, access_token: null });
    expect((await login('not the password')).body.code).to.equal('wrong_credentials');
    const first = linkSecret(server, email);
    server.advance(repeatAfterMs);
    await server.client().post('/v1/auth/resend-verify-email', { email });
    const second = linkSecret(server, email);
    expect(sentMails(server, email).map(({ template }) => template)).to.deep.equal(['verify-email', 'verify-email']);
    const can = async (token: string, address = email) =>
      (await server.client().get('/v1/auth/check-can-verify-email', { query: { email: address, token } })).body.data
        .can_verify;
    expect([await can(first), await can(second), await can(second, 'x@example.jp')]).to.deep.equal([
      false,
      true,
      false,
    ]);
    expect((await server.client().get(`/v1/auth/verify/${first}`)).status).to.equal(404);
    expect((await server.client().get(`/v1/auth/verify/${second}`)).body.data).to.deep.equal({ email });
    expect((await server.client().get(`/v1/auth/verify/${second}`)).status).to.equal(409);
    const entered = await login(password);
    expect(entered.body.data.companies).to.have.length(1);
    expect(JSON.stringify(await own.models.AuditEvent.findAll())).to.not.include('argon2');
  });

  it('with address and password only creates a user whom login sends to the form', async () => {
    const email = 'short@example.jp';
    await register({ email, password });
    const verified = await server
      .client()
      .post('/v1/auth/verify-email', { email: email.toUpperCase(), token: linkSecret(server, email) });
    expect(verified.body.data).to.deep.equal({ email });
    const login = await server.client().post('/v1/auth/login', { email, password });
    expect(login.body.data).to.include({ register: true, access_token: null });
    const token = login.body.data.register_token;
    const read = await server.client().get(`/v1/auth/register/${token}`);
    expect(read.body.data).to.include({ email, needs_password: false });
    const done = await register({ token, ...person, ...company });
    expect(done.body.data.session.companies[0]).to.include({ name: '株式会社はな', is_root: true });
    const again = await server.client().post('/v1/auth/login', { email, password });
    expect(again.body.data).to.include({ register: false });
  });

  it('of the document-creation product creates a company of that role, named after its user if it has no name', async () => {
    const email = 'app@example.jp';
    await register({ email, is_application: true });
    const token = linkSecret(server, email);
    const browser = server.client();
    await browser.post('/v1/auth/register', { token, ...person, password, applicant_form: 8 });
    const info = (await browser.get('/v1/auth/info')).body.data;
    expect(info.workspace).to.deep.include({ name: '佐藤 花子', roles: ['application'] });
    const user = await own.models.User.findByPk(info.id);
    expect(user?.is_role_application).to.equal(true);
  });

  it('replies alike for a known address, whose owner is notified by mail', async () => {
    const { root } = await makeWorkspace(own.database);
    const known = await register({ email: root.email.toUpperCase() });
    const unknown = await register({ email: 'fresh@example.jp' });
    expect([known.status, known.text]).to.deep.equal([200, unknown.text]);
    expect(sentMails(server, root.email).map(({ template }) => template)).to.deep.equal(['already-registered']);
    const form = { password, ...person, ...company };
    const second = await register({ email: root.email, ...form });
    expect(second.text).to.equal(known.text);
    expect(await own.models.User.count({ where: { email: root.email } })).to.equal(1);
    const resent = await server.client().post('/v1/auth/resend-verify-email', { email: root.email });
    const nobody = await server.client().post('/v1/auth/resend-verify-email', { email: 'nobody@example.jp' });
    expect([resent.status, resent.text]).to.deep.equal([200, nobody.text]);
    expect(sentMails(server, 'nobody@example.jp')).to.deep.equal([]);
  });

  it('ends as a duplicate when the address was registered meanwhile, and once when sent twice concurrently', async () => {
    await register({ email: 'taken@example.jp' });
    const token = linkSecret(server, 'taken@example.jp');
    await makeUser(own.database, { email: 'Taken@example.jp' });
    expect((await register({ token, ...person, ...company, password })).body.code).to.equal('duplicate');
    await register({ email: 'twice@example.jp' });
    const twice = linkSecret(server, 'twice@example.jp');
    const replies = await Promise.all([1, 2].map(() => register({ token: twice, ...person, ...company, password })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).to.deep.equal([200, 409]);
    expect(await own.models.Company.count({ where: { email: 'twice@example.jp' } })).to.equal(1);
  });

  it('refuses invalid addresses, unknown options and empty values, by field in Japanese', async () => {
    expect((await register({})).body.errors).to.deep.equal({ email: ['メールアドレスは必須項目です'] });
    const reply = await register({
      email: 'あ@い',
      industry: 13,
      favorites: [1, 1],
      kana: 'はなこ',
      password: 'short',
    });
    expect(reply.status).to.equal(400);
    expect(reply.body.errors).to.include.keys('email', 'industry', 'favorites', 'kana', 'password');
    expect((await register({ email: 'x@example.jp', password: 'password123' })).body.errors).to.have.keys('password');
    expect((await register({ email: 'x@example.jp', is_root: true })).status).to.equal(400);
  });

  it('of an existing user only confirms the address', async () => {
    const { root } = await makeWorkspace(own.database);
    await root.update({ email_verified_at: null });
    const login = () => server.client().post('/v1/auth/login', { email: root.email, password });
    expect((await login()).body.data.resend_mail).to.equal(true);
    await server.client().post('/v1/auth/resend-verify-email', { email: root.email });
    expect((await server.client().get(`/v1/auth/verify/${linkSecret(server, root.email)}`)).status).to.equal(200);
    expect((await login()).body.data.access_token).to.be.a('string');
  });
});
