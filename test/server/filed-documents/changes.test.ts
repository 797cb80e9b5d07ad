import { expect } from 'chai';
import { findBrokenLines } from '../../../packages/server/src/domains/documents/history-digest.ts';
import { emptyTrash } from '../../../packages/server/src/domains/documents/trash.ts';
import { sweepUploads } from '../../../packages/server/src/domains/documents/uploads/temporary-uploads.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';
import type { TestClient } from '../support/test-client.ts';

const day = 86_400_000;

eachDatabase('changes of documents', (own) => {
  let server: TestServer;
  let root: TestClient;
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  let category: number;
  before(async () => {
    server = await startServer(own.database);
  });
  beforeEach(async () => {
    workspace = await makeWorkspace(own.database);
    root = await loginAs(server, workspace.root, workspace.company);
    category = (await makeCategory(own.database, { company: workspace.company })).id;
  });
  after(() => server.close());

  const upload = async (client: TestClient, content: string, name = `${content}.txt`) => {
    const form = new FormData();
    form.set('file', new Blob([content]), name);
    const reply = await client.post('/v1/temporary-uploads', undefined, { form });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  const file = async (client: TestClient, content: string, fields: Record<string, unknown> = {}) => {
    const { id: temporary_upload_id } = await upload(client, content);
    const reply = await client.post('/v1/documents', { category_id: category, temporary_upload_id, ...fields });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  /** A type of the category with a required number and an optional choice; one meta of every document. */
  const makeType = async (category_id: number) => {
    const { DocumentType, DocumentTypeMeta, Meta } = own.models;
    const options = [
      { text: '紙', value: 'paper' },
      { text: '電子', value: 'electronic' },
    ];
    const amount = await Meta.create({ name: '金額', type: 3 });
    const form = await Meta.create({ name: '媒体', type: 10, options });
    const type = await DocumentType.create({ name: '契約書', category_id });
    await DocumentTypeMeta.create({ type_id: type.id, meta_id: amount.id, required: true });
    await DocumentTypeMeta.create({ type_id: type.id, meta_id: form.id });
    return { type: type.id, amount: amount.id, form: form.id };
  };

  it('uploads tell of the same content that is filed, can be taken once, and are swept after their time', async () => {
    const first = await file(root, '同じ内容');
    const again = await upload(root, '同じ内容');
    expect(again.same).to.deep.equal({ document: { id: first.id, name: '同じ内容.txt' } });
    const { user } = await makeMember(own.database, {
      company: workspace.company,
      groups: [await makeGroup(own.database, { company: workspace.company })],
    });
    const member = await loginAs(server, user, workspace.company);
    expect((await upload(member, '同じ内容')).same).to.deep.equal({ document: null });
    expect((await upload(root, '別の内容')).same).to.equal(null);
    const body = { category_id: category, temporary_upload_id: again.id };
    expect((await member.post('/v1/documents', body)).status).to.equal(404);
    expect((await root.post('/v1/documents', body)).status).to.equal(201);
    expect((await root.post('/v1/documents', body)).status).to.equal(404);
    const dropped = await upload(root, '取り消し');
    expect((await root.delete(`/v1/temporary-uploads/${dropped.id}`)).status).to.equal(200);
    const where = { workspace_id: workspace.company.id };
    expect(await own.models.TemporaryUpload.count({ where })).to.equal(2);
    const later = { ...server.services, now: () => new Date(stillNow().getTime() + 2 * day) };
    await sweepUploads(later, sourceOf());
    expect(await own.models.TemporaryUpload.count({ where })).to.equal(0);
    expect(await own.models.StoredFile.count({ where: { ...where, belongs_to: 'temporary-upload' } })).to.equal(0);
  });

  it('change values of metas by their kind, keep what is left out, and refuse a version that was overtaken', async () => {
    const { type, amount, form } = await makeType(category);
    const refused = await root.post('/v1/documents', {
      category_id: category,
      type_id: type,
      metas: { [amount]: '百円', [form]: ['石'] },
      temporary_upload_id: (await upload(root, '契約')).id,
    });
    expect(refused.status).to.equal(400);
    expect(Object.keys(refused.body.errors)).to.have.members([`metas.${amount}`, `metas.${form}`]);
    const created = await file(root, '契約書', {
      type_id: type,
      metas: { [amount]: '¥1,234.50', [form]: ['electronic', '紙'] },
    });
    expect(created.metas).to.deep.equal({ [amount]: '1234.5', [form]: ['paper', 'electronic'] });
    const { id, version } = created;
    const changed = await root.put(`/v1/documents/${id}`, { metas: { [form]: null }, record_party: '青空', version });
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body.data).to.deep.include({
      metas: { [amount]: '1234.5' },
      record_party: '青空',
      name: '契約書.txt',
    });
    expect((await root.put(`/v1/documents/${id}`, { name: '遅い', version })).status).to.equal(409);
    const other = await makeCategory(own.database, { company: workspace.company });
    const moved = await root.put(`/v1/documents/${id}`, { category_id: other.id, version: changed.body.data.version });
    expect([moved.status, Object.keys(moved.body.errors)]).to.deep.equal([400, ['type_id']]);
  });

  it('as a form: metas by their ids, and a file that becomes a new version', async () => {
    const { type, amount } = await makeType(category);
    const { id, version } = await file(root, '初版', { type_id: type, metas: { [amount]: '1' } });
    const form = new FormData();
    form.set(`metas[${amount}]`, '2');
    form.set('version', String(version));
    form.set('note', '誤記の訂正');
    form.set('file', new Blob(['第二版']), '第二版.txt');
    const changed = await root.put(`/v1/documents/${id}`, undefined, { form });
    expect(changed.status, changed.text).to.equal(200);
    const { metas, versions, version_number } = changed.body.data;
    expect({ metas, version_number }).to.deep.equal({ metas: { [amount]: '2' }, version_number: 2 });
    const shown = versions.map((each: Record<string, unknown>) => [each['number'], each['note'], each['is_current']]);
    expect(shown).to.deep.equal([
      [2, '誤記の訂正', true],
      [1, null, false],
    ]);
    const [second, first] = versions;
    const restored = await root.post(`/v1/documents/${id}/versions/${first.id}/restore`, {
      version: changed.body.data.version,
    });
    expect([restored.status, restored.body.data.version_number]).to.deep.equal([200, 3]);
    expect(restored.body.data.versions[0]).to.deep.include({ number: 3, note: '第1版に戻しました' });
    const ofFirst = await root.get(`/v1/documents/${id}/versions/${first.id}`);
    expect(ofFirst.body.data).to.deep.include({ number: 1, file_name: '初版.txt' });
    expect((await root.get(`/v1/documents/${id}/versions`)).body.data).to.have.length(3);
    const text = async (query: Record<string, string> = {}) =>
      (await root.get(`/v1/documents/${id}/download`, { query })).text;
    expect([await text(), await text({ version_id: String(second.id) })]).to.deep.equal(['初版', '第二版']);
    const { items } = (await root.get(`/v1/documents/${id}/download-history`)).body.data;
    expect(items.map((each: Record<string, unknown>) => each['version_number'])).to.deep.equal([2, 3]);
    expect(items[0]).to.deep.include({ what: 'downloaded', share_id: null, by_advisor: false });
    const third = await root.post(`/v1/documents/${id}/versions`, {
      temporary_upload_id: (await upload(root, '第四版')).id,
      version: restored.body.data.version,
    });
    expect([third.status, third.body.data.version_number]).to.deep.equal([201, 4]);
  });

  it('drafts are their own, lack what they like, and are filed when nothing lacks', async () => {
    const { type, amount } = await makeType(category);
    const draft = (await root.post('/v1/documents/drafts', { type_id: type })).body.data;
    expect(draft).to.deep.include({ status: 'draft', name: '', category: null, version_id: null });
    expect((await root.get('/v1/documents')).body.data.total).to.equal(0);
    expect((await root.get('/v1/documents/drafts')).body.data.total).to.equal(1);
    const at = `/v1/documents/drafts/${draft.id}`;
    expect((await root.get(at)).body.data.id).to.equal(draft.id);
    const changed = await root.put(at, { category_id: category, name: '覚書', version: draft.version });
    expect(changed.status, changed.text).to.equal(200);
    const { version } = changed.body.data;
    const lacking = await root.post(`${at}/file`, { version });
    expect([lacking.status, Object.keys(lacking.body.errors)]).to.deep.equal([400, [`metas.${amount}`]]);
    const metas = { [amount]: '1' };
    expect((await root.post(`${at}/file`, { version, metas })).body.code).to.equal('document_without_file');
    const temporary_upload_id = (await upload(root, '覚書')).id;
    const filed = await root.post(`${at}/file`, { version, metas, temporary_upload_id });
    expect(filed.status, filed.text).to.equal(200);
    expect(filed.body.data).to.deep.include({ status: 'filed', name: '覚書', metas });
    expect((await root.get(at)).status).to.equal(404);
    const second = (await root.post('/v1/documents/drafts', { name: '不要' })).body.data;
    expect((await root.delete(`/v1/documents/drafts/${second.id}`)).status).to.equal(200);
    expect((await root.get('/v1/documents/drafts')).body.data.total).to.equal(0);
  });

  it('go to the trash with who and when, come back, and are purged with their files after the configured days', async () => {
    const kept = await file(root, '残す');
    const gone = await file(root, '捨てる');
    for (const { id } of [kept, gone]) expect((await root.delete(`/v1/documents/${id}`)).status).to.equal(200);
    expect((await root.get(`/v1/documents/${kept.id}`)).status).to.equal(404);
    const { items } = (await root.get('/v1/documents/trash')).body.data;
    expect(items.map(({ id }: { id: number }) => id)).to.have.members([kept.id, gone.id]);
    expect(items[0].deleted_user.id).to.equal(workspace.root.id);
    expect(items[0].actions).to.deep.include({ restore: true, update: false });
    expect((await root.post(`/v1/documents/${kept.id}/restore`, {})).status).to.equal(200);
    const in29 = { ...server.services, now: () => new Date(stillNow().getTime() + 29 * day) };
    const in31 = { ...server.services, now: () => new Date(stillNow().getTime() + 31 * day) };
    const where = { workspace_id: workspace.company.id };
    await emptyTrash(in29, sourceOf());
    expect(await own.models.StoredFile.count({ where, paranoid: false })).to.equal(2);
    await emptyTrash(in31, sourceOf());
    expect(await own.models.StoredFile.count({ where, paranoid: false })).to.equal(1);
    const usage = await own.models.WorkspaceUsage.findOne({ where, rejectOnEmpty: true });
    expect(usage.files).to.equal(1);
    const lines = await own.models.DocumentHistory.findAll({ where, order: [['sequence', 'ASC']] });
    const actions = lines.filter(({ document_id }) => document_id === gone.id).map(({ action }) => action);
    expect(actions).to.deep.equal(['documents.create', 'documents.delete', 'documents.purge']);
    expect(findBrokenLines(lines)).to.deep.equal([]);
  });

  it('many at once: all or none', async () => {
    const target = await makeCategory(own.database, { company: workspace.company });
    const ids = [(await file(root, '一')).id, (await file(root, '二')).id];
    const { type } = await makeType(target.id);
    const refused = await root.put('/v1/documents', { ids, category_id: target.id, type_id: type });
    expect([refused.status, Object.keys(refused.body.errors)[0]?.startsWith('metas.')]).to.deep.equal([400, true]);
    // The message names the document that is in the way.
    const [[message] = []] = Object.values(refused.body.errors as Record<string, string[]>);
    expect(message).to.match(/^\S+: /);
    expect((await root.get('/v1/documents', { query: { category_id: String(target.id) } })).body.data.total).to.equal(
      0,
    );
    const done = await root.put('/v1/documents', { ids, category_id: target.id });
    expect([done.status, done.body.data]).to.deep.equal([200, { changed: 2 }]);
    expect((await root.get('/v1/documents', { query: { category_id: String(target.id) } })).body.data.total).to.equal(
      2,
    );
  });

  it('may be edited by those with full access alone, as the call tells', async () => {
    const { id, version } = await file(root, '規程');
    const row = await own.models.DocumentCategory.findByPk(category, { rejectOnEmpty: true });
    const { company } = workspace;
    const group = await makeGroup(own.database, { company, categories: [{ category: row, full: false }] });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    const reader = await loginAs(server, user, company);
    const can = async (client: TestClient) =>
      (await client.get(`/v1/documents/${id}/check-can-edit`)).body.data.can_edit;
    expect([await can(root), await can(reader)]).to.deep.equal([true, false]);
    expect((await reader.put(`/v1/documents/${id}`, { name: '改', version })).status).to.equal(403);
    expect((await reader.delete(`/v1/documents/${id}`)).status).to.equal(403);
  });
});
