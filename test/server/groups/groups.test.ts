import { expect } from 'chai';
import { addMembers } from '../support/add-members.ts';
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
});
