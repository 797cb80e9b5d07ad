import { expect } from 'chai';
import { addMembers } from '../support/add-members.ts';
import { countRows } from '../support/count-rows.ts';
import { recordQueries } from '../support/expect-indexed.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const types = { sub_root: 1, manager: 2, leader: 3, general: 4, unassigned: 5 };

eachDatabase('groups', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const scene = async () => {
    const { company, root } = await makeWorkspace(own.database);
    return { company, root, client: await loginAs(server, root, company) };
  };

  it('are created with users, permissions and categories, and read completely', async () => {
    const { company, client } = await scene();
    const { user } = await makeMember(own.database, { company });
    const category = await makeCategory(own.database, { company, name: '契約書' });
    const supplied = await makeCategory(own.database, { name: '共通' });
    const made = await client.post('/v1/groups', {
      name: '総務部',
      type: types.general,
      permissions: ['leading', 'accept_document'],
      categories: [
        { id: category.id, full_access: true },
        { id: supplied.id, full_access: false },
      ],
      user_ids: [user.id],
    });
    expect(made.status, made.text).to.equal(201);
    const { id } = made.body.data;
    const read = (await client.get(`/v1/groups/${id}`)).body.data;
    expect(read).to.deep.equal(made.body.data);
    expect(read).to.deep.include({
      name: '総務部',
      type: types.general,
      parent_id: null,
      permissions: ['leading', 'accept_document'],
      user_count: 1,
      actions: { update: true, delete: true },
    });
    expect(read.categories).to.deep.equal([
      { id: category.id, name: '契約書', full_access: true },
      { id: supplied.id, name: '共通', full_access: false },
    ]);
    const listed = (await client.get('/v1/groups', { query: { keyword: '総務' } })).body.data;
    expect(listed.items).to.deep.equal([read]);
  });

  it('refuse a duplicate name at one level, users and categories of others, and unknown values', async () => {
    const { company, client } = await scene();
    await makeGroup(own.database, { company, name: '営業部' });
    const other = await scene();
    const foreign = await makeMember(own.database, { company: other.company });
    const category = await makeCategory(own.database, { company: other.company });
    const post = (body: object) => client.post('/v1/groups', { name: '新しい', type: types.general, ...body });
    const twice = await post({ name: '営業部' });
    expect(twice.status).to.equal(409);
    expect(twice.body.errors.name).to.deep.equal(['同じ階層に同じ名前のグループがあります。']);
    expect((await post({ user_ids: [foreign.user.id] })).body.errors).to.have.property('user_ids');
    expect((await post({ categories: [{ id: category.id, full_access: true }] })).body.errors).to.have.property(
      'categories',
    );
    const elsewhere = await makeGroup(own.database, { company: other.company });
    expect((await post({ parent_id: elsewhere.id })).status).to.equal(404);
    const wrong = await post({ type: 9, permissions: ['everything'] });
    expect(wrong.status).to.equal(400);
    expect(wrong.body.errors).to.have.keys('type', 'permissions[0]');
    expect(await own.models.Group.count({ where: { workspace_id: company.id } })).to.equal(1);
  });

  it('form a tree without cycles, at most six levels deep', async () => {
    const { client } = await scene();
    const make = async (name: string, parent_id: number | null) =>
      (await client.post('/v1/groups', { name, type: types.general, parent_id })).body.data;
    const levels = [await make('1', null)];
    for (const name of ['2', '3', '4', '5', '6']) levels.push(await make(name, levels.at(-1).id));
    const deep = await client.post('/v1/groups', { name: '7', type: types.general, parent_id: levels.at(-1).id });
    expect(deep.status).to.equal(400);
    expect(deep.body.errors.parent_id[0]).to.include('6段');
    const circle = await client.put(`/v1/groups/${levels[1].id}`, { parent_id: levels[3].id, version: 0 });
    expect(circle.status).to.equal(400);
    expect((await client.put(`/v1/groups/${levels[0].id}`, { parent_id: levels[0].id, version: 0 })).status).to.equal(
      400,
    );
    let node = (await client.get('/v1/groups/tree')).body.data[0];
    const path = [];
    for (; node !== undefined; node = node.children[0]) path.push(node.name);
    expect(path).to.deep.equal(['1', '2', '3', '4', '5', '6']);
    const { body } = await client.delete(`/v1/groups/${levels[2].id}`);
    expect([body.code, body.message]).to.deep.equal(['in_use', '下位グループがあるため削除できません。']);
    expect((await client.delete(`/v1/groups/${levels[5].id}`)).status).to.equal(200);
  });

  it('change with the expected version; of two concurrent changes the second gets the name of the other user', async () => {
    const { company, root, client } = await scene();
    const group = await makeGroup(own.database, { company, name: '経理部' });
    const [first, second] = await Promise.all([
      client.put(`/v1/groups/${group.id}`, { name: '経理課', version: 0 }),
      client.put(`/v1/groups/${group.id}`, { name: '財務部', version: 0 }),
    ]);
    expect([first.status, second.status]).to.have.members([200, 409]);
    const late = first.status === 409 ? first : second;
    expect(late.body.message).to.include(root.full_name);
    const kept = (await client.get(`/v1/groups/${group.id}`)).body.data;
    expect(kept.version).to.equal(1);
  });

  it('are deleted and restored with their users; the name may be used again meanwhile', async () => {
    const { company, client } = await scene();
    const { user } = await makeMember(own.database, { company });
    const group = await makeGroup(own.database, { company, name: '企画部', users: [user] });
    expect((await client.delete(`/v1/groups/${group.id}`)).status).to.equal(200);
    expect((await client.get(`/v1/groups/${group.id}`)).status).to.equal(404);
    const twin = await makeGroup(own.database, { company, name: '企画部' });
    expect((await client.post(`/v1/groups/${group.id}/restore`)).status).to.equal(409);
    await client.delete(`/v1/groups/${twin.id}`);
    const back = await client.post(`/v1/groups/${group.id}/restore`);
    expect(back.status, back.text).to.equal(200);
    expect(back.body.data.user_count).to.equal(1);
    expect((await client.post(`/v1/groups/${group.id}/restore`)).status).to.equal(404);
  });

  it('grant no more than the manager has: managers neither create sub-roots nor grant permissions that they lack', async () => {
    const { company } = await scene();
    const managers = await makeGroup(own.database, { company, type: 'manager', permissions: ['leading'] });
    const strong = await makeGroup(own.database, { company, permissions: ['settings'] });
    const { user } = await makeMember(own.database, { company, groups: [managers] });
    const { user: plain } = await makeMember(own.database, { company, groups: [strong] });
    const client = await loginAs(server, user, company);
    const post = (body: object) => client.post('/v1/groups', { name: '権限', type: types.general, ...body });
    expect((await post({ type: types.sub_root })).status).to.equal(403);
    expect((await post({ permissions: ['settings'] })).status).to.equal(403);
    expect((await client.put(`/v1/groups/${strong.id}`, { user_ids: [user.id], version: 0 })).status).to.equal(403);
    expect((await post({ permissions: ['leading'] })).status).to.equal(201);
    const settings = await loginAs(server, plain, company);
    expect(
      (await settings.post('/v1/groups', { name: '全部', type: types.general, permissions: ['accept_document'] }))
        .status,
    ).to.equal(201);
  });

  it('show the total on each page, also after the last, without deleted groups and people who left', async () => {
    const { company, client } = await scene();
    const [kept, closed] = [
      await makeGroup(own.database, { company, name: '営業部' }),
      await makeGroup(own.database, { company, name: '開発部' }),
    ];
    const makeOne = (name: string, groups: (typeof kept)[]) =>
      makeMember(own.database, { company, groups, values: { last_name: '角田', first_name: name, kana: null } });
    await makeOne('一', [kept]);
    await makeOne('二', [kept, closed]);
    await makeOne('三', [closed]);
    const left = await makeOne('四', [kept]);
    expect((await client.delete(`/v1/users/${left.user.id}`)).status).to.equal(200);
    await own.database.models.Group.update({ deleted_at: new Date() }, { where: { id: closed.id } });
    const ask = async (query: Record<string, string | number>) => {
      const { items, total } = (await client.get('/v1/groups/users', { query })).body.data;
      return [items.map((each: { first_name?: string; full_name: string }) => each.full_name), total];
    };
    for (const query of [{}, { group_id: kept.id }, { keyword: '角田' }, { keyword: '角田', group_id: kept.id }]) {
      const words = JSON.stringify(query);
      expect(await ask({ ...query, per_page: 1 }), words).to.deep.equal([['角田 一'], 2]);
      expect(await ask({ ...query, per_page: 1, page: 2 }), words).to.deep.equal([['角田 二'], 2]);
      expect(await ask({ ...query, per_page: 1, page: 9 }), words).to.deep.equal([[], 2]);
    }
    expect(await ask({ keyword: '角', page: 9, group_id: kept.id })).to.deep.equal([[], 2]);
    expect(await ask({ keyword: '誰もいない' })).to.deep.equal([[], 0]);
  });

  it('compare a keyword with each member once a call, and count the members of a group without the others', async () => {
    const { company, client } = await scene();
    const group = await makeGroup(own.database, { company, name: '営業部' });
    await makeMember(own.database, { company, groups: [group], values: { last_name: '角田', kana: null } });
    const statements = async (query: Record<string, string | number>): Promise<string[]> => {
      const found = await recordQueries(own.database, () => client.get('/v1/groups/users', { query }));
      return found.filter((sql) => / members m\b/.test(sql));
    };
    for (const query of [{ keyword: '角田' }, { keyword: '角田', group_id: group.id }])
      expect((await statements(query)).filter((sql) => sql.includes('search_text LIKE'))).to.have.length(1);
    const counts = (await statements({ group_id: group.id })).filter((sql) => sql.includes('COUNT(*)'));
    for (const sql of counts) expect(sql).to.include('list_key IS NULL');
  });

  it('show their users by page, of one group or of any, and search them', async () => {
    const { company, root, client } = await scene();
    const [sales, development] = [
      await makeGroup(own.database, { company, name: '営業部' }),
      await makeGroup(own.database, { company, name: '開発部' }),
    ];
    const people = [
      { last_name: '渡辺', first_name: '陽', kana: 'ワタナベ　ヨウ', groups: [sales] },
      { last_name: '阿部', first_name: '葵', kana: 'アベ　アオイ', groups: [sales, development] },
      { last_name: '角田', first_name: '蓮', kana: 'カクタ　レン', groups: [sales] },
      { last_name: '五十嵐', first_name: '結', kana: null, groups: [development] },
    ];
    for (const { groups, ...values } of people) await makeMember(own.database, { company, groups, values });
    const ask = async (query: Record<string, string | number>) =>
      (await client.get('/v1/groups/users', { query })).body.data;
    const names = ({ items }: { items: { full_name: string }[] }) => items.map(({ full_name }) => full_name);

    const all = await ask({});
    expect(all).to.deep.include({ page: 1, per_page: 20, total: 4 });
    expect(names(all)).to.deep.equal(['阿部 葵', '角田 蓮', '渡辺 陽', '五十嵐 結']);
    expect(all.items[0].groups).to.deep.equal([
      { id: sales.id, name: '営業部', type: 4 },
      { id: development.id, name: '開発部', type: 4 },
    ]);
    const second = await ask({ group_id: sales.id, page: 2, per_page: 2 });
    expect([names(second), second.total]).to.deep.equal([['渡辺 陽'], 3]);
    for (const keyword of ['かくた', 'ｶｸﾀ', '角田 蓮', '角田蓮'])
      expect(names(await ask({ keyword })), keyword).to.deep.equal(['角田 蓮']);
    expect(await ask({ keyword: 'カクタ', group_id: development.id })).to.include({ total: 0 });
    expect(names((await client.get('/v1/users/user-group')).body.data)).to.include(root.full_name);

    const other = await scene();
    expect((await other.client.get('/v1/groups/users', { query: { group_id: sales.id } })).status).to.equal(404);
  });

  it('add and remove users without a complete list, reading only the named ones', async () => {
    const { company, client } = await scene();
    const group = await makeGroup(own.database, { company });
    const [{ user: stays }, { user: goes }] = [
      await makeMember(own.database, { company, groups: [group] }),
      await makeMember(own.database, { company, groups: [group] }),
    ];
    const { user: comes } = await makeMember(own.database, { company });
    await addMembers(own.database, company, group, 30);
    const put = (body: object, version: number) => client.put(`/v1/groups/${group.id}`, { ...body, version });
    const changed = await put({ add_user_ids: [comes.id, stays.id], remove_user_ids: [goes.id] }, 0);
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body.data.user_count).to.equal(32);
    const isIn = async (id: number) =>
      (await own.models.GroupUser.count({ where: { group_id: group.id, user_id: id } })) === 1;
    expect([await isIn(comes.id), await isIn(stays.id), await isIn(goes.id)]).to.deep.equal([true, true, false]);
    const noted = await own.models.AuditEvent.findOne({ where: { action: 'groups.update' }, order: [['id', 'DESC']] });
    expect(noted?.after).to.deep.include({ added_user_ids: [comes.id], removed_user_ids: [goes.id] });
    const foreign = await makeMember(own.database, { company: (await scene()).company });
    expect((await put({ add_user_ids: [foreign.user.id] }, 1)).body.errors).to.have.keys('add_user_ids');
    expect((await put({ remove_user_ids: [goes.id] }, 1)).body.errors).to.have.keys('remove_user_ids');
    expect((await client.get(`/v1/groups/${group.id}`)).body.data).to.include({ user_count: 32, version: 1 });
  });

  it('are found by every spelling of their names', async () => {
    const { company, client } = await scene();
    await makeGroup(own.database, { company, name: 'ＡＢＣ部' });
    await makeGroup(own.database, { company, name: 'アプリ開発' });
    const find = async (keyword: string) =>
      (await client.get('/v1/groups', { query: { keyword } })).body.data.items.map(
        ({ name }: { name: string }) => name,
      );
    for (const keyword of ['ａｂｃ', 'ABC部', 'abc']) expect(await find(keyword), keyword).to.deep.equal(['ＡＢＣ部']);
    for (const keyword of ['アプリ', 'ｱﾌﾟﾘ', 'あぷり'])
      expect(await find(keyword), keyword).to.deep.equal(['アプリ開発']);
    expect(await find('％')).to.deep.equal([]);
  });

  it('do not count members who left or whose accounts were deleted, and count them again once restored', async () => {
    const { company, client } = await scene();
    const group = await makeGroup(own.database, { company });
    const members = [];
    for (let each = 0; each < 3; each += 1) members.push(await makeMember(own.database, { company, groups: [group] }));
    const [first, second] = members;
    const counts = async () => [
      (await client.get(`/v1/groups/${group.id}`)).body.data.user_count,
      (await client.get('/v1/groups/tree')).body.data[0].user_count,
      (await client.get('/v1/groups')).body.data.items[0].user_count,
      (await client.get('/v1/groups/users', { query: { group_id: group.id } })).body.data.total,
    ];
    expect(await counts()).to.deep.equal([3, 3, 3, 3]);
    await client.delete(`/v1/users/${first?.user.id ?? 0}`);
    await own.database.write(async () => second?.user.destroy());
    expect(await counts()).to.deep.equal([1, 1, 1, 1]);
    await client.post(`/v1/users/${first?.user.id ?? 0}/restore`);
    await own.database.write(async () => second?.user.restore());
    expect(await counts()).to.deep.equal([3, 3, 3, 3]);
  });

  it('need as many rows and queries with many members as with few', async () => {
    const { company, root, client } = await scene();
    const group = await makeGroup(own.database, { company, users: [root] });
    const paths = [
      '/v1/groups',
      '/v1/groups/tree',
      `/v1/groups/${group.id}`,
      '/v1/groups/users',
      `/v1/groups/users?group_id=${group.id}`,
      '/v1/groups/joinable',
      '/v1/users/list',
      '/v1/users/user-group',
      '/v1/users/all-active-user',
      '/v1/plans/users',
    ];
    const cost = async () => {
      const found: Record<string, { queries: number; rows: number }> = {};
      for (const path of paths) found[path] = await countRows(own.database, () => client.get(path));
      return found;
    };
    // A full page, so that both have the same length.
    await addMembers(own.database, company, group, 20);
    const few = await cost();
    await addMembers(own.database, company, group, 500);
    expect(await cost()).to.deep.equal(few);
  });
});
