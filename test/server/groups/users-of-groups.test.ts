import { expect } from 'chai';
import { addMembers } from '../support/add-members.ts';
import { countRows } from '../support/count-rows.ts';
import { recordQueries } from '../support/expect-indexed.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('groups with their users', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const scene = async () => {
    const { company, root } = await makeWorkspace(own.database);
    return { company, root, client: await loginAs(server, root, company) };
  };

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
