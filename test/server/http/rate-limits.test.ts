import { expect } from 'chai';
import { Type } from 'typebox';
import { defineEndpoint, Email, rateClasses, Shape } from '../../../packages/server/src/contract/index.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';
import { createRateLimits, type RateLimits } from '../../../packages/server/src/http/rate-limits.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { aUser } from '../support/fake-sessions.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';

const base = { area: 'user', summary: 'For tests', reply: Type.Null() } as const;
const login = defineEndpoint({
  ...base,
  name: 'rates.login',
  method: 'POST',
  path: '/v1/login',
  access: 'public',
  body: Shape({ email: Email }),
  rate: 'login',
});
const mine = defineEndpoint({
  ...base,
  name: 'rates.mine',
  method: 'GET',
  path: '/v1/mine',
  access: 'login',
  rate: 'heavy',
});
const handlers = [handle(login, async () => null), handle(mine, async () => null)];
const [byAddress, byPair, byAccount] = rateClasses.login;

eachDatabase('rate limits', (own) => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  const serve = async (limits: RateLimits) =>
    (served = await serveHandlers(folder(), handlers, { app: { limits }, config: { trustedProxies: 1 } }));
  beforeEach(async () => {
    await own.models.RateLimit.destroy({ where: {} });
    await serve(createRateLimits(own.database));
  });
  afterEach(() => served.close());
  const tryLogin = (email: string, address = '10.0.0.1') =>
    served.client().post('/v1/login', { email }, { headers: { 'x-forwarded-for': address } });

  it('block guesses of one password from one address, in any case of its letters; the owner can log in elsewhere', async () => {
    for (let at = 0; at < byPair.points; at++) expect((await tryLogin('Victim@example.com')).status).to.equal(200);
    for (let at = 0; at < 15; at++) {
      const { status, headers } = await tryLogin('victim@example.com');
      expect(status).to.equal(429);
      expect(Number(headers.get('retry-after'))).to.be.within(1, byPair.blockSeconds);
    }
    expect((await tryLogin('victim@example.com', '10.0.0.2')).status).to.equal(200);
    expect((await tryLogin('other@example.com')).status).to.equal(200);
  });

  it('block guesses of one password from many addresses, and report when to retry', async () => {
    for (let at = 0; at < byAccount.points; at++)
      expect((await tryLogin('victim@example.com', `10.0.1.${at}`)).status).to.equal(200);
    const { status, body, headers } = await tryLogin('Victim@Example.com ', '10.0.1.99').then(async (spaced) =>
      spaced.status === 400 ? tryLogin('Victim@Example.com', '10.0.1.99') : spaced,
    );
    expect([status, body.code]).to.deep.equal([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).to.be.within(byAccount.seconds - 60, byAccount.seconds);
    expect(body.message).to.match(/^操作の回数が上限を超えました。\d+[秒分]後にもう一度お試しください。$/);
    expect((await tryLogin('other@example.com', '10.0.1.99')).status).to.equal(200);
  });

  it('block one address that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= byAddress.points; at++) statuses.push((await tryLogin(`user${at}@example.com`)).status);
    expect(statuses.slice(0, -1).every((status) => status === 200)).to.equal(true);
    expect(statuses.at(-1)).to.equal(429);
    expect((await tryLogin('a@example.com', '10.0.0.2')).status).to.equal(200);
  });

  it('count a session separately, whatever its address', async () => {
    served.sessions.users.set('other-token', aUser({ userId: 8, sessionId: 80 }));
    const statusOf = async (token: string) => {
      const client = served.client();
      client.bearer = token;
      return (await client.get('/v1/mine')).status;
    };
    for (let at = 0; at < rateClasses.heavy[0].points; at++) await statusOf('user-token');
    expect(await statusOf('user-token')).to.equal(429);
    expect(await statusOf('other-token')).to.equal(200);
  });

  it(`of passwords are ${own.dialect === 'postgres' ? 'shared by all processes' : 'counted by the single process'}`, async () => {
    for (let at = 0; at < byPair.points; at++) await tryLogin('shared@example.com', '10.0.2.1');
    await served.close();
    await serve(createRateLimits(own.database));
    expect((await tryLogin('shared@example.com', '10.0.2.1')).status).to.equal(own.dialect === 'postgres' ? 429 : 200);
    const rows = await own.models.RateLimit.findAll();
    expect(rows.length > 0).to.equal(own.dialect === 'postgres');
    expect(JSON.stringify(rows)).not.to.contain('shared');
  });
});
