import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { fileHandlers } from '../../../packages/server/src/domains/files/handlers/index.ts';
import { sumOfFiles } from '../../../packages/server/src/domains/files/space.ts';
import { signDownload } from '../../../packages/server/src/domains/files/download-token.ts';
import { createInspector } from '../../../packages/server/src/inspection/inspector.ts';
import { listFiles } from '../../support/list-files.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCompany, makeGroup, makeMember, makePlan, makeWorkspace } from '../support/factories.ts';
import { largeWord } from '../support/large-word.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';

const formOf = (content: string | Uint8Array<ArrayBuffer>, name = 'メモ.txt'): FormData => {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
};

const upload = (client: TestClient, content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<TestReply> =>
  client.post('/v1/files', undefined, { form: formOf(content, name) });

interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A raw call, with the exact bytes of the reply. */
function raw(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

eachDatabase('files of a workspace', (own) => {
  let server: TestServer;
  let root: TestClient;
  let rootId: number;
  let companyId: number;
  before(async () => {
    server = await startServer(own.database, { handlers: fileHandlers, config: { uploadMaxBytes: 2_000_000 } });
    const made = await makeWorkspace(own.database);
    rootId = made.root.id;
    companyId = made.company.id;
    root = await loginAs(server, made.root, made.company);
  });
  after(() => server.close());

  /** The link of a file, on the server of this test. */
  async function linkTo(id: number, body: object = {}): Promise<string> {
    const reply = await root.post(`/v1/files/${id}/link`, body);
    expect(reply.status).to.equal(200);
    const url = new URL(reply.body.data.url as string);
    expect(url.origin).to.equal('http://shorui.test');
    return server.url + url.pathname;
  }

  it('are uploaded, shown, downloaded by a link, deleted and restored', async () => {
    const created = await upload(root, '見積もりの控え', '見積 書(1).txt');
    expect(created.status, created.text).to.equal(201);
    const { id } = created.body.data;
    expect(created.body.data).to.include({ name: '見積 書(1).txt', type: 'text/plain', size: 21, created_by: rootId });
    expect(created.body.data.actions).to.deep.equal({ delete: true, restore: false });
    expect((await root.get(`/v1/files/${id}`)).body.data).to.deep.equal(created.body.data);

    const link = await linkTo(id);
    const download = await raw(link);
    expect(download.status).to.equal(200);
    expect(download.body.toString()).to.equal('見積もりの控え');
    expect(download.headers).to.include({
      'content-type': 'text/plain',
      'content-length': '21',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="?? ?(1).txt"; filename*=UTF-8''${encodeURIComponent('見積 書').replaceAll('(', '%28')}%281%29.txt`,
    });

    expect((await root.delete(`/v1/files/${id}`)).status).to.equal(200);
    expect((await root.get(`/v1/files/${id}`)).status).to.equal(404);
    expect((await raw(link)).status).to.equal(404);
    await server.app.settled();
    const restored = await root.post(`/v1/files/${id}/restore`);
    expect(restored.body.data).to.deep.equal(created.body.data);
    expect((await raw(link)).body.toString()).to.equal('見積もりの控え');
    const actions = await own.models.AuditEvent.findAll({ where: { subject_kind: 'file' }, order: [['id', 'ASC']] });
    expect(actions.map((event) => event.action)).to.deep.equal([
      'files.create',
      'files.delete',
      'files.download.refused',
      'files.restore',
    ]);
  });

  it('leave no temporary file, whether accepted or refused', async () => {
    await upload(root, 'taken');
    await upload(root, new Uint8Array(2_000_001));
    const folder = server.services.config.dataFolder;
    expect(
      listFiles(folder).filter((name) => !name.includes('files/sha256/') && !/sqlite|secret/.test(name)),
    ).to.deep.equal([]);
  });

  it('support Range, If-Range, If-None-Match and HEAD', async () => {
    const { id, sha256 } = (await upload(root, '0123456789', '数.txt')).body.data;
    const link = await linkTo(id);
    const tag = `"${sha256}"`;
    const part = async (headers: Record<string, string>, method?: string): Promise<string> => {
      const { status, headers: got, body } = await raw(link, headers, method);
      expect(got['etag']).to.equal(tag);
      return [status, body.toString(), got['content-range'], got['content-length']].join(' | ');
    };
    expect(await part({ Range: 'bytes=2-5' })).to.equal('206 | 2345 | bytes 2-5/10 | 4');
    expect(await part({ Range: 'bytes=7-' })).to.equal('206 | 789 | bytes 7-9/10 | 3');
    expect(await part({ Range: 'bytes=-3' })).to.equal('206 | 789 | bytes 7-9/10 | 3');
    expect(await part({ Range: 'bytes=0-99' })).to.equal('206 | 0123456789 | bytes 0-9/10 | 10');
    expect(await part({ Range: 'bytes=10-' })).to.match(/^416 \|  \| bytes \*\/10/);
    expect(await part({ Range: 'bytes=0-1,4-5' })).to.equal('200 | 0123456789 |  | 10');
    expect(await part({ Range: 'lines=0-1' })).to.equal('200 | 0123456789 |  | 10');
    expect(await part({ Range: 'bytes=2-5', 'If-Range': tag })).to.equal('206 | 2345 | bytes 2-5/10 | 4');
    expect(await part({ Range: 'bytes=2-5', 'If-Range': '"other"' })).to.equal('200 | 0123456789 |  | 10');
    expect(await part({ 'If-None-Match': `"x", W/${tag}` })).to.match(/^304 \|  \|/);
    expect(await part({}, 'HEAD')).to.equal('200 |  |  | 10');
    expect(await part({ Range: 'bytes=2-5' }, 'HEAD')).to.equal('206 |  | bytes 2-5/10 | 4');
  });

  it('are shown in the browser only if they cannot contain scripts', async () => {
    const html = (await upload(root, '<!doctype html><script>alert(1)</script>', 'a.html')).body.data;
    const svg = (await upload(root, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg')).body
      .data;
    for (const { id } of [html, svg]) {
      const { headers } = await raw(await linkTo(id, { disposition: 'inline' }));
      expect(headers['content-disposition']).to.match(/^attachment/);
      expect(headers['x-content-type-options']).to.equal('nosniff');
      expect(headers['content-security-policy']).to.contain('sandbox');
    }
    const pdf = (await upload(root, readFileSync('fixtures/forms/notification.pdf'), 'a.pdf')).body.data;
    expect(pdf.type).to.equal('application/pdf');
    expect((await raw(await linkTo(pdf.id, { disposition: 'inline' }))).headers['content-disposition']).to.match(
      /^inline/,
    );
    expect((await raw(await linkTo(pdf.id))).headers['content-disposition']).to.match(/^attachment/);
  });

  it('are not accessible by links that are forged, changed, expired or signed with another secret', async () => {
    const { id } = (await upload(root, 'secret')).body.data;
    const link = await linkTo(id);
    const token = link.split('/').at(-2) ?? '';
    const expiresAt = server.services.now().getTime() + 60_000;
    const forged = signDownload('another secret', { fileId: id, disposition: 'attachment', expiresAt });
    const flipped = token.slice(0, 5) + (token[5] === 'A' ? 'B' : 'A') + token.slice(6);
    for (const wrong of [forged, flipped, token.slice(0, -2), `${token}A`, 'A', 'a.b']) {
      const reply = await raw(`${server.url}/v1/downloads/${wrong}/x`);
      expect([400, 404], wrong).to.include(reply.status);
      expect(reply.body.toString()).not.to.contain('secret');
    }
    expect((await raw(`${server.url}/v1/downloads/${token}`)).body.toString()).to.equal('secret');
    server.advance(5 * 60_000 + 1000);
    const late = await raw(link);
    expect(late.status).to.equal(404);
    expect(JSON.parse(late.body.toString())).to.include({ success: false, message: 'このリンクは無効です。' });
  });

  it('are visible only to the uploader and the root user', async () => {
    const company = await own.models.Company.findByPk(companyId);
    const both = await Promise.all([1, 2].map(() => makeMember(own.database, { company: company! })));
    await makeGroup(own.database, { company: company!, users: both.map(({ user }) => user) });
    const [one, two] = await Promise.all(both.map(({ user }) => loginAs(server, user, company!)));
    const other = await makeWorkspace(own.database);
    const stranger = await loginAs(server, other.root, other.company);
    const { id } = (await upload(one!, 'mine')).body.data;
    for (const [client, status] of [
      [one!, 200],
      [root, 200],
      [two!, 404],
      [stranger, 404],
      [server.client(), 401],
    ] as const) {
      expect((await client.get(`/v1/files/${id}`)).status).to.equal(status);
      expect((await client.post(`/v1/files/${id}/link`, {})).status).to.equal(status);
    }
    for (const client of [two!, stranger, server.client()]) {
      expect([401, 404]).to.include((await client.delete(`/v1/files/${id}`)).status);
      expect([401, 404]).to.include((await client.post(`/v1/files/${id}/restore`)).status);
    }
    expect((await one!.delete(`/v1/files/${id}`)).status).to.equal(200);
  });

  it('are refused, in Japanese and at the field, when missing, too large, or not readable by the engine', async () => {
    const none = await root.post('/v1/files', undefined, { form: new FormData() });
    expect(none.status).to.equal(400);
    expect(none.body.errors).to.have.property('file');
    const large = await upload(root, new Uint8Array(2_000_001));
    expect(large.status).to.equal(413);
    expect(large.body.message).to.match(/[ぁ-ん]/);
    const pdf = Buffer.concat([readFileSync('fixtures/forms/notification.pdf').subarray(0, 900), Buffer.alloc(50)]);
    const broken = await upload(root, Uint8Array.from(pdf), '壊れ.pdf');
    expect(broken.status, broken.text).to.equal(400);
    expect(broken.body.errors.file[0]).to.match(/[ぁ-ん]/);
    const word = readFileSync('fixtures/templates/quotation.docx');
    const cut = await upload(root, Uint8Array.from(word.subarray(0, word.length - 400)), '壊れ.docx');
    expect(cut.status, cut.text).to.equal(400);
    expect(cut.body.errors.file[0]).to.match(/[ぁ-ん]/);
    expect((await upload(root, Uint8Array.from(word), '見積書.docx')).status).to.equal(201);
  });

  it('are refused with a message at the field when the inspection takes too long', async () => {
    const patient = await startServer(own.database, {
      services: { inspector: createInspector({ processes: 1, milliseconds: 30_000, processMs: 100 }) },
    });
    const made = await makeWorkspace(own.database);
    const member = await loginAs(patient, made.root, made.company);
    const reply = await upload(member, largeWord(100_000), '重い.docx');
    await patient.close();
    expect(reply.status, reply.text).to.equal(400);
    expect(reply.body.errors.file[0]).to.match(/複雑/);
  });

  it('fill exactly the storage of the plan when 100 arrive concurrently', async () => {
    const plan = await makePlan(own.database, { storage: 0.01 });
    const { root: user, company } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, user, company);
    const size = 1_000_000;
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => upload(client, new Uint8Array(size).fill(index), `${index}.bin`)),
    );
    const taken = replies.filter(({ status }) => status === 201);
    const refused = replies.filter(({ status }) => status === 409);
    expect([taken.length, refused.length]).to.deep.equal([10, 90]);
    expect(refused[0]?.body.message).to.equal('プランのストレージ上限（0.01GB）に達しています。');
    const usage = await own.models.WorkspaceUsage.findOne({ where: { workspace_id: company.id } });
    expect([usage?.bytes, usage?.files]).to.deep.equal([10 * size, 10]);
    expect((await sumOfFiles(own.database)).get(company.id)).to.deep.equal({ bytes: 10 * size, files: 10 });

    // Deleting frees space, restoring needs it again.
    const [first] = taken.map(({ body }) => body.data.id as number);
    expect((await client.delete(`/v1/files/${first}`)).status).to.equal(200);
    expect((await upload(client, new Uint8Array(size).fill(200), 'new.bin')).status).to.equal(201);
    expect((await client.post(`/v1/files/${first}/restore`)).status).to.equal(409);
  });

  it('have no space limit in a workspace without a plan', async () => {
    const company = await makeCompany(own.database);
    const { user } = await makeMember(own.database, { company, isRoot: true });
    expect((await upload(await loginAs(server, user, company), 'x')).status).to.equal(201);
  });
});
