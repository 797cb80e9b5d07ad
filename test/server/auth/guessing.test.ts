import { expect } from 'chai';
import { createRateLimits } from '../../../packages/server/src/http/rate-limits.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeAdmin, makeWorkspace, password } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('guessing of passwords', (own) => {
  let server: TestServer;
  beforeEach(async () => {
    const limits = createRateLimits(own.database);
    server = await startServer(own.database, { limits, config: { trustedProxies: 1 } });
  });
  afterEach(async () => {
    await server.close();
    // Counts shared by all processes outlive a server.
    if (own.dialect === 'postgres') await own.database.sequelize.query('DELETE FROM rate_limits');
  });

  const login = (email: string, typed: string, from = '10.1.1.1') =>
    server.client().post('/v1/auth/login', { email, password: typed }, { headers: { 'x-forwarded-for': from } });

  it('is blocked after ten wrong ones for one account from one address, in any case of its letters, also with the correct one', async () => {
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

  it('does not lock out the owner at another address until a very large number of tries', async () => {
    const { root } = await makeWorkspace(own.database);
    // Tries refused for the first address do not count against the account.
    for (let guess = 0; guess < 25; guess += 1) await login(root.email, 'wrong', '10.2.0.1');
    for (let guess = 0; guess < 89; guess += 1)
      expect((await login(root.email, 'wrong', `10.3.0.${guess}`)).status).to.equal(400);
    expect((await login(root.email, password, '10.4.0.1')).status).to.equal(200);
    expect((await login(root.email, 'wrong', '10.3.1.1')).status).to.equal(400);
    const { status, headers } = await login(root.email, password, '10.4.0.2');
    expect(status).to.equal(429);
    expect(Number(headers.get('retry-after'))).to.be.within(3000, 3600);
  });

  /** Wrong passwords from enough addresses to exhaust the common limit of unknown places. */
  const guessFromEverywhere = async (email: string) => {
    for (let at = 0; at < 101; at += 1) await login(email, 'wrong', `10.5.0.${at}`);
    expect((await login(email, password, '10.5.1.1')).status).to.equal(429);
  };

  it('from many addresses does not lock out a browser that logged in before, at any address', async () => {
    const { root } = await makeWorkspace(own.database);
    const other = await makeWorkspace(own.database);
    const browser = server.client();
    const enter = (typed: string, from: string, email = root.email) =>
      browser.post('/v1/auth/login', { email, password: typed }, { headers: { 'x-forwarded-for': from } });
    expect((await enter(password, '10.6.0.1')).status).to.equal(200);
    const kept = browser.cookies.get('device');
    expect(kept).to.match(/^[\w-]{32}$/);
    await guessFromEverywhere(root.email);
    expect((await enter(password, '10.6.0.2')).status).to.equal(200);
    // The cookie is valid for one account only, and guesses in this browser are limited like any others.
    await guessFromEverywhere(other.root.email);
    expect((await enter(password, '10.6.0.3', other.root.email)).status).to.equal(429);
    for (let guess = 0; guess < 10; guess += 1) expect((await enter('wrong', '10.6.0.4')).status).to.equal(400);
    expect((await enter(password, '10.6.0.4')).status).to.equal(429);
  });

  it('from many addresses does not lock out a program at an address that logged in before', async () => {
    const { root } = await makeWorkspace(own.database);
    expect((await login(root.email, password, '2001:db8:1:1::1')).status).to.equal(200);
    await guessFromEverywhere(root.email);
    expect((await login(root.email, password, '2001:db8:1:1::2')).status).to.equal(200);
    expect((await login(root.email, password, '2001:db8:1:2::1')).status).to.equal(429);
  });

  it('from one IPv6 network counts as from one address', async () => {
    const { root } = await makeWorkspace(own.database);
    for (let at = 0; at < 10; at += 1) await login(root.email, 'wrong', `2001:db8:2:1::${at}`);
    expect((await login(root.email, password, '2001:db8:2:1::ff')).status).to.equal(429);
    const admin = await makeAdmin(own.database);
    const enter = (typed: string, from: string) =>
      server
        .client()
        .post('/admin/v1/auth/login', { uid: admin.uid, password: typed }, { headers: { 'x-forwarded-for': from } });
    for (let at = 0; at < 10; at += 1) await enter('wrong', `2001:db8:2:2::${at}`);
    expect((await enter(password, '2001:db8:2:2::ff')).status).to.equal(429);
    expect((await enter(password, '2001:db8:2:3::1')).status).to.equal(200);
  });

  it('is distinguished from correct logins, which do not count against the account', async () => {
    const { root } = await makeWorkspace(own.database);
    for (let round = 0; round < 12; round += 1) expect((await login(root.email, password)).status).to.equal(200);
  });

  it('is blocked for an address that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 31; guess += 1)
      statuses.push((await login(`guess${guess}@example.com`, password)).status);
    expect(statuses.filter((status) => status === 400)).to.have.length(30);
    expect(statuses.at(-1)).to.equal(429);
  });

  it('is blocked within a session and in the staff area too', async () => {
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
});
