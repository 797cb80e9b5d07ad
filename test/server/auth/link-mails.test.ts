import { expect } from 'chai';
import { findRecentLink, repeatAfterMs } from '../../../packages/server/src/domains/accounts/auth/recent-links.ts';
import { createSendLinkJob } from '../../../packages/server/src/domains/accounts/auth/send-link-job.ts';
import { createRateLimits } from '../../../packages/server/src/http/rate-limits.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makeUser, makeWorkspace, password } from '../support/factories.ts';
import { linkSecret, sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

const better = 'a better password than before';
const person = { last_name: '山田', first_name: '太郎', company_name: '山田商店' };

eachDatabase('mails with links requested by guests', (own) => {
  let server: TestServer;
  beforeEach(async () => {
    const limits = createRateLimits(own.database);
    server = await startServer(own.database, { limits, config: { trustedProxies: 1 } });
  });
  afterEach(async () => {
    await server.close();
    if (own.dialect === 'postgres') await own.models.RateLimit.destroy({ where: {} });
  });

  const ask = (path: string, body: object, from: string) =>
    server.client().post(`/v1/auth/${path}`, body, { headers: { 'x-forwarded-for': from } });
  const templates = (email: string) => sentMails(server, email).map(({ template }) => template);

  it('are sent to the owner however often others called other endpoints, or this one, with the same address', async () => {
    const { root } = await makeWorkspace(own.database);
    const { email } = root;
    for (let at = 0; at < 8; at += 1) await ask('register', { email }, `10.1.0.${at}`);
    for (let at = 0; at < 8; at += 1) await ask('resend-verify-email', { email }, `10.1.1.${at}`);
    for (let at = 0; at < 30; at += 1) await ask('forgot-password', { email }, `10.1.2.${at}`);
    server.advance(repeatAfterMs + 1000);
    const asked = await ask('forgot-password', { email }, '10.2.0.1');
    expect(asked.status).to.equal(200);
    expect(templates(email)).to.deep.equal(['already-registered', 'forgot-password', 'forgot-password']);
    const body = { token: linkSecret(server, email), password: better, password_confirmation: better };
    expect((await ask('reset-password', body, '10.2.0.1')).status).to.equal(200);
  });

  it('are sent once within five minutes, with the same reply; the link that was sent remains valid', async () => {
    const { root } = await makeWorkspace(own.database);
    const { email } = root;
    const first = await ask('forgot-password', { email }, '10.3.0.1');
    const token = linkSecret(server, email);
    server.advance(repeatAfterMs - 60_000);
    const second = await ask('forgot-password', { email: email.toUpperCase() }, '10.3.0.2');
    expect([second.status, second.text]).to.deep.equal([first.status, first.text]);
    expect(sentMails(server, email)).to.have.length(1);
    const body = { token, password: better, password_confirmation: better };
    expect((await ask('reset-password', body, '10.3.0.1')).status).to.equal(200);
    // Its link is used, so the next mail is sent immediately.
    await ask('forgot-password', { email }, '10.3.0.1');
    expect(sentMails(server, email).filter(({ template }) => template === 'forgot-password')).to.have.length(2);
  });

  it('are sent once for concurrent calls, and once when the job runs twice', async () => {
    const { root } = await makeWorkspace(own.database);
    const { email } = root;
    await Promise.all([1, 2, 3, 4].map((at) => ask('forgot-password', { email }, `10.4.0.${at}`)));
    await Promise.all([1, 2, 3, 4].map((at) => ask('register', { email: 'four@example.jp' }, `10.4.1.${at}`)));
    await createSendLinkJob(server.services).run({ purpose: 'forgot', email, locale: 'jp' }, undefined as never);
    expect(templates(email)).to.deep.equal(['forgot-password']);
    expect(templates('four@example.jp')).to.deep.equal(['register-confirm']);
  });

  it('are limited for one address from one client, separately for each endpoint', async () => {
    const { root } = await makeWorkspace(own.database);
    const statuses: number[] = [];
    const { email } = root;
    for (let at = 0; at < 6; at += 1) statuses.push((await ask('forgot-password', { email }, '10.5.0.1')).status);
    expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 429]);
    expect((await ask('resend-verify-email', { email }, '10.5.0.1')).status).to.equal(200);
    expect((await ask('forgot-password', { email }, '10.5.0.2')).status).to.equal(200);
  });

  it('are sent to both people who register one address with different passwords', async () => {
    const email = 'twice@example.jp';
    await ask('register', { email, password, ...person }, '10.6.0.1');
    const first = linkSecret(server, email);
    await ask('register', { email, password, ...person }, '10.6.0.1');
    expect(templates(email)).to.deep.equal(['verify-email']);
    await ask('register', { email, password: better, ...person }, '10.6.0.2');
    await ask('register', { email, password: 'a third password', ...person }, '10.6.0.3');
    expect(templates(email)).to.deep.equal(['verify-email', 'register-confirm']);
    const token = linkSecret(server, email);
    expect((await ask(`verify/${first}`, {}, '10.6.0.1')).status).to.equal(200);
    expect((await ask('login', { email, password }, '10.6.0.1')).status).to.equal(200);
    expect((await ask('login', { email, password: better }, '10.6.0.2')).status).to.equal(400);
    expect((await ask('register', { token, password: better, ...person }, '10.6.0.2')).body.code).to.equal('duplicate');
  });

  it('start with the same queries for every address, so that the reply time does not reveal known ones', async () => {
    const { root } = await makeWorkspace(own.database);
    const unverified = await makeUser(own.database, { email_verified_at: null });
    const suspended = await makeUser(own.database, { suspended_at: stillNow() });
    const addresses = [root.email, unverified.email, suspended.email, 'nobody@example.jp'];
    for (const path of ['forgot-password', 'resend-verify-email']) {
      const traces: string[] = [];
      for (const [at, email] of addresses.entries()) {
        const before = server.jobs.length;
        const statements = await statementsBeforeJobs(() => ask(path, { email }, `10.7.0.${at}`));
        expect(statements.length).to.be.greaterThan(2);
        const [job] = server.jobs.slice(before);
        traces.push([...statements, job?.name].join('\n'));
      }
      expect(new Set(traces).size, path).to.equal(1);
    }
  });

  /** Statements without their values, up to the moment when the jobs of the call are enqueued. */
  async function statementsBeforeJobs(work: () => Promise<unknown>): Promise<readonly string[]> {
    const statements: string[] = [];
    // The type declarations omit the options.
    const { options } = own.database.sequelize as unknown as { options: { logging?: false | ((sql: string) => void) } };
    const stored = server.jobs.length;
    const { logging = false } = options;
    options.logging = (sql) => {
      if (server.jobs.length === stored) statements.push(sql.replace(/'[^']*'|\$\d+|\b[\w-]{36}\b|\d+/g, '?'));
    };
    try {
      await work();
    } finally {
      options.logging = logging;
    }
    return statements.map((sql) => sql.replace(/^.*?: /, ''));
  }

  it('are looked up by an index', async () => {
    await expectIndexed(own.database, () => findRecentLink(own.models, stillNow(), 'forgot', 'a@example.com'));
  });
});
