import { expect } from 'chai';
import { createRateLimits } from '../../../packages/server/src/http/rate-limits.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeAdmin, makeWorkspace, password } from '../support/factories.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('guessing of passwords', (own) => {
  let server: TestServer;
  beforeEach(async () => {
    const limits = createRateLimits(own.database);
    server = await startServer(own.database, { limits, config: { trustedProxies: 1 } });
  });
  afterEach(async () => {
    await server.close();
    // Counts that all processes share outlive a server.
    if (own.dialect === 'postgres') await own.database.sequelize.query('DELETE FROM rate_limits');
  });

  const login = (email: string, typed: string, from = '10.1.1.1') =>
    server.client().post('/v1/auth/login', { email, password: typed }, { headers: { 'x-forwarded-for': from } });

  it('ends after ten wrong ones for one account from one address, in any case of its letters, also with the right one', async () => {
    const { root } = await makeWorkspace(own.database);
    const other = await makeWorkspace(own.database);
    for (let guess = 0; guess < 10; guess += 1) {
      const address = guess % 2 === 0 ? root.email : root.email.toUpperCase();
      expect((await login(address, `guess number ${guess}`)).status).to.equal(400);
    }
    const refused = await login(root.email, password);
    expect(refused.status).to.equal(429);
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 900);
    expect((await login(other.root.email, password)).status).to.equal(200);
  });

  it('does not lock out the owner, who is elsewhere, until very many were tried', async () => {
    const { root } = await makeWorkspace(own.database);
    // Those that are refused at the first address are not held against the account.
    for (let guess = 0; guess < 25; guess += 1) await login(root.email, 'wrong', '10.2.0.1');
    for (let guess = 0; guess < 89; guess += 1)
      expect((await login(root.email, 'wrong', `10.3.0.${guess}`)).status).to.equal(400);
    expect((await login(root.email, password, '10.4.0.1')).status).to.equal(200);
    expect((await login(root.email, 'wrong', '10.3.1.1')).status).to.equal(400);
    const { status, headers } = await login(root.email, password, '10.4.0.2');
    expect(status).to.equal(429);
    expect(Number(headers.get('retry-after'))).to.be.within(3000, 3600);
  });

  it('is told from logins with the right password, which are not counted for the account', async () => {
    const { root } = await makeWorkspace(own.database);
    for (let round = 0; round < 12; round += 1) expect((await login(root.email, password)).status).to.equal(200);
  });

  it('ends for an address that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 31; guess += 1)
      statuses.push((await login(`guess${guess}@example.com`, password)).status);
    expect(statuses.filter((status) => status === 400)).to.have.length(30);
    expect(statuses.at(-1)).to.equal(429);
  });

  it('ends within a session and at the staff area too', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    const check = async (typed: string) => (await client.post('/v1/auth/check-password', { password: typed })).status;
    for (let guess = 0; guess < 10; guess += 1) expect(await check('wrong')).to.equal(200);
    expect(await check(password)).to.equal(429);
    const admin = await makeAdmin(own.database);
    const enter = (typed: string) => server.client().post('/admin/v1/auth/login', { uid: admin.uid, password: typed });
    for (let guess = 0; guess < 10; guess += 1) expect((await enter('wrong')).status).to.equal(400);
    expect((await enter(password)).status).to.equal(429);
  });

  it('has its like in mails to one address, which are few', async () => {
    const { root } = await makeWorkspace(own.database);
    const ask = async () => (await server.client().post('/v1/auth/forgot-password', { email: root.email })).status;
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push(await ask());
    expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 429]);
    expect(sentMails(server, root.email)).to.have.length(5);
  });
});
