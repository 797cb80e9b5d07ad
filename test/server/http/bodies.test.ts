import { connect } from 'node:net';
import { expect } from 'chai';
import fc from 'fast-check';
import { Type } from 'typebox';
import { defineEndpoint, Email, Id, Nullable, pageQuery, Shape } from '../../../packages/server/src/contract/index.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';
import { jsonBounds } from '../../../packages/server/src/http/input/read-input.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';

const base = { area: 'user', access: 'public', summary: 'For tests', reply: Type.Unknown() } as const;
const echo = defineEndpoint({
  ...base,
  name: 'bodies.echo',
  method: 'POST',
  path: '/v1/echo',
  body: Shape({ value: Type.Optional(Type.Unknown()) }),
});
const form = defineEndpoint({
  ...base,
  name: 'bodies.form',
  method: 'POST',
  path: '/v1/form',
  query: Shape({ ...pageQuery, kind: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])) }),
  body: Shape({
    name: Type.String({ minLength: 1, maxLength: 5 }),
    email: Email,
    age: Type.Integer({ minimum: 0, maximum: 150 }),
    day: Type.Optional(Type.String({ format: 'date' })),
    code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    flag: Type.Optional(Type.Boolean()),
    shade: Type.Optional(Type.Enum(['red', 'blue'])),
    fare: Type.Optional(Nullable(Type.Number({ exclusiveMinimum: 0, multipleOf: 5 }))),
    users: Type.Optional(
      Type.Array(Shape({ email: Email, tags: Type.Array(Type.String(), { maxItems: 2, uniqueItems: true }) }), {
        minItems: 1,
      }),
    ),
    target: Type.Optional(Type.Union([Shape({ group_id: Id }), Shape({ user_id: Id }), Type.Null()])),
    extra: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-z]+$' }), Type.Integer(), {
        maxProperties: 2,
        additionalProperties: false,
      }),
    ),
  }),
});
const handlers = [handle(echo, async ({ body }) => body), handle(form, async ({ body, query }) => ({ body, query }))];

describe('a JSON body', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  before(async () => {
    served = await serveHandlers(folder(), handlers);
  });
  after(() => served.close());
  const send = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
    const response = await fetch(`${served.url}/v1/echo`, {
      method: 'POST',
      body: body as never,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, body: (await response.json()) as { code?: string; data?: unknown } };
  };

  it('may repeat a name in another object, in a list and within a text', async () => {
    const text = '{"value":{"a":{"a":[{"a":1},{"a":2},"a","a"]},"b":"{\\"a\\":1,\\"a\\":2}","":{"":1}}}';
    const { status, body } = await send(text);
    expect([status, body.data]).to.deep.equal([200, JSON.parse(text)]);
  });

  it('that does not arrive in time gets a reply, and its connection is closed', async () => {
    const slow = await serveHandlers(folder(), handlers, { app: { jsonBounds: { maxBytes: 1000, withinMs: 30 } } });
    const reply = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(new URL(slow.url).port), '127.0.0.1', () =>
        socket.write(
          'POST /v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
        ),
      );
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('"code"')) resolve(text);
      });
      socket.on('error', reject);
    });
    expect(reply)
      .to.match(/^HTTP\/1.1 408 /)
      .and.contain('"code":"timeout"');
    await slow.close();
  });

  it('that is hostile is refused and never crashes the server', async () => {
    const deep = `{"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const bodies: readonly (string | Uint8Array)[] = [
      '{',
      '[1,',
      'nul',
      '{"value":1}{',
      '{"value":01}',
      "{'value':1}",
      '{"value":NaN}',
      '\u0000',
      deep,
      `{"value":[${'0,'.repeat(300_000)}0]}`,
      '{"value":1,"value":2}',
      '{"value":{"a":[{"b":1,"c":{"b":2},"\\u0062":3}]}}',
      '{"value":{"__proto__":{"admin":true}}}',
      '{"__proto__":{"value":1}}',
      '{"value":{"constructor":{"prototype":{"x":1}}}}',
      '{"value":"\\u0000"}',
      '{"value":"\\ud800"}',
      '{"value":{"\\udfff":1}}',
      new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
      new Uint8Array([0xef, 0xbb, 0xbf, 0x7b]),
      `{"value":{"${'k'.repeat(300)}":1}}`,
    ];
    for (const body of bodies) {
      const reply = await send(body);
      expect([reply.status, reply.body.code], String(body).slice(0, 60)).to.deep.equal([400, 'bad_request']);
    }
    expect(({} as { admin?: boolean }).admin).to.equal(undefined);
  });

  it('of another type is refused: not an object, unknown members by name', async () => {
    for (const body of ['1', '"text"', '[]', 'null', 'true'])
      expect((await send(body)).status, body).to.be.oneOf([400]);
    const { body } = await send('{"valeu":1}');
    expect(body).to.deep.include({ code: 'invalid', errors: { valeu: ['valeuは使用できない項目です。'] } });
  });

  it('in another media type, charset or encoding is refused with the proper error', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'application/json; charset=shift_jis' },
      { 'content-encoding': 'gzip' },
      { 'content-type': '' },
    ])
      expect((await send('{"value":1}', headers)).status, JSON.stringify(headers)).to.equal(415);
    expect((await send('{"value":1}', { 'content-type': 'application/json; charset=UTF-8' })).status).to.equal(200);
    expect((await send('', { 'content-type': 'text/plain' })).status).to.equal(200);
  });

  it('that is too large is refused, with and without a declared size', async () => {
    const large = `{"value":"${'x'.repeat(jsonBounds.maxBytes)}"}`;
    expect((await send(large)).status).to.equal(413);
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1 << 20).fill(0x20));
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${served.url}/v1/echo`, init as never).catch(() => undefined);
    expect(response?.status ?? 413).to.equal(413);
    expect((await send('{"value":1}')).status).to.equal(200);
  });

  it('that breaks off halfway leaves the server working', async () => {
    const { hostname, port } = new URL(served.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'POST /v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"value":',
        );
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on('close', () => resolve());
    });
    expect((await send('{"value":1}')).status).to.equal(200);
  });

  it('never causes a server error, whatever JSON it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 5 }), async (text) => {
        expect((await send(text)).status).to.be.oneOf([200, 400]);
        expect((await send(`{"value":${text}}`)).status).to.be.oneOf([200, 400]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the messages of fields', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  before(async () => {
    served = await serveHandlers(folder(), handlers);
  });
  after(() => served.close());
  const good = { name: '田中', email: 'a@example.com', age: 3 };
  const errorsOf = async (body: unknown, locale = 'ja', query = {}) =>
    (await served.client().post('/v1/form', body, { headers: { 'accept-language': locale }, query })).body.errors;

  it('describe errors in Japanese, by the path of each field', async () => {
    expect(await errorsOf({ name: '', age: 151 })).to.deep.equal({
      name: ['この項目は必須項目です'],
      email: ['メールアドレスは必須項目です'],
      age: ['上限数を超えています。150以下で入力してください。'],
    });
    expect(
      await errorsOf({ ...good, email: 'x', age: 1.5, day: '2026-02-30', code: 'abc', flag: 'yes', shade: 'green' }),
    ).to.deep.equal({
      email: ['メールアドレスの形式が正しくありません。'],
      age: ['この項目は整数で入力してください。'],
      day: ['この項目はYYYY-MM-DDの形式で入力してください。'],
      code: ['確認コードの形式が正しくありません。'],
      flag: ['この項目は「はい」か「いいえ」で指定してください。'],
      shade: ['この項目は選択肢の中から選んでください。'],
    });
    expect(
      await errorsOf({
        ...good,
        users: [
          { email: 'a@example.com', tags: [] },
          { email: 3, tags: ['a', 'a'], age: 1 },
        ],
      }),
    ).to.deep.equal({
      'users[1].age': ['ageは使用できない項目です。'],
      'users[1].email': ['メールアドレスは文字で入力してください。'],
      'users[1].tags': ['この項目に同じ値が重複しています。'],
    });
    expect(await errorsOf({ ...good, users: [] })).to.deep.equal({ users: ['1 つ以上選択してください'] });
  });

  it('of unions concern the intended branch, or the whole', async () => {
    expect(await errorsOf({ ...good, fare: 7 })).to.deep.equal({ fare: ['この項目は5の倍数で入力してください。'] });
    expect(await errorsOf({ ...good, fare: 'x' })).to.deep.equal({ fare: ['この項目は数値で入力してください。'] });
    expect(await errorsOf({ ...good, target: { team_id: 1 } })).to.deep.equal({
      target: ['この項目の値が正しくありません。'],
    });
    expect(await errorsOf({ ...good, extra: { A1: 1 } })).to.deep.equal({ 'extra.A1': ['A1は使用できない項目です。'] });
    expect(await errorsOf(good, 'ja', { kind: 3 })).to.deep.equal({
      kind: ['種類は選択肢の中から選んでください。'],
    });
  });

  it('are in English where preferred, in the words of the specification', async () => {
    expect(await errorsOf({ name: 'x', email: 'x', age: 1 }, 'en')).to.deep.equal({ email: ['Email invalid'] });
    expect(await errorsOf({ name: 'x', age: 1, day: 'x' }, 'en-US')).to.deep.equal({
      email: ['Email required'],
      day: ['Datetime is not valid. Valid format: YYYY-MM-DD'],
    });
  });

  it('of the query come together with those of the body', async () => {
    expect(await errorsOf({ ...good, age: 'x' }, 'ja', { page: '0', per_page: '1e2', size: 3 })).to.deep.equal({
      page: ['1以上で入力してください。'],
      per_page: ['表示件数は整数で入力してください。'],
      size: ['sizeは使用できない項目です。'],
      age: ['この項目は整数で入力してください。'],
    });
  });

  it('are bounded, however many errors there are', async () => {
    const users = Array.from({ length: 20_000 }, () => ({ email: 'x', tags: [1] }));
    const reply = await served.client().post('/v1/form', { ...good, users });
    expect(reply.status).to.equal(400);
    expect(Object.keys(reply.body.errors).length).to.be.within(50, 100);
  });
});
