import { expect } from 'chai';
import { Type } from 'typebox';
import { defineEndpoint } from '../../../packages/server/src/contract/index.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';
import { mostFailedTokens } from '../../../packages/server/src/http/failed-tokens.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';

const mine = defineEndpoint({
  area: 'user',
  summary: 'For tests',
  reply: Type.Null(),
  name: 'failed.mine',
  method: 'GET',
  path: '/v1/mine',
  access: 'login',
});

describe('unknown session tokens', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  let lookedUp = 0;
  let now = Date.parse('2026-04-01T00:00:00Z');
  beforeEach(async () => {
    served = await serveHandlers(folder(), [handle(mine, async () => null)], {
      config: { trustedProxies: 1 },
      services: { now: () => new Date(now) },
    });
    const { users } = served.sessions;
    lookedUp = 0;
    Object.assign(served.sessions, {
      findUser: async (token: string) => {
        lookedUp += 1;
        return users.get(token);
      },
    });
  });
  afterEach(() => served.close());

  const call = async (token: string, address: string) => {
    const client = served.client();
    client.bearer = token;
    return client.get('/v1/mine', { headers: { 'x-forwarded-for': address } });
  };
  const guess = async (count: number, address: (at: number) => string) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await call(`guess-${at}`, address(at))).status);
    return statuses;
  };

  it('are no longer looked up when an address has sent too many; another address is served', async () => {
    const statuses = await guess(mostFailedTokens + 5, () => '10.0.0.1');
    expect(statuses.filter((status) => status === 401)).to.have.length(mostFailedTokens);
    expect(statuses.filter((status) => status === 429)).to.have.length(5);
    expect(lookedUp).to.equal(mostFailedTokens);
    const refused = await call('user-token', '10.0.0.1');
    expect([refused.status, refused.body.code]).to.deep.equal([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
    expect((await call('user-token', '10.0.0.2')).status).to.equal(200);
  });

  it('count for the /64 of an IPv6 address, and for an IPv4 address however it is written', async () => {
    await guess(mostFailedTokens, (at) => `2001:db8:0:1::${at + 1}`);
    expect((await call('user-token', '2001:db8:0:1:ffff::1')).status).to.equal(429);
    expect((await call('user-token', '2001:db8:0:2::1')).status).to.equal(200);
    await guess(mostFailedTokens, (at) => (at % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1'));
    expect((await call('other-token', '192.0.2.1')).status).to.equal(429);
  });

  it('do not log out users with an open session behind the same address, and expire after a minute', async () => {
    expect((await call('user-token', '10.0.0.1')).status).to.equal(200);
    await guess(mostFailedTokens, () => '10.0.0.1');
    expect((await call('user-token', '10.0.0.1')).status).to.equal(200);
    expect((await call('unknown', '10.0.0.1')).status).to.equal(429);
    now += 60_000;
    expect((await call('unknown', '10.0.0.1')).status).to.equal(401);
  });
});
