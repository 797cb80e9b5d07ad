import { expect } from 'chai';
import { Type } from 'typebox';
import {
  defineEndpoint,
  Id,
  IdParamsOf,
  listOf,
  pageQuery,
  Shape,
} from '../../../packages/server/src/contract/index.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { errorCodes, type ErrorCode } from '../../../packages/server/src/errors/error-codes.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';
import { HandlerMismatch, matchHandlers } from '../../../packages/server/src/http/match-handlers.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';

const Thing = Shape({ id: Id, name: Type.String() });
const base = { area: 'user', access: 'public', summary: 'For tests' } as const;
const list = defineEndpoint({
  ...base,
  name: 'things.list',
  method: 'GET',
  path: '/v1/things',
  reply: listOf(Thing),
  query: Shape({
    ...pageQuery,
    ids: Type.Optional(Type.Array(Id, { maxItems: 3 })),
    open: Type.Optional(Type.Boolean()),
  }),
});
const show = defineEndpoint({
  ...base,
  name: 'things.show',
  method: 'GET',
  path: '/v1/things/:id',
  params: IdParamsOf('group'),
  reply: Thing,
});
const newest = defineEndpoint({
  ...base,
  name: 'things.newest',
  method: 'GET',
  path: '/v1/things/newest',
  reply: Thing,
});
const create = defineEndpoint({
  ...base,
  name: 'things.create',
  method: 'POST',
  path: '/v1/things',
  reply: Thing,
  body: Shape({ name: Type.String() }),
  aliases: [{ method: 'PUT', path: '/v1/things/new' }],
});
const refuse = defineEndpoint({
  ...base,
  name: 'things.refuse',
  method: 'GET',
  path: '/v1/refusals/:code',
  reply: Type.Null(),
  params: Shape({ code: Type.Enum(Object.keys(errorCodes)) }),
});
const fail = defineEndpoint({ ...base, name: 'things.fail', method: 'GET', path: '/v1/failures', reply: Type.Null() });
const leak = defineEndpoint({
  ...base,
  name: 'things.leak',
  method: 'GET',
  path: '/v1/leaks',
  reply: Shape({ id: Id, of: Type.Union([Shape({ a: Id }), Type.Null()]) }),
});
const wrong = defineEndpoint({
  ...base,
  name: 'things.wrong',
  method: 'GET',
  path: '/v1/wrongs',
  reply: Shape({ id: Id }),
});

const leaking = { id: 1, password_hash: 'argon-secret', of: { a: 1, token_hash: 'inner-secret' } };
const handlers = [
  handle(list, async ({ query }) => ({
    items: (query.ids ?? []).map((id) => ({ id, name: String(query.open) })),
    page: query.page ?? 0,
    per_page: query.per_page ?? 0,
    total: 0,
  })),
  handle(show, async ({ params, reply }) => {
    reply.message('見つかりました。');
    return { id: params.id, name: 'one' };
  }),
  handle(newest, async () => ({ id: 9, name: 'newest' })),
  handle(create, async ({ body, reply }) => {
    reply.status(201);
    return { id: 1, name: body.name };
  }),
  handle(refuse, async ({ params, locale }) => {
    const fields = params.code === 'invalid' ? { fields: { name: [locale] } } : {};
    throw new AppError(params.code as ErrorCode, {
      params: { name: '佐藤', limit: '5', seconds: 3 },
      retryAfter: 2.2,
      ...fields,
    });
  }),
  handle(fail, async () => {
    throw new Error('password=hunter2 at /secret/path');
  }),
  handle(leak, async () => leaking),
  handle(wrong, async () => ({ id: 'seven' }) as never),
];

describe('a call', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  beforeEach(async () => {
    served = await serveHandlers(folder(), handlers);
  });
  afterEach(() => served.close());

  it('gets the envelope, with the defaults and the coerced members of its query', async () => {
    const { status, body, headers } = await served.client().get('/v1/things', { query: { ids: [1, 2], open: 'true' } });
    expect(status).to.equal(200);
    expect(body).to.deep.equal({
      success: true,
      data: {
        items: [
          { id: 1, name: 'true' },
          { id: 2, name: 'true' },
        ],
        page: 1,
        per_page: 20,
        total: 0,
      },
      message: '',
    });
    expect(headers.get('cache-control')).to.equal('no-store');
    expect((await served.client().get('/v1/things?ids[]=4')).body.data.items).to.deep.equal([
      { id: 4, name: 'undefined' },
    ]);
  });

  it('has the status and the message set by its handler', async () => {
    expect((await served.client().get('/v1/things/3')).body.message).to.equal('見つかりました。');
    expect((await served.client().post('/v1/things', { name: 'x' })).status).to.equal(201);
    expect((await served.client().put('/v1/things/new', { name: 'x' })).body.data).to.deep.equal({ id: 1, name: 'x' });
  });

  it('matches the fixed path rather than the one with a parameter', async () => {
    expect((await served.client().get('/v1/things/newest')).body.data.name).to.equal('newest');
    expect((await served.client().get('/v1/things/12')).body.data.id).to.equal(12);
  });

  it('with a malformed id gets not_found', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '1e3', '0x10', '99999999999999999999', '%20', '%00', '1%2F2', "1'--"]) {
      const { status } = await served.client().get(`/v1/things/${id}`);
      expect(status, id).to.be.oneOf(id === '%00' ? [400, 404] : [404]);
    }
    expect((await served.client().get('/v1/things/%zz')).status).to.be.oneOf([400, 404]);
  });

  it('has a request id in headers, logs and errors', async () => {
    const first = await served.client().get('/v1/nowhere', { headers: { 'x-request-id': 'given-by-caller' } });
    expect(first.body.rid)
      .to.match(/^[\w-]{16}$/)
      .and.to.equal(first.headers.get('x-request-id'));
    expect((await served.client().get('/v1/nowhere')).body.rid).not.to.equal(first.body.rid);
  });

  it('to an unknown address gets not_found, and by a wrong method a list of the allowed ones', async () => {
    const nowhere = await served.client().get('/v1/nowhere');
    expect([nowhere.status, nowhere.body.code]).to.deep.equal([404, 'no_route']);
    const removed = await served.client().delete('/v1/things');
    expect([removed.status, removed.headers.get('allow')]).to.deep.equal([405, 'HEAD, GET, POST, OPTIONS']);
    const options = await served.client().call('OPTIONS', '/v1/things/5');
    expect([options.status, options.headers.get('allow')]).to.deep.equal([204, 'HEAD, GET, OPTIONS']);
    expect((await served.client().call('OPTIONS', '/v1/nowhere')).status).to.equal(404);
    const head = await served.client().call('HEAD', '/v1/things/5');
    expect([head.status, head.text]).to.deep.equal([200, '']);
    expect(Number(head.headers.get('content-length'))).to.be.greaterThan(20);
  });

  it('that is refused gets the status and message of its code in Japanese, or in English where preferred', async () => {
    for (const [code, { status, jp, en }] of Object.entries(errorCodes)) {
      const reply = await served.client().get(`/v1/refusals/${code}`);
      const filled = (words: string) =>
        words
          .replace('{name}', '佐藤')
          .replace('{limit}', '5')
          .replace('{seconds}', '3')
          .replace(/\{\w+\}/g, '');
      expect(reply.status, code).to.equal(status);
      expect(reply.body).to.include({ success: false, data: null, code, message: filled(jp) });
      expect(reply.headers.get('retry-after')).to.equal('3');
      expect(reply.body.needWorkspace).to.equal(code === 'need_workspace' ? true : undefined);
      expect(reply.body.errors).to.deep.equal(code === 'invalid' ? { name: ['jp'] } : undefined);
      const english = await served.client().get(`/v1/refusals/${code}`, { headers: { 'accept-language': 'en-GB,ja' } });
      expect(english.body.message).to.equal(filled(en));
    }
  });

  it('that fails does not reveal the cause', async () => {
    const { status, text, body } = await served.client().get('/v1/failures');
    expect([status, body.code]).to.deep.equal([500, 'server_error']);
    expect(text).not.to.match(/hunter2|secret/);
  });

  it('gets security headers, and allows no other origin', async () => {
    const { headers } = await served.client().get('/v1/things/3', { headers: { origin: 'https://evil.example' } });
    expect(headers.get('content-security-policy')).to.contain("default-src 'self'").and.not.to.contain('unsafe');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect(headers.get('x-frame-options')).to.equal('SAMEORIGIN');
    expect(headers.get('referrer-policy')).to.equal('same-origin');
    expect(headers.get('strict-transport-security')).to.equal(null);
    expect(headers.get('access-control-allow-origin')).to.equal(null);
    expect(headers.get('x-powered-by')).to.equal(null);
  });

  it('from a listed origin is allowed with cookies, from others not', async () => {
    const open = await serveHandlers(folder(), handlers, { config: { corsOrigins: ['https://a.example'] } });
    const asked = { 'access-control-request-method': 'POST' };
    const preflight = await open
      .client()
      .call('OPTIONS', '/v1/things', { headers: { origin: 'https://a.example', ...asked } });
    expect(preflight.headers.get('access-control-allow-origin')).to.equal('https://a.example');
    expect(preflight.headers.get('access-control-allow-headers')).to.contain('X-XSRF-TOKEN');
    const other = await open
      .client()
      .call('OPTIONS', '/v1/things', { headers: { origin: 'https://b.example', ...asked } });
    expect(other.headers.get('access-control-allow-origin')).to.equal(null);
    await open.close();
  });

  it('whose reply violates the contract is an error in tests and development', async () => {
    expect((await served.client().get('/v1/leaks')).status).to.equal(500);
    expect((await served.client().get('/v1/wrongs')).status).to.equal(500);
  });

  it('in production is sent without the members that the contract does not name, or not at all', async () => {
    const production = await serveHandlers(folder(), handlers, { config: { mode: 'production' } });
    const { status, text, body, headers } = await production.client().get('/v1/leaks');
    expect(status).to.equal(200);
    expect(body.data).to.deep.equal({ id: 1, of: { a: 1 } });
    expect(text).not.to.contain('secret');
    expect(headers.get('strict-transport-security')).to.contain('max-age=31536000');
    const wrongs = await production.client().get('/v1/wrongs');
    expect(wrongs.status).to.equal(500);
    expect(wrongs.text).not.to.contain('seven');
    await production.close();
  });
});

describe('the start', () => {
  it('fails where contract and handlers do not match, and names every mismatch', () => {
    const lone = defineEndpoint({ ...base, name: 'things.lone', method: 'GET', path: '/v1/lone', reply: Type.Null() });
    const same = defineEndpoint({
      ...base,
      name: 'things.same',
      method: 'GET',
      path: '/v1/things/:thing',
      reply: Type.Null(),
    });
    const own = handle(same, async () => null);
    expect(() => matchHandlers([list, lone, show, show], [...handlers.slice(0, 2), handlers[0]!, own]))
      .to.throw(HandlerMismatch)
      .with.property('message')
      .that.contains('things.lone (GET /v1/lone) has no handler')
      .and.contains('things.same has a handler but is not in the contract')
      .and.contains('things.list has more than one handler')
      .and.contains('things.show is in the contract twice');
    expect(() => matchHandlers([show, same], [handlers[1]!, own])).to.throw('the same address GET /v1/things/:');
    expect(matchHandlers([list], [handlers[0]!]).map(({ endpoint }) => endpoint.name)).to.deep.equal(['things.list']);
  });
});
