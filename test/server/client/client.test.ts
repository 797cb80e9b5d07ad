import { expect } from 'chai';
import fc from 'fast-check';
import { Type } from 'typebox';
import { ApiError, buildForm, buildUrl, createClient } from '../../../packages/server/src/client/index.ts';
import { defineEndpoint, Id, IdParamsOf, Shape } from '../../../packages/server/src/contract/index.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';
import { nestFields } from '../../../packages/server/src/http/input/nest-fields.ts';
import { readQuery } from '../../../packages/server/src/http/input/read-query.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';

const base = { area: 'user', summary: 'For tests' } as const;
const show = defineEndpoint({
  ...base,
  name: 'notes.show',
  method: 'GET',
  path: '/v1/notes/:id',
  access: 'workspace',
  params: IdParamsOf('group'),
  query: Shape({ tags: Type.Optional(Type.Array(Type.String())) }),
  reply: Shape({ id: Id, workspace: Id, tags: Type.Array(Type.String()) }),
});
const create = defineEndpoint({
  ...base,
  name: 'notes.create',
  method: 'POST',
  path: '/v1/notes',
  access: 'login',
  body: Shape({ motto: Type.String({ maxLength: 3 }) }),
  reply: Shape({ motto: Type.String() }),
});
const begin = defineEndpoint({
  ...base,
  name: 'notes.begin',
  method: 'POST',
  path: '/v1/begin',
  access: 'public',
  reply: Type.Null(),
});
const attach = defineEndpoint({
  ...base,
  name: 'notes.attach',
  method: 'PUT',
  path: '/v1/notes/:id/file',
  access: 'login',
  params: IdParamsOf('group'),
  encoding: 'multipart',
  body: Shape({ title: Type.String(), marks: Type.Array(Shape({ at: Type.Integer() })) }),
  files: { file: { description: 'File', required: true, most: 1, maxBytes: 1000, types: [] } },
  reply: Shape({ title: Type.String(), at: Type.Array(Type.Integer()), name: Type.String() }),
});
const busy = defineEndpoint({
  ...base,
  name: 'notes.busy',
  method: 'GET',
  path: '/v1/busy',
  access: 'public',
  reply: Type.Null(),
});
const page = defineEndpoint({
  ...base,
  name: 'notes.page',
  method: 'GET',
  path: '/v1/page',
  access: 'public',
  reply: Type.Unknown(),
  replyKind: 'raw',
});
const handlers = [
  handle(show, async ({ params, query, actor }) => ({
    id: params.id,
    workspace: actor.workspace.id,
    tags: query.tags ?? [],
  })),
  handle(create, async ({ body }) => body),
  handle(begin, async ({ reply }) => reply.setSession('user', 'user-token', new Date(Date.now() + 60_000)) ?? null),
  handle(attach, async ({ body, files }) => ({
    title: body.title,
    at: body.marks.map(({ at }) => at),
    name: files['file']?.[0]?.name ?? '',
  })),
  handle(busy, async () => {
    throw new AppError('rate_limited', { params: { seconds: 5 }, retryAfter: 5 });
  }),
  handle(page, async ({ reply }) => reply.raw('<p>', 'text/html')),
];

const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((failed: unknown) => failed);
  if (!(error instanceof ApiError)) throw new Error('the call was not refused');
  return error;
};

describe('the client', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  beforeEach(async () => {
    served = await serveHandlers(folder(), handlers);
  });
  afterEach(() => served.close());

  it('calls endpoints of the contract, with token and workspace', async () => {
    const client = createClient({ baseUrl: `${served.url}/`, token: 'user-token', workspace: 3 });
    const note = await client.call(show, { params: { id: 5 }, query: { tags: ['a b', '&c', '日本'] } });
    expect(note).to.deep.equal({ id: 5, workspace: 3, tags: ['a b', '&c', '日本'] });
    expect(note.tags[0]?.length).to.equal(3);
    expect((await client.call(create, { body: { motto: 'x' } })).motto).to.equal('x');
  });

  it('stores cookies and sends the CSRF header as a browser would', async () => {
    const client = createClient({ baseUrl: served.url, cookies: 'jar' });
    expect((await refusal(client.call(create, { body: { motto: 'x' } }))).status).to.equal(401);
    await client.call(begin);
    expect(await client.call(create, { body: { motto: 'x' } })).to.deep.equal({ motto: 'x' });
    expect((await refusal(client.call(show, { params: { id: 1 } }))).needWorkspace).to.equal(true);
    client.setWorkspace(3);
    expect((await client.call(show, { params: { id: 1 } })).workspace).to.equal(3);
  });

  it('sends forms with files', async () => {
    const client = createClient({ baseUrl: served.url, token: 'user-token' });
    const files = { file: [{ name: '契約.txt', content: new Blob(['x']) }] };
    const reply = await client.call(attach, {
      params: { id: 1 },
      body: { title: '契', marks: [{ at: 1 }, { at: 2 }] },
      files,
    });
    expect(reply).to.deep.equal({ title: '契', at: [1, 2], name: '契約.txt' });
  });

  it('throws the error of the server: status, code, message in its language, messages by field, request id', async () => {
    const client = createClient({ baseUrl: served.url, token: 'user-token', locale: 'en' });
    const invalid = await refusal(client.call(create, { body: { motto: 'long' } }));
    expect(invalid).to.include({
      status: 400,
      code: 'invalid',
      message: 'Some of the input is not valid.',
      needWorkspace: false,
    });
    expect(invalid.errors).to.deep.equal({ motto: ['This field: enter at most 3 characters.'] });
    expect(invalid.rid).to.match(/^[\w-]{16}$/);
    expect(await refusal(client.call(busy))).to.include({ status: 429, retryAfter: 5 });
    client.setToken(undefined);
    expect((await refusal(client.call(create, { body: { motto: 'x' } }))).code).to.equal('unauthenticated');
  });

  it('also throws for other failures: no connection, another page, an aborted call', async () => {
    const gone = createClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await refusal(gone.call(busy))).to.include({ status: 0, code: 'unreachable' });
    const proxy = createClient({
      baseUrl: served.url,
      fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    });
    expect(await refusal(proxy.call(busy))).to.include({ status: 502, code: 'unreadable' });
    const client = createClient({ baseUrl: served.url });
    expect((await refusal(client.call(page))).code).to.equal('unreadable');
    expect(await (await client.open(page)).text()).to.equal('<p>');
    const given = await client.call(busy, { signal: AbortSignal.abort() }).catch((error: unknown) => error);
    expect(given).to.have.property('name', 'AbortError');
  });
});

describe('addresses of calls', () => {
  it('encode every param and member, whatever it contains', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((value) => value !== '.' && value !== '..' && !/\p{Cs}/u.test(value));
    const name = fc.stringMatching(/^[a-z_]{1,8}$/);
    fc.assert(
      fc.property(
        text,
        fc.dictionary(name, fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 }))),
        (id, query) => {
          fc.pre(![id, ...Object.values(query).flat()].some((value) => value.includes('\0')));
          const url = new URL(buildUrl('http://x', '/v1/notes/:id/file', { id }, query));
          const parts = url.pathname.split('/');
          expect(parts.length).to.equal(5);
          expect(decodeURIComponent(parts[3] ?? '')).to.equal(id);
          expect(readQuery(url.search.slice(1))).to.deep.equal({ ...query });
        },
      ),
    );
  });

  it('refuse params that would lead to another address', () => {
    for (const id of [undefined, null, '', '.', '..'])
      expect(() => buildUrl('', '/v1/notes/:id', { id }), String(id)).to.throw(TypeError);
    expect(() => buildUrl('', '/v1/notes/:id', { toString: 1 })).to.throw('needs id');
    expect(buildUrl('', '/v1/notes/:id', { id: 1 }, { a: undefined, b: null, c: false, d: [] })).to.equal(
      '/v1/notes/1?c=false',
    );
  });

  it('nest form fields as the server reads them', () => {
    const leaf = fc.string({ maxLength: 5 });
    const key = fc.stringMatching(/^[a-z]{1,5}$/);
    const members = fc.dictionary(
      key,
      fc.oneof(leaf, fc.array(leaf, { minLength: 1, maxLength: 3 }), fc.dictionary(key, leaf, { minKeys: 1 })),
    );
    fc.assert(
      fc.property(members, (body) => {
        const entries = [...buildForm(body, {}).entries()].map(([field, value]) => [field, value as string] as const);
        expect(nestFields(entries)).to.deep.equal(JSON.parse(JSON.stringify(body)));
      }),
    );
  });
});
