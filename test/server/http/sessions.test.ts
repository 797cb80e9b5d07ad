import { expect } from 'chai';
import { Type } from 'typebox';
import { defineEndpoint, Id, IdParamsOf, Shape } from '../../../packages/server/src/contract/index.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { aUser } from '../support/fake-sessions.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';
import { stillTime } from '../support/still-clock.ts';

const user = { area: 'user', summary: 'For tests', reply: Type.Unknown() } as const;
const open = defineEndpoint({ ...user, name: 'areas.open', method: 'GET', path: '/v1/open', access: 'public' });
const openChange = defineEndpoint({
  ...user,
  name: 'areas.open_change',
  method: 'POST',
  path: '/v1/open',
  access: 'public',
  body: Shape({}),
});
const login = defineEndpoint({ ...user, name: 'areas.login', method: 'GET', path: '/v1/mine', access: 'login' });
const change = defineEndpoint({
  ...user,
  name: 'areas.change',
  method: 'POST',
  path: '/v1/mine',
  access: 'login',
  body: Shape({}),
});
const apply = defineEndpoint({
  ...user,
  name: 'areas.apply',
  method: 'GET',
  path: '/v1/apply/:id',
  access: 'login',
  params: IdParamsOf('group'),
  changes: true,
  aliases: [{ method: 'POST', path: '/v1/apply/:id' }],
});
const here = defineEndpoint({ ...user, name: 'areas.here', method: 'GET', path: '/v1/here', access: 'workspace' });
const staff = defineEndpoint({
  ...user,
  name: 'areas.staff',
  method: 'GET',
  path: '/admin/v1/staff',
  area: 'admin',
  access: 'admin',
});
const begin = defineEndpoint({
  ...user,
  name: 'areas.begin',
  method: 'POST',
  path: '/v1/begin',
  access: 'public',
  body: Shape({ token: Type.String() }),
});
const beginStaff = defineEndpoint({
  ...user,
  name: 'areas.begin_staff',
  method: 'POST',
  path: '/admin/v1/begin',
  area: 'admin',
  access: 'public',
  body: Shape({}),
});
const end = defineEndpoint({
  ...user,
  name: 'areas.end',
  method: 'POST',
  path: '/v1/end',
  access: 'login',
  body: Shape({}),
});
const choose = defineEndpoint({
  ...user,
  name: 'areas.choose',
  method: 'POST',
  path: '/v1/choose',
  access: 'login',
  body: Shape({ id: Id }),
});

const soon = () => stillTime(60_000);
const handlers = [
  handle(open, async ({ actor }) => actor.kind),
  handle(openChange, async ({ actor }) => actor.kind),
  handle(login, async ({ actor }) => actor.userId),
  handle(change, async () => null),
  handle(apply, async () => null),
  handle(here, async ({ actor }) => actor.workspace.id),
  handle(staff, async ({ actor }) => actor.adminId),
  handle(begin, async ({ body, reply }) => reply.setSession('user', body.token, soon()) ?? null),
  handle(beginStaff, async ({ reply }) => reply.setSession('admin', 'admin-token', soon()) ?? null),
  handle(end, async ({ reply }) => reply.clearSession('user') ?? null),
  handle(choose, async ({ body, reply }) => reply.setWorkspace(body.id) ?? null),
];

describe('a session', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  beforeEach(async () => {
    served = await serveHandlers(folder(), handlers);
  });
  afterEach(() => served.close());
  const codeOf = async (path: string, token?: string, method = 'GET') => {
    const client = served.client();
    client.bearer = token;
    const { status, body } = await client.call(method, path, method === 'GET' ? {} : { body: {} });
    return [status, body.code];
  };

  it('gives access to protected endpoints, which are refused without it', async () => {
    expect(await codeOf('/v1/mine')).to.deep.equal([401, 'unauthenticated']);
    expect(await codeOf('/v1/mine', 'user-token')).to.deep.equal([200, undefined]);
    expect(await codeOf('/v1/mine', 'no-such-token')).to.deep.equal([401, 'unauthenticated']);
    expect(await codeOf('/v1/mine', 'x'.repeat(5000))).to.deep.equal([401, 'unauthenticated']);
    expect(served.sessions.touched).to.deep.equal([70]);
  });

  it('that is expired, or of a suspended account, gets the proper error', async () => {
    expect(await codeOf('/v1/mine', 'old-token')).to.deep.equal([401, 'session_expired']);
    expect(await codeOf('/v1/mine', 'stopped-token')).to.deep.equal([403, 'suspended']);
    expect(await codeOf('/v1/open', 'old-token')).to.deep.equal([200, undefined]);
    const browser = served.client();
    browser.cookies.set('token', 'old-token');
    await browser.get('/v1/mine');
    expect(browser.cookies.has('token')).to.equal(false);
  });

  it('of one area is not valid in the other, by cookie and by bearer token', async () => {
    expect(await codeOf('/admin/v1/staff', 'user-token')).to.deep.equal([401, 'unauthenticated']);
    expect(await codeOf('/v1/mine', 'admin-token')).to.deep.equal([401, 'unauthenticated']);
    expect(await codeOf('/admin/v1/staff', 'admin-token')).to.deep.equal([200, undefined]);
    const browser = served.client();
    browser.cookies.set('adminToken', 'admin-token');
    expect((await browser.get('/v1/mine')).status).to.equal(401);
    expect((await browser.get('/v1/open')).body.data).to.equal('guest');
    browser.cookies.set('adminToken', 'user-token');
    expect((await browser.get('/admin/v1/staff')).status).to.equal(401);
  });

  it('starts with cookies that scripts cannot read, and removes them at its end', async () => {
    const browser = served.client();
    const begun = await browser.post('/v1/begin', { token: 'user-token' });
    const lines = begun.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('token='))).to.match(
      /^token=user-token; Path=\/; Expires=.*; SameSite=Lax; HttpOnly$/,
    );
    expect(lines.find((line) => line.startsWith('XSRF-TOKEN='))).to.match(
      /^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/,
    );
    expect((await browser.get('/v1/mine')).body.data).to.equal(7);
    await browser.post('/v1/choose', { id: 3 });
    expect((await browser.get('/v1/here')).body.data).to.equal(3);
    await browser.post('/v1/end', {});
    expect([...browser.cookies.keys()]).to.deep.equal([]);
  });

  it('in production has cookies that only HTTPS and this host can set', async () => {
    const production = await serveHandlers(folder(), handlers, { config: { mode: 'production' } });
    const browser = production.client();
    const lines = (await browser.post('/v1/begin', { token: 'user-token' })).headers.getSetCookie();
    expect(lines.find((line) => line.includes('token='))).to.match(
      /^__Host-token=user-token; Path=\/; .*; SameSite=Lax; Secure; HttpOnly$/,
    );
    expect(lines.find((line) => line.startsWith('XSRF-TOKEN='))).to.match(/SameSite=Lax; Secure$/);
    expect((await browser.get('/v1/mine')).status).to.equal(200);
    browser.cookies.clear();
    browser.cookies.set('token', 'user-token');
    expect((await browser.get('/v1/mine')).status).to.equal(401);
    await production.close();
  });
});

describe('the CSRF header', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  beforeEach(async () => {
    served = await serveHandlers(folder(), handlers);
  });
  afterEach(() => served.close());

  const changes = [
    ['POST', '/v1/mine'],
    ['GET', '/v1/apply/1'],
    ['POST', '/v1/apply/1'],
  ] as const;

  it('is required by every change of a cookie session, including changing GETs and form twins', async () => {
    const browser = served.asBrowser();
    for (const [method, path] of changes) {
      const refused = await browser.call(method, path, method === 'POST' ? { body: {} } : {});
      expect([refused.status, refused.body.code], path).to.deep.equal([403, 'csrf']);
    }
    // On public endpoints, a browser without it is a guest.
    expect((await browser.post('/v1/open', {})).body.data).to.equal('guest');
    expect((await browser.get('/v1/mine')).status).to.equal(200);
    for (const [method, path] of changes)
      expect((await browser.call(method, path, method === 'POST' ? { body: {} } : {})).status, path).to.equal(200);
  });

  it('is refused when it belongs to another session, is truncated, or is empty', async () => {
    served.sessions.users.set('other-token', aUser({ userId: 8, sessionId: 80 }));
    const other = served.client();
    other.cookies.set('token', 'other-token');
    await other.get('/v1/mine');
    const foreign = other.cookies.get('XSRF-TOKEN') ?? '';
    const browser = served.asBrowser();
    await browser.get('/v1/mine');
    const right = browser.cookies.get('XSRF-TOKEN') ?? '';
    for (const header of [foreign, right.slice(0, -1), `${right}x`, '', '.', right.toUpperCase()])
      expect((await browser.post('/v1/mine', {}, { headers: { 'x-xsrf-token': header } })).status, header).to.equal(
        403,
      );
    expect((await browser.post('/v1/mine', {}, { headers: { 'x-xsrf-token': right } })).status).to.equal(200);
  });

  it('works for a user and a member of the staff in one browser', async () => {
    const browser = served.asBrowser();
    await browser.post('/admin/v1/begin', {});
    await browser.get('/v1/mine');
    expect(browser.cookies.get('XSRF-TOKEN')).to.match(/^[\w-]{43}\.[\w-]{43}$/);
    expect((await browser.post('/v1/mine', {})).status).to.equal(200);
  });

  it('is not required of programs with a bearer token, nor of callers without a session', async () => {
    expect((await served.asUser().post('/v1/mine', {})).status).to.equal(200);
    expect((await served.client().post('/v1/open', {})).status).to.equal(200);
  });
});
