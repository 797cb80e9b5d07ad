import { expect } from 'chai';
import { findBrokenLines } from '../../../packages/server/src/domains/documents/history-digest.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

/** A form with a file of text and further fields. */
function formOf(name: string, content: string, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([content]), name);
  return form;
}

eachDatabase('documents', (own) => {
  let server: TestServer;
  let root: TestClient;
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  before(async () => {
    server = await startServer(own.database);
  });
  beforeEach(async () => {
    workspace = await makeWorkspace(own.database);
    root = await loginAs(server, workspace.root, workspace.company);
  });
  after(() => server.close());

  const file = (client: TestClient, category: number, name = '請求書.txt') =>
    client.post('/v1/documents', undefined, { form: formOf(name, name, { category_id: String(category) }) });

  it('are filed with their file and the facts of electronic records, listed by name and category, and read', async () => {
    const { company } = workspace;
    const contracts = await makeCategory(own.database, { company, name: '契約' });
    const leases = await makeCategory(own.database, { company, name: '賃貸借', parent: contracts });
    const facts = { record_date: '2026-04-01', record_amount: '3300000000', record_party: '株式会社青空' };
    const form = formOf('見積書.txt', '三十三億円', { category_id: String(leases.id), name: 'アプリの見積', ...facts });
    const created = await root.post('/v1/documents', undefined, { form });
    expect(created.status, created.text).to.equal(201);
    const { id } = created.body.data;
    expect((await file(root, contracts.id)).status).to.equal(201);
    const { data } = (await root.get(`/v1/documents/${id}`)).body;
    expect(data).to.deep.include({
      name: 'アプリの見積',
      category: { id: leases.id, name: '賃貸借' },
      record_date: '2026-04-01',
      record_amount: 3_300_000_000,
      record_party: '株式会社青空',
      kind: 'text',
      file_name: '見積書.txt',
      version_number: 1,
      status: 'filed',
    });
    expect(data.category_path.map(({ name }: { name: string }) => name)).to.deep.equal(['契約', '賃貸借']);
    expect(data.versions).to.have.length(1);
    expect(data.actions).to.deep.equal({ update: true, delete: true, restore: false, download: true });
    const names = async (query: Record<string, string>) =>
      (await root.get('/v1/documents', { query })).body.data.items.map(({ name }: { name: string }) => name);
    expect(await names({ keyword: 'ｱﾌﾟﾘ' })).to.deep.equal(['アプリの見積']);
    expect(await names({ keyword: '青空' })).to.deep.equal(['アプリの見積']);
    expect(await names({ category_id: String(leases.id) })).to.deep.equal(['アプリの見積']);
    expect(await names({ category_id: String(contracts.id), sort: 'name' })).to.deep.equal([
      'アプリの見積',
      '請求書.txt',
    ]);
  });

  it('are visible by the access to their category, and filed with full access only', async () => {
    const { company } = workspace;
    const read = await makeCategory(own.database, { company });
    const below = await makeCategory(own.database, { company, parent: read });
    const full = await makeCategory(own.database, { company });
    const hidden = await makeCategory(own.database, { company });
    const categories = [
      { category: read, full: false },
      { category: full, full: true },
    ];
    const group = await makeGroup(own.database, { company, categories });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    const member = await loginAs(server, user, company);
    const ids: number[] = [];
    for (const { id } of [below, hidden]) ids.push((await file(root, id)).body.data.id);
    expect((await member.get(`/v1/documents/${ids[0]}`)).body.data.actions.update).to.equal(false);
    expect((await member.get(`/v1/documents/${ids[1]}`)).status).to.equal(404);
    expect((await member.get('/v1/documents')).body.data.total).to.equal(1);
    expect((await file(member, full.id)).status).to.equal(201);
    expect((await file(member, below.id)).status).to.equal(403);
    expect((await file(member, hidden.id)).status).to.equal(404);
    const without = await root.post('/v1/documents', { category_id: full.id });
    expect([without.status, without.body.code]).to.deep.equal([400, 'document_without_file']);
  });

  it('keep their file from the calls about single files', async () => {
    const category = await makeCategory(own.database, { company: workspace.company });
    const { id } = (await file(root, category.id)).body.data;
    const version = await own.models.DocumentVersion.findOne({ where: { document_id: id }, rejectOnEmpty: true });
    expect((await root.get(`/v1/files/${version.file_id}`)).status).to.equal(404);
    expect((await root.delete(`/v1/files/${version.file_id}`)).status).to.equal(404);
  });

  it('have a history without gaps, in which a changed and a removed line show', async () => {
    const { company } = workspace;
    const category = await makeCategory(own.database, { company });
    const filed = await Promise.all([1, 2, 3, 4].map((number) => file(root, category.id, `${number}.txt`)));
    expect(filed.map(({ status }) => status)).to.deep.equal([201, 201, 201, 201]);
    const where = { workspace_id: company.id };
    const lines = await own.models.DocumentHistory.findAll({ where, order: [['sequence', 'ASC']], raw: false });
    expect(lines.map(({ sequence }) => sequence)).to.deep.equal([1, 2, 3, 4]);
    expect(findBrokenLines(lines)).to.deep.equal([]);
    const plain = lines.map((line) => line.get({ plain: true }));
    const changed = plain.map((line) => (line.sequence === 2 ? { ...line, actor_name: '別人' } : line));
    expect(findBrokenLines(changed)).to.deep.equal([{ sequence: 2, problem: 'changed' }]);
    const removed = plain.filter(({ sequence }) => sequence !== 3);
    expect(findBrokenLines(removed)).to.deep.equal([{ sequence: 4, problem: 'missing' }]);
  });
});
