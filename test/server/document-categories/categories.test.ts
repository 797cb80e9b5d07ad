import { expect } from 'chai';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const path = '/v1/document-categories';

interface Node {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly children: readonly Node[];
}
/** `契約書[秘密保持]` for each category at the top. */
const drawn = (nodes: readonly Node[]): string =>
  nodes.map(({ name, children }) => (children.length === 0 ? name : `${name}[${drawn(children)}]`)).join(' ');

eachDatabase('categories of documents', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const scene = async () => {
    const { company, root } = await makeWorkspace(own.database);
    return { company, root, client: await loginAs(server, root, company) };
  };
  const document = (company: Company, category_id: number, deleted_at: Date | null = null) =>
    own.models.Document.create({
      workspace_id: company.id,
      name: '覚書',
      category_id,
      status: 'filed',
      source: 'upload',
      deleted_at,
    });

  it('are created, renamed, moved and sorted as a tree, which the flat list agrees with', async () => {
    const { company, client } = await scene();
    const supplied = await makeCategory(own.database, { name: `共通${company.id}` });
    const add = async (name: string, parent_id: number | null = null, position?: number): Promise<number> => {
      const made = await client.post(path, { name, parent_id, ...(position === undefined ? {} : { position }) });
      expect(made.status, made.text).to.equal(201);
      return made.body.data.id;
    };
    const contracts = await add('契約書');
    const secrets = await add('秘密保持', contracts);
    await add('雇用', secrets);
    const bills = await add('請求書', null, 0);
    const ours = await add('自社', supplied.id);
    const tree = async (): Promise<readonly Node[]> => (await client.get(`${path}/tree`)).body.data;
    const drawnOwn = async () => drawn((await tree()).filter(({ name }) => !name.startsWith('共通')));
    expect(await drawnOwn()).to.equal('請求書 契約書[秘密保持[雇用]]');
    expect((await tree()).find(({ id }) => id === supplied.id)?.children.map(({ id }) => id)).to.deep.equal([ours]);

    const moved = await client.put(`${path}/${secrets}`, { parent_id: bills, name: 'NDA', version: 0 });
    expect(moved.body.data).to.deep.include({ name: 'NDA', parent_id: bills, path: ['請求書'], version: 1 });
    expect((await client.put(`${path}/${bills}`, { position: 1, version: 0 })).body.data.position).to.equal(1);
    expect(await drawnOwn()).to.equal('契約書 請求書[NDA[雇用]]');

    const listed = (await client.get(path, { query: { keyword: 'nda' } })).body.data;
    expect(listed.items.map(({ id }: Node) => id)).to.deep.equal([secrets]);
    const all = (await client.get(path, { query: { per_page: 100 } })).body.data.items as readonly Node[];
    const flat = (nodes: readonly Node[]): readonly [number, number | null][] =>
      nodes.flatMap(({ id, parent_id, children }) => [[id, parent_id] as [number, number | null], ...flat(children)]);
    expect(all.map(({ id, parent_id }) => [id, parent_id])).to.deep.equal(flat(await tree()));
    const below = (await client.get(`${path}/${bills}/children`)).body.data;
    expect(below.map(({ name }: Node) => name)).to.deep.equal(['NDA']);
    expect((await client.get(`${path}/${secrets}`)).body.data).to.deep.include({ name: 'NDA', groups: [] });
  });

  it('refuse circles, names that are taken, too many levels and versions that are old, with the reason', async () => {
    const { client } = await scene();
    const add = async (name: string, parent_id: number | null): Promise<number> =>
      (await client.post(path, { name, parent_id })).body.data.id;
    const line = [await add('一', null)];
    for (const name of ['二', '三', '四', '五']) line.push(await add(name, line.at(-1) ?? null));
    const [top = 0, second = 0] = line;
    const tooDeep = await client.post(path, { name: '六', parent_id: line.at(-1) ?? 0 });
    expect([tooDeep.status, tooDeep.body.errors.parent_id]).to.deep.equal([400, ['カテゴリの階層は5段までです。']]);
    const circle = await client.put(`${path}/${top}`, { parent_id: second, version: 0 });
    expect(circle.body.errors.parent_id).to.deep.equal(['自分自身または配下のカテゴリへは移動できません。']);
    const twin = await client.post(path, { name: '一' });
    expect([twin.status, twin.body.errors.name]).to.deep.equal([409, ['同じ階層に同じ名前のカテゴリがあります。']]);
    const other = await add('別', null);
    const deep = await client.put(`${path}/${top}`, { parent_id: other, version: 0 });
    expect(deep.body.errors.parent_id).to.deep.equal(['カテゴリの階層は5段までです。']);
    expect((await client.put(`${path}/${top}`, { name: '壱', version: 0 })).status).to.equal(200);
    const late = await client.put(`${path}/${top}`, { name: '弌', version: 0 });
    expect([late.status, late.body.code]).to.deep.equal([409, 'conflict']);
  });

  it('are seen and changed by the access of groups, which categories below inherit', async () => {
    const { company, client: root } = await scene();
    const category = (name: string, parent?: Awaited<ReturnType<typeof makeCategory>>) =>
      makeCategory(own.database, { company, name, ...(parent === undefined ? {} : { parent }) });
    const [full, read, hidden] = [await category('可'), await category('閲覧'), await category('非公開')];
    const inner = await category('中', full);
    const open = await category('奥', hidden);
    await document(company, inner.id);
    await document(company, hidden.id);
    const group = await makeGroup(own.database, {
      company,
      name: '営業部',
      categories: [
        { category: full, full: true },
        { category: read, full: false },
        { category: open, full: false },
      ],
    });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    const client = await loginAs(server, user, company);
    const tree = (await client.get(`${path}/tree`)).body.data as readonly (Node & { readonly access: string })[];
    const ofCompany = tree.filter(({ name }) => ['可', '閲覧', '非公開', '奥'].includes(name));
    expect(drawn(ofCompany)).to.equal('可[中] 閲覧 奥');
    expect(ofCompany.map(({ access, parent_id }) => [access, parent_id])).to.deep.equal([
      ['full', null],
      ['read', null],
      ['read', null],
    ]);
    expect(ofCompany[0]?.children[0]).to.deep.include({
      access: 'full',
      document_count: 1,
      actions: { add: true, change: true, delete: true },
    });

    expect((await client.get(`${path}/${hidden.id}`)).status).to.equal(404);
    expect((await client.get(`${path}/${open.id}`)).body.data.path).to.deep.equal([]);
    const refused = [
      await client.post(path, { name: '最上位' }),
      await client.post(path, { name: '下', parent_id: read.id }),
      await client.put(`${path}/${read.id}`, { name: '変更', version: 0 }),
      await client.put(`${path}/${inner.id}`, { parent_id: read.id, version: 0 }),
      await client.delete(`${path}/${read.id}`),
      await client.get(path, { query: { deleted: true } }),
    ];
    expect(refused.map(({ status }) => status)).to.deep.equal([403, 403, 403, 403, 403, 403]);
    expect((await client.put(`${path}/${inner.id}`, { parent_id: hidden.id, version: 0 })).status).to.equal(404);
    expect((await client.post(path, { name: '下', parent_id: inner.id })).status).to.equal(201);

    const shown = (await root.get(`${path}/${inner.id}`)).body.data;
    expect(shown.groups).to.deep.equal([
      { id: group.id, name: '営業部', full_access: true, from: { id: full.id, name: '可' } },
    ]);
  });

  it('of the staff are read by every workspace and changed by none', async () => {
    const { company, client } = await scene();
    const supplied = await makeCategory(own.database, { name: `人事${company.id}` });
    const shown = (await client.get(`${path}/${supplied.id}`)).body.data;
    expect(shown).to.deep.include({ supplied: true, actions: { add: true, change: false, delete: false } });
    expect((await client.put(`${path}/${supplied.id}`, { name: '変更', version: 0 })).status).to.equal(403);
    expect((await client.delete(`${path}/${supplied.id}`)).status).to.equal(403);
    const twin = await client.post(path, { name: supplied.name });
    expect(twin.status).to.equal(409);
  });

  it('are deleted when they are empty, with the numbers of what is inside otherwise, and restored', async () => {
    const { company, client } = await scene();
    const made = (await client.post(path, { name: '請求書' })).body.data;
    const child = (await client.post(path, { name: '2026年', parent_id: made.id })).body.data;
    const filed = await document(company, made.id);
    await document(company, made.id, new Date('2026-04-01T00:00:00Z'));
    const contents = (await client.get(`${path}/${made.id}/contents`)).body.data;
    expect(contents).to.deep.equal({
      categories: 1,
      documents: 1,
      deleted_documents: 1,
      types: 0,
      can_delete: false,
    });
    const refused = await client.delete(`${path}/${made.id}`);
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      '下位カテゴリ1件、書類1件、ごみ箱の書類1件があるため、このカテゴリは削除できません。先に移動または削除してください。',
    ]);
    await own.models.Document.destroy({ where: { workspace_id: filed.workspace_id }, force: true });
    expect((await client.delete(`${path}/${child.id}`)).status).to.equal(200);
    expect((await client.delete(`${path}/${made.id}`)).status).to.equal(200);
    const trash = (await client.get(path, { query: { deleted: true, keyword: '請求' } })).body.data;
    expect(trash.items.map(({ name }: Node) => name)).to.deep.equal(['請求書']);
    // The category above it is gone, so it comes back at the top.
    expect((await client.post(`${path}/${child.id}/restore`)).body.data).to.deep.include({ parent_id: null });
    expect((await client.post(`${path}/${made.id}/restore`)).body.data.name).to.equal('請求書');
    expect((await client.post(`${path}/${made.id}/restore`)).status).to.equal(404);
  });
});
