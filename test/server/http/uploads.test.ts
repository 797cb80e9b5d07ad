import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { createUploadFolder } from '../../../packages/server/src/http/input/upload-folder.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';
import { formOf, kilobyte, pdf, uploadHandlers } from './upload-calls.ts';

describe('an upload', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  let data: string;
  beforeEach(async () => {
    data = folder();
    served = await serveHandlers(data, uploadHandlers);
  });
  afterEach(() => served.close());
  const send = (parts: Parameters<typeof formOf>[0], path = '/v1/uploads', method = 'POST') =>
    served.client().call(method, path, { form: formOf(parts) });
  /** Files in the temporary folder. */
  const leftovers = () =>
    (existsSync(join(data, 'tmp')) ? readdirSync(join(data, 'tmp'), { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile() || entry.name.length === 16)
      .map((entry) => entry.name);

  it('has its fields as the schema requires them and its files with their type by content', async () => {
    const { status, body } = await send([
      ['title', '契約'],
      ['count', '3'],
      ['steps[0][name]', 'a'],
      ['steps[0][done]', 'true'],
      ['steps[1][name]', 'b'],
      ['steps[1][done]', '0'],
      ['ids[]', '4'],
      ['ids[]', '5'],
      ['papers', pdf(), '../../雇用契約書.pdf'],
      ['papers', new Blob(['a,b\n1,2']), '名簿.csv'],
      ['any', new Blob(['\u0000\u0007']), 'x.bin'],
    ]);
    expect(status).to.equal(201);
    expect(body.data).to.deep.equal({
      body: {
        title: '契約',
        count: 3,
        steps: [
          { name: 'a', done: true },
          { name: 'b', done: false },
        ],
        ids: [4, 5],
      },
      files: [
        { field: 'papers', name: '雇用契約書.pdf', type: 'application/pdf', size: 100, content: '%PDF-1.7' },
        { field: 'papers', name: '名簿.csv', type: 'text/csv', size: 7, content: 'a,b\n1,2' },
        { field: 'any', name: 'x.bin', type: 'application/octet-stream', size: 2, content: '\u0000\u0007' },
      ],
    });
    expect(leftovers()).to.deep.equal([]);
  });

  const damaged =
    'この項目の内容が拡張子と一致しないか、壊れています。作成したソフトで開けることを確かめ、保存し直してください。';
  /** What Word makes of a file with a password. */
  const compound = () =>
    new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0)])]);

  it('is refused with a message by field: missing, of another type, misnamed, too large, too many, unknown, empty', async () => {
    const cases = [
      [[], 400, { papers: ['この項目は必須項目です'] }],
      [[['papers', new Blob(['MZ\u0000\u0001']), 'a.exe']], 415, { papers: ['この項目の形式には対応していません。'] }],
      [[['papers', new Blob(['MZ\u0000\u0001']), 'a.pdf']], 415, { papers: [damaged] }],
      [[['papers', new Blob(['<html>']), 'a.PDF']], 415, { papers: [damaged] }],
      [[['papers', compound(), 'a.docx']], 415, { papers: ['この項目の形式には対応していません。'] }],
      [[['papers', pdf(), 'a.docx']], 415, { papers: ['この項目の内容と拡張子が一致していません。'] }],
      [
        [
          ['papers', pdf(), 'a.pdf'],
          ['any', pdf(40 * kilobyte), 'b.pdf'],
        ],
        413,
        { any: ['この項目は32KB以下のファイルを選択してください。'] },
      ],
      [
        [
          ['papers', pdf(), 'a.pdf'],
          ['papers', pdf(), 'b.pdf'],
          ['papers', pdf(), 'c.pdf'],
        ],
        400,
        { papers: ['この項目は2件までです。'] },
      ],
      [
        [
          ['papers', pdf(), 'a.pdf'],
          ['other', pdf(), 'b.pdf'],
        ],
        400,
        { other: ['otherにはファイルを添付できません。'] },
      ],
      [
        [['papers', new Blob([]), 'a.pdf']],
        400,
        { papers: ['この項目が空です。内容のあるファイルを選択してください。'] },
      ],
    ] as const;
    for (const [parts, status, errors] of cases) {
      const reply = await send([['title', 'x'], ...parts]);
      expect([reply.status, reply.body.errors], JSON.stringify(errors)).to.deep.equal([status, errors]);
    }
    const fields = await send([
      ['papers', pdf(), 'a.pdf'],
      ['count', '1.5'],
      ['user[x', '1'],
    ]);
    expect(fields.status).to.equal(400);
    const invalid = await send([
      ['papers', pdf(), 'a.pdf'],
      ['count', '1.5'],
      ['who', '1'],
    ]);
    expect(Object.keys(invalid.body.errors).toSorted()).to.deep.equal(['count', 'title', 'who']);
    expect(leftovers()).to.deep.equal([]);
  });

  it('reports text fields that the call does not define, also where it takes only files', async () => {
    const reply = await send(
      [
        ['any', pdf(), 'a.pdf'],
        ['note', 'x'],
      ],
      '/v1/failing',
    );
    expect([reply.status, reply.body.errors]).to.deep.equal([400, { note: ['noteは使用できない項目です。'] }]);
  });

  it('of a file whose name consists of dots gets another name', async () => {
    for (const [given, kept] of [
      ['.', 'file'],
      ['../..', 'file'],
      ['.env', '.env'],
    ] as const) {
      const { body } = await send([
        ['title', 'x'],
        ['papers', pdf(), 'a.pdf'],
        ['any', pdf(), given],
      ]);
      expect(body.data.files[1].name, given).to.equal(kept);
    }
  });

  it('that no parser can read gets the proper client error, never a server error', async () => {
    const raw = async (contentType: string, body: string) =>
      (
        await fetch(`${served.url}/v1/uploads`, {
          method: 'POST',
          body,
          headers: contentType === '' ? {} : { 'content-type': contentType },
        })
      ).status;
    const part = (disposition: string, content: string) =>
      `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
    expect(await raw('multipart/form-data', 'x')).to.equal(400);
    expect(await raw('multipart/form-data; boundary=b', 'not multipart')).to.equal(400);
    expect(await raw('multipart/form-data; boundary=b', part('form-data; name="title"', 'x'))).to.equal(400);
    expect(await raw('application/x-www-form-urlencoded', 'title=x')).to.equal(415);
    expect(await raw('application/json', '{"title":"x"}')).to.equal(415);
    expect(await raw('multipart/mixed; boundary=b', 'x')).to.equal(415);
    expect(
      await raw('multipart/form-data; boundary=b', `${part('form-data; name="__proto__[admin]"', '1')}--b--\r\n`),
    ).to.equal(400);
    expect(
      await raw('multipart/form-data; boundary=b', `${part(`form-data; name="${'a[x]'.repeat(20)}"`, '1')}--b--\r\n`),
    ).to.equal(400);
    const many = Array.from({ length: 3000 }, (_, at) => part(`form-data; name="f${at}"`, '1')).join('');
    expect(await raw('multipart/form-data; boundary=b', `${many}--b--\r\n`)).to.equal(413);
    const longField = part('form-data; name="title"', 'x'.repeat(3 * kilobyte * kilobyte));
    expect(await raw('multipart/form-data; boundary=b', `${longField}--b--\r\n`)).to.equal(413);
    expect(
      (
        await send([
          ['title', 'x'],
          ['papers', pdf(200 * kilobyte), 'a.pdf'],
        ])
      ).status,
    ).to.equal(413);
    expect(leftovers()).to.deep.equal([]);
  });

  it('leaves nothing when its handler refuses it or its connection breaks off', async () => {
    expect((await send([['any', pdf(), 'a.pdf']], '/v1/failing')).status).to.equal(409);
    const { hostname, port } = new URL(served.url);
    const head =
      'POST /v1/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n';
    const file =
      '--b\r\nContent-Disposition: form-data; name="any"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
    const socket = connect(Number(port), hostname, () => socket.write(`${head}${file}${'x'.repeat(20_000)}`));
    for (let tries = 0; tries < 100 && leftovers().length === 0; tries++) await wait(10);
    expect(leftovers().length).to.be.greaterThan(0);
    socket.destroy();
    for (let tries = 0; tries < 100 && leftovers().length > 0; tries++) await wait(10);
    expect(leftovers()).to.deep.equal([]);
  });

  it('by POST replaces a PUT when the form requests it', async () => {
    expect(
      (
        await send(
          [
            ['title', 'x'],
            ['_method', 'PUT'],
          ],
          '/v1/uploads/4',
        )
      ).body.data,
    ).to.deep.equal({ title: 'x', id: 4 });
    expect((await send([['title', 'x']], '/v1/uploads/4')).status).to.equal(405);
    expect(
      (
        await send(
          [
            ['title', 'x'],
            ['_method', 'DELETE'],
          ],
          '/v1/uploads/4',
        )
      ).status,
    ).to.equal(405);
    expect((await send([['title', 'x']], '/v1/uploads/4', 'PUT')).body.data).to.deep.equal({ title: 'x', id: 4 });
    expect((await served.client().put('/v1/uploads/4', { title: 'json' })).body.data).to.deep.equal({
      title: 'json',
      id: 4,
    });
  });

  it('that a dead process left is removed at the start, those of living ones remain', async () => {
    const top = join(data, 'tmp/uploads');
    const own = createUploadFolder(data);
    const mine = await own.open('mine');
    const dead = join(top, `${(await import('node:os')).hostname()}-999999999-abcdef`);
    const elsewhere = join(top, 'elsewhere-1-abcdef');
    const ancient = join(top, 'elsewhere-2-abcdef');
    for (const each of [dead, elsewhere, ancient]) mkdirSync(join(each, 'call'), { recursive: true });
    writeFileSync(join(dead, 'call/file'), 'x');
    utimesSync(ancient, new Date(0), new Date(0));
    await own.sweepLeftovers(Date.now());
    expect([mine, dead, elsewhere, ancient].map((each) => existsSync(each))).to.deep.equal([true, false, true, false]);
    await own.remove();
    expect(existsSync(mine)).to.equal(false);
  });
});
