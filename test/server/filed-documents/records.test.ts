import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { createArchiveJob } from '../../../packages/server/src/domains/documents/records/archive-job.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

eachDatabase('records of documents', (own) => {
  let server: TestServer;
  let root: TestClient;
  let member: TestClient;
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  let open: { readonly id: number };
  let hidden: { readonly id: number };
  before(async () => {
    server = await startServer(own.database);
    workspace = await makeWorkspace(own.database);
    const { company } = workspace;
    root = await loginAs(server, workspace.root, company);
    const category = await makeCategory(own.database, { company });
    open = category;
    hidden = await makeCategory(own.database, { company });
    const group = await makeGroup(own.database, { company, categories: [{ category, full: true }] });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    member = await loginAs(server, user, company);
    await file('請求書', open, { record_date: '2026-04-01', record_amount: '1250000', record_party: '=cmd|青空' });
    await file('領収書', open, { record_date: '2026-05-01', record_amount: '800', record_party: '㈱白雲' });
    await file('極秘', hidden);
  });
  after(() => server.close());

  async function file(
    name: string,
    { id }: { readonly id: number },
    fields: Readonly<Record<string, string>> = {},
  ): Promise<number> {
    const form = new FormData();
    for (const [field, value] of Object.entries({ category_id: String(id), name, ...fields })) form.set(field, value);
    form.set('file', new Blob([`${name}の中身`]), `${name}.txt`);
    const { body, text } = await root.post('/v1/documents', undefined, { form });
    expect(body.success, text).to.equal(true);
    return body.data.id;
  }

  const idOf = async (name: string): Promise<number> => {
    const where = { name, workspace_id: workspace.company.id };
    return (await own.models.Document.findOne({ where, paranoid: false, rejectOnEmpty: true })).id;
  };
  const lines = (text: string): string[] =>
    text
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .filter((line) => line !== '');

  it('have a history that is shown and exported, also of documents in the trash', async () => {
    const id = await file('契約書', open);
    const { version } = (await root.get(`/v1/documents/${id}`)).body.data;
    const renamed = await root.put(`/v1/documents/${id}`, { name: '変更契約書', version });
    expect(renamed.status, renamed.text).to.equal(200);
    expect((await root.delete(`/v1/documents/${id}`)).status).to.equal(200);
    const { items, total } = (await root.get(`/v1/documents/${id}/history`)).body.data;
    expect(total).to.equal(3);
    expect(items.map(({ words }: { words: string }) => words)).to.deep.equal(['削除（ごみ箱へ移動）', '変更', '登録']);
    expect(items[1].facts).to.deep.include({ before: { name: '契約書' } });
    const csv = await root.get('/v1/documents/history/export', { query: { document_id: String(id) } });
    const [heading, first, ...rest] = lines(csv.text);
    expect(heading).to.equal('番号,日時,書類番号,操作者,操作,変更の内容,記録のデータ,前の行のハッシュ値,ハッシュ値');
    expect(first).to.include(`,${id},`).and.to.include('登録');
    expect(rest).to.have.length(2);
    const secret = await idOf('極秘');
    expect((await member.get(`/v1/documents/${secret}/history`)).status).to.equal(404);
    const readable = lines((await member.get('/v1/documents/history/export')).text);
    expect(readable.some((line) => line.includes(`,${id},`))).to.equal(true);
    expect(readable.some((line) => line.includes(`,${secret},`))).to.equal(false);
  });

  it('are listed as CSV by date, amount and counterparty, without formulas', async () => {
    const conditions = { record_date_from: '2026-04-01', record_amount_from: 1000, record_party: '青空' };
    const { text, status } = await root.post('/v1/documents/search/export', conditions);
    expect(status).to.equal(200);
    expect(text.startsWith('\uFEFF')).to.equal(true);
    const [heading, row, ...rest] = lines(text);
    expect(heading).to.match(/^書類番号,取引年月日,取引金額（円）,取引先,書類名/);
    expect(row).to.include(`2026-04-01,1250000,'=cmd|青空,請求書`);
    expect(rest).to.deep.equal([]);
    expect(lines((await member.post('/v1/documents/search/export', {})).text).join('\n')).to.not.include('極秘');
  });

  it('are one zip for an inspector, with their list and history', async () => {
    const begun = await member.post('/v1/documents/archives', { record_date_from: '2026-01-01' });
    expect(begun.status, begun.text).to.equal(201);
    const { id, state, documents } = begun.body.data;
    expect([state, documents]).to.deep.equal(['waiting', 2]);
    const early = await member.get(`/v1/documents/archives/${id}/download`);
    expect([early.status, early.body.code]).to.deep.equal([409, 'export_unfinished']);
    const { signal } = new AbortController();
    const context = { id: '1', attempt: 1, signal, progress: async () => undefined };
    const payload = { archive_id: id, workspace_id: workspace.company.id };
    const job = createArchiveJob(server.services);
    await job.run(payload, context);
    await job.run(payload, context);
    const done = (await member.get(`/v1/documents/archives/${id}`)).body.data;
    expect(done).to.include({ state: 'done', progress: 100, missing: 0 });
    expect((await member.get('/v1/documents/archives')).body.data.total).to.equal(1);
    const reply = await member.get(`/v1/documents/archives/${id}/download`);
    const zip = readZip(reply.bytes);
    const bill = await idOf('請求書');
    const receipt = await idOf('領収書');
    expect(zip.entries.map(({ name }) => name).toSorted()).to.deep.equal(
      [`files/${bill}_請求書.txt`, `files/${receipt}_領収書.txt`, '一覧.csv', '履歴.csv'].toSorted(),
    );
    const read = (name: string): string => new TextDecoder().decode(zip.read(name));
    expect(read(`files/${bill}_請求書.txt`)).to.equal('請求書の中身');
    expect(lines(read('一覧.csv'))).to.have.length(3);
    expect(read('履歴.csv')).to.include('登録');
    expect((await root.get(`/v1/documents/archives/${id}`)).status).to.equal(404);
    // Of chosen documents instead; those that the member may not read are refused.
    const chosen = await member.post('/v1/documents/archives', { ids: [receipt] });
    expect([chosen.status, chosen.body.data.documents], chosen.text).to.deep.equal([201, 1]);
    const foreign = await member.post('/v1/documents/archives', { ids: [receipt, await idOf('極秘')] });
    expect(foreign.status).to.equal(404);
    const nothing = await member.post('/v1/documents/archives', { record_party: '誰もいない' });
    expect([nothing.status, nothing.body.code]).to.deep.equal([409, 'archive_empty']);
  });

  it('show in the check where someone changed the history in the database', async () => {
    const { storage } = server.services;
    const broken = async () =>
      (await check({ databaseUrl: own.url, storage })).findings.filter(({ kind }) => kind === 'history_broken');
    expect(await broken()).to.deep.equal([]);
    const workspaceId = workspace.company.id;
    const change = (sql: string) => own.database.sequelize.query(`${sql} AND workspace_id = ${workspaceId}`);
    await change(`UPDATE document_history SET facts = '{}' WHERE sequence = 2`);
    expect(await broken()).to.deep.equal([{ kind: 'history_broken', workspaceId, sequence: 2, problem: 'changed' }]);
    await change(`DELETE FROM document_history WHERE sequence = 2`);
    expect(await broken()).to.deep.equal([{ kind: 'history_broken', workspaceId, sequence: 3, problem: 'missing' }]);
  });
});
