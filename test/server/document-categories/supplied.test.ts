import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAsAdmin, makeAdmin, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const path = '/admin/v1/document/categories';

eachDatabase('categories of the staff', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('are kept as a tree; what workspaces have in them is counted and prevents deletion', async () => {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const { company } = await makeWorkspace(own.database);
    const made = await staff.post(path, { name: '契約' });
    expect(made.status, made.text).to.equal(201);
    const top = made.body.data.id as number;
    const { id } = (await staff.post(path, { name: '秘密保持', parent_id: top })).body.data;
    const category = await own.models.DocumentCategory.findByPk(id, { rejectOnEmpty: true });
    await makeCategory(own.database, { company, parent: category, name: '自社' });
    await own.models.DocumentType.create({ name: 'NDA', category_id: id });
    await own.models.Document.create({
      workspace_id: company.id,
      name: '覚書',
      category_id: id,
      status: 'filed',
      source: 'upload',
    });
    const read = (await staff.get(`${path}/${id}`)).body.data;
    expect(read).to.deep.include({
      path: ['契約'],
      document_count: 1,
      type_count: 1,
      workspace_category_count: 1,
      parent_id: top,
    });
    const tree = (await staff.get(`${path}/tree`)).body.data as readonly { id: number; children: { id: number }[] }[];
    expect(tree.find((each) => each.id === top)?.children.map((each) => each.id)).to.deep.equal([id]);
    const refused = await staff.delete(`${path}/${id}`, { headers: { 'accept-language': 'en' } });
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      'The category cannot be deleted because of 1 category below it, 1 document, 1 document type. Move or delete them first.',
    ]);
    expect((await staff.get(`${path}/${id}/contents`)).body.data.can_delete).to.equal(false);
  });

  it('are renamed, moved, deleted and restored; those of workspaces are not found', async () => {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const { company } = await makeWorkspace(own.database);
    const foreign = await makeCategory(own.database, { company });
    const { id } = (await staff.post(path, { name: '経理' })).body.data;
    const parent = (await staff.post(path, { name: '管理' })).body.data;
    const changed = await staff.put(`${path}/${id}`, { name: '会計', parent_id: parent.id, version: 0 });
    expect(changed.body.data).to.deep.include({ name: '会計', path: ['管理'] });
    expect((await staff.put(`${path}/${id}`, { parent_id: foreign.id, version: 1 })).status).to.equal(404);
    expect((await staff.get(`${path}/${foreign.id}`)).status).to.equal(404);
    expect((await staff.delete(`${path}/${id}`)).status).to.equal(200);
    const trash = (await staff.get(path, { query: { deleted: true, keyword: '会計' } })).body.data;
    expect(trash.items.map((each: { readonly id: number }) => each.id)).to.deep.equal([id]);
    expect((await staff.post(`${path}/${id}/restore`)).body.data.path).to.deep.equal(['管理']);
  });
});
