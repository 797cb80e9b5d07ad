import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const path = '/admin/v1/metas';
const groups = '/admin/v1/meta-groups';

eachDatabase('metas', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const staff = async () => loginAsAdmin(server, await makeAdmin(own.database));

  it('without a layout take 2 columns, without a group belong to 999', async () => {
    const client = await staff();
    const made = await client.post(path, { name: '契約日', type: 4 });
    expect(made.status, made.text).to.equal(201);
    expect(made.body.data).to.deep.include({ layout: 2, meta_group_id: 999, index: 999, required: false, options: [] });
    expect(made.body.data.meta_group).to.deep.equal({ id: 999, name: 'その他', index: 999, layout: 2, parent: null });
    const again = await client.post(path, { name: '満了日', type: 4, meta_group_id: 999 });
    expect(again.body.data.meta_group_id).to.equal(999);
    const found = await client.post(`${path}/search`, { keyword: '契約日', filters: { type: 4, meta_group_id: 999 } });
    expect(found.body.data.items.map(({ id }: { readonly id: number }) => id)).to.deep.equal([made.body.data.id]);
  });

  it('of choices need options, each once; others have none', async () => {
    const client = await staff();
    const option = (value: string, text = value) => ({ value, text });
    const wrong = [
      await client.post(path, { name: '支店', type: 7 }),
      await client.post(path, { name: '支店', type: 8, options: [option('a'), option('a', 'b')] }),
      await client.post(path, { name: '支店', type: 9, options: [option('a', 'x'), option('b', 'x')] }),
      await client.post(path, { name: '支店', type: 1, options: [option('a')] }),
    ];
    expect(wrong.map(({ body }) => body.errors.options[0])).to.deep.equal([
      'この種類には選択肢が1つ以上必要です。',
      '同じ選択肢が重複しています。',
      '同じ選択肢が重複しています。',
      'この種類には選択肢を設定できません。',
    ]);
    const made = (await client.post(path, { name: '支店', type: 7, options: [option('tokyo', '東京')] })).body.data;
    // Another kind without options loses those it had.
    const changed = await client.put(`${path}/${made.id}`, { type: 1, version: 0 });
    expect(changed.body.data).to.deep.include({ type: 1, options: [] });
  });

  it('keep the values of documents when they are deleted, and show who uses them', async () => {
    const client = await staff();
    const { company } = await makeWorkspace(own.database);
    const category = await makeCategory(own.database, {});
    const meta = (await client.post(path, { name: '取引先', type: 1 })).body.data;
    const type = await own.models.DocumentType.create({ name: '契約書', category_id: category.id });
    await own.models.DocumentTypeMeta.create({ type_id: type.id, meta_id: meta.id });
    const keys = { workspace_id: company.id };
    const document = await own.models.Document.create({ ...keys, name: '書類', status: 'draft', source: 'upload' });
    await own.models.DocumentMetaValue.create({ ...keys, document_id: document.id, meta_id: meta.id, value: '甲社' });
    const used = { types: [{ id: type.id, name: '契約書' }], document_count: 1 };
    expect((await client.get(`${path}/${meta.id}`)).body.data).to.deep.include(used);
    expect((await client.delete(`${path}/${meta.id}`)).status).to.equal(200);
    expect((await client.get(`${path}/${meta.id}`)).status).to.equal(404);
    expect(await own.models.DocumentMetaValue.count({ where: { meta_id: meta.id } })).to.equal(1);
    const restored = await client.post(`${path}/${meta.id}/restore`);
    expect(restored.body.data).to.deep.include(used);
    expect((await client.put(`${path}/${meta.id}`, { name: '相手先', version: 3 })).status).to.equal(409);
  });

  it('are put into groups in order; what is taken out is in no group', async () => {
    const client = await staff();
    const meta = async (name: string): Promise<number> =>
      (await client.post(path, { name, type: 1, is_common: true })).body.data.id;
    const [a, b, c] = [await meta('甲'), await meta('乙'), await meta('丙')];
    const inside = [{ item_type: 'meta', item_id: c, pivot: { layout: 4 } }];
    const created = await client.post(groups, { name: '詳細', items: inside });
    expect(created.status, created.text).to.equal(201);
    const inner = created.body.data;
    expect(inner).to.deep.include({ layout: 2, index: 999 });
    const items = [
      { item_type: 'meta', item_id: b },
      { item_type: 'group', item_id: inner.id },
      { item_type: 'meta', item_id: a },
    ];
    const made = await client.post(groups, { name: '基本', items, index: 1 });
    expect(made.status, made.text).to.equal(201);
    const outer = made.body.data;
    expect(outer.items.map(({ name, pivot }: { name: string; pivot: object }) => [name, pivot])).to.deep.equal([
      ['乙', { layout: 2 }],
      ['詳細', { layout: 2 }],
      ['甲', { layout: 2 }],
    ]);
    const { company, root } = await makeWorkspace(own.database);
    const member = await loginAs(server, root, company);
    const common = (await member.get('/v1/metas/common')).body.data as readonly { id: number; layout: number }[];
    expect(common.filter(({ id }) => [a, b, c].includes(id)).map(({ id, layout }) => [id, layout])).to.deep.equal([
      [b, 2],
      [a, 2],
      [c, 4],
    ]);

    const refused = [
      await client.put(`${groups}/${inner.id}`, {
        items: [{ item_type: 'group', item_id: outer.id }],
        version: inner.version,
      }),
      await client.put(`${groups}/${outer.id}`, {
        items: [{ item_type: 'group', item_id: outer.id }],
        version: outer.version,
      }),
      await client.post(groups, { name: '二重', items: [items[0], items[0]] }),
    ];
    expect(refused.map(({ body }) => body.errors.items[0])).to.deep.equal([
      'グループの入れ子は2段までです。',
      'グループを自分自身の中に入れることはできません。',
      '同じものが2回指定されています。',
    ]);
    const less = await client.put(`${groups}/${outer.id}`, { items: [items[0]], version: outer.version });
    expect(less.body.data.items).to.have.length(1);
    expect((await client.get(`${path}/${a}`)).body.data.meta_group_id).to.equal(999);
    expect((await client.get(`${groups}/${outer.id}`)).body.data).to.deep.equal(less.body.data);
    expect((await client.delete(`${groups}/${outer.id}`)).status).to.equal(200);
    expect((await client.get(`${path}/${b}`)).body.data.meta_group.id).to.equal(999);
    expect((await client.post(`${groups}/${outer.id}/restore`)).body.data.items).to.have.length(1);
    const list = (await client.get(groups, { query: { keyword: '基本' } })).body.data;
    expect(list.items.map(({ name }: { readonly name: string }) => name)).to.include('基本');
  });
});
