import { expect } from 'chai';
import { readFieldsOfType } from '../../../packages/server/src/domains/metas/fields.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const path = '/admin/v1/types';
interface Shown {
  readonly id: number;
  readonly name: string;
}
const ids = (items: readonly Shown[]): readonly number[] => items.map(({ id }) => id);

eachDatabase('document types', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const staff = async () => loginAsAdmin(server, await makeAdmin(own.database));
  const meta = (name: string, more: object = {}) => own.models.Meta.create({ name, type: 1, ...more });

  it('bring their metas in order to their category and to those below it', async () => {
    const client = await staff();
    const { company, root } = await makeWorkspace(own.database);
    const category = await makeCategory(own.database, {});
    const below = await makeCategory(own.database, { company, parent: category, name: '自社' });
    const [a, b, c] = [await meta('甲'), await meta('乙', { required: true }), await meta('共通', { is_common: true })];
    const metas = [{ id: b.id }, { id: a.id, required: true }];
    const made = await client.post(path, { name: '秘密保持契約', category_id: category.id, metas });
    expect(made.status, made.text).to.equal(201);
    const { id } = made.body.data;
    expect(made.body.data).to.deep.include({ required_meta_ids: [a.id], document_count: 0 });
    expect(made.body.data.category).to.deep.equal({ id: category.id, name: category.name, path: [] });

    const member = await loginAs(server, root, company);
    const types = (await member.get(`/v1/document-types/get-by-category/${below.id}`)).body.data;
    expect(ids(types)).to.deep.equal([id]);
    expect(types[0].metas.map((each: Shown & { required: boolean }) => [each.id, each.required])).to.deep.equal([
      [b.id, true],
      [a.id, true],
    ]);
    expect(ids((await client.get(`${path}/get-by-category/${category.id}`)).body.data)).to.deep.equal([id]);
    for (const empty of ['/v1/document-types/get-by-category', '/v1/document-types/get-by-category/'])
      expect((await member.get(empty)).body.data).to.deep.equal([]);
    expect((await client.get(`${path}/get-by-category/`)).body.data).to.deep.equal([]);
    const listed = (await member.get('/v1/document-types', { query: { category_id: category.id } })).body.data;
    expect(ids(listed.items)).to.deep.equal([id]);

    const fields = await readFieldsOfType(own.database, id, 'jp');
    expect(ids(fields)).to.include.members([a.id, b.id, c.id]);
    expect(fields.find((field) => field.id === a.id)?.required).to.equal(true);
    const selectable = (await client.get(`${path}/metas`)).body.data.groups;
    expect(ids(selectable).at(-1)).to.equal(999);
    expect(ids(selectable.at(-1).metas)).to.include.members([a.id, b.id]);
  });

  it('are changed, deleted and restored; documents keep their values', async () => {
    const client = await staff();
    const category = await makeCategory(own.database, {});
    const other = await makeCategory(own.database, {});
    const [a, b] = [await meta('甲'), await meta('乙')];
    const values = { name: '領収書', category_id: category.id, metas: [{ id: a.id }, { id: b.id }] };
    const made = (await client.post(path, values)).body.data;
    const twin = await client.post(path, values);
    expect([twin.status, twin.body.errors.name]).to.deep.equal([409, ['このカテゴリに同じ名前の種別があります。']]);
    await b.destroy();
    const changes = { name: '領収証', category_id: other.id, metas: [], version: made.version };
    const changed = (await client.put(`${path}/${made.id}`, changes)).body.data;
    expect(changed).to.deep.include({ name: '領収証', category_id: other.id, metas: [], version: 1 });
    // A deleted meta comes back to the types that had it.
    await b.restore();
    expect(ids((await client.get(`${path}/${made.id}`)).body.data.metas)).to.deep.equal([b.id]);
    const twice = await client.put(`${path}/${made.id}`, { metas: [{ id: a.id }, { id: a.id }], version: 1 });
    expect(twice.body.errors.metas).to.deep.equal(['同じメタ項目が2回指定されています。']);
    expect((await client.delete(`${path}/${made.id}`)).status).to.equal(200);
    await other.destroy();
    const gone = await client.post(`${path}/${made.id}/restore`);
    expect(gone.body.errors.category_id).to.deep.equal([
      'この種別のカテゴリは削除されています。先にカテゴリを復元してください。',
    ]);
    await other.restore();
    expect((await client.post(`${path}/${made.id}/restore`)).body.data.name).to.equal('領収証');
    const list = (await client.get(path, { query: { keyword: '領収証', category_id: other.id } })).body.data;
    expect(ids(list.items)).to.deep.equal([made.id]);
  });

  it('belong to categories of the staff alone', async () => {
    const client = await staff();
    const { company } = await makeWorkspace(own.database);
    const foreign = await makeCategory(own.database, { company });
    expect((await client.post(path, { name: '種別', category_id: foreign.id })).status).to.equal(404);
  });
});
