import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCompany, makeGroup, makeMember, makeUser, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

type Row = { readonly id: number; readonly full_name: string };
const names = (rows: readonly Row[]): string[] => rows.map(({ full_name }) => full_name);

eachDatabase('members of a workspace', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  /** A company with its root, a manager and two members with names. */
  const scene = async () => {
    const { database } = own;
    const { company, root } = await makeWorkspace(database);
    const general = await makeGroup(database, { company, name: '営業部', permissions: ['leading'] });
    const managers = await makeGroup(database, { company, name: '管理部', type: 'manager', permissions: ['settings'] });
    const person = (last_name: string, first_name: string, kana: string, groups = [general]) =>
      makeMember(database, { company, groups, values: { last_name, first_name, kana } });
    const { user: sato } = await person('佐藤', '花子', 'サトウハナコ');
    const { user: suzuki } = await person('鈴木', '次郎', 'スズキジロウ');
    const { user: manager } = await person('管理', '一', 'カンリハジメ', [managers]);
    return { company, root, general, managers, sato, suzuki, manager };
  };

  it('are listed by page, found by name, kana and address, and by group; members of another company never', async () => {
    const { company, root, general, sato } = await scene();
    await scene();
    const client = await loginAs(server, root, company);
    const all = (await client.get('/v1/users/list', { query: { per_page: 3 } })).body.data;
    expect(all).to.include({ page: 1, per_page: 3, total: 4 });
    expect(all.items).to.have.length(3);
    const second = (await client.get('/v1/users/list', { query: { per_page: 3, page: 2 } })).body.data;
    expect(new Set([...names(all.items), ...names(second.items)]).size).to.equal(4);
    const find = async (keyword: string) =>
      names((await client.get('/v1/users/list', { query: { keyword } })).body.data.items);
    expect(await find('花子')).to.deep.equal(['佐藤 花子']);
    expect(await find('スズキ')).to.deep.equal(['鈴木 次郎']);
    expect(await find(sato.email.toUpperCase())).to.deep.equal(['佐藤 花子']);
    expect(await find('%')).to.deep.equal([]);
    expect(await find('_')).to.deep.equal([]);
    const inGroup = (await client.get('/v1/users/list', { query: { group_id: general.id } })).body.data;
    expect(names(inGroup.items).sort()).to.deep.equal(['佐藤 花子', '鈴木 次郎'].sort());
    expect(inGroup.items[0].groups).to.deep.equal([{ id: general.id, name: '営業部', type: 4 }]);
  });

  it('are all listed as choices except suspended ones', async () => {
    const { company, sato, suzuki } = await scene();
    await own.models.User.update({ suspended_at: stillNow() }, { where: { id: suzuki.id } });
    const client = await loginAs(server, sato, company);
    const { data } = (await client.get('/v1/users/all-active-user')).body;
    expect(names(data.items)).to.include('佐藤 花子').and.not.include('鈴木 次郎');
    const groups = (await client.get('/v1/users/user-group')).body.data.items as (Row & { groups: Row[] })[];
    expect(groups.find(({ id }) => id === sato.id)?.groups).to.have.length(1);
  });

  it('change only their own data, and cannot find members of another company', async () => {
    const { company, sato, suzuki, manager } = await scene();
    const client = await loginAs(server, sato, company);
    const seen = (await client.get(`/v1/users/${sato.id}`)).body.data;
    expect(seen.actions).to.deep.equal({ update: true, change_groups: false, remove: false, make_root: false });
    const change = { last_name: '加藤', phone: '0312345678', kana: null, version: seen.version };
    const changed = await client.put(`/v1/users/${sato.id}`, change);
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body.data).to.include({ full_name: '加藤 花子', phone: '0312345678', kana: null });
    const stale = await client.put(`/v1/users/${sato.id}`, { first_name: '陽子', version: seen.version });
    expect(stale.status).to.equal(409);
    expect(stale.body.message).to.include('佐藤 花子');
    expect((await client.put(`/v1/users/${suzuki.id}`, { version: 0 })).status).to.equal(403);
    const asManager = await loginAs(server, manager, company);
    expect((await asManager.put(`/v1/users/${suzuki.id}`, { last_name: '偽', version: 0 })).status).to.equal(403);
    const other = await scene();
    expect((await client.get(`/v1/users/${other.sato.id}`)).status).to.equal(404);
    expect((await client.put(`/v1/users/${other.sato.id}`, { version: 0 })).status).to.equal(404);
  });

  it('get other groups from users who manage members, who grant no more than they have', async () => {
    const { company, root, general, managers, suzuki, manager } = await scene();
    const subRoots = await makeGroup(own.database, { company, type: 'sub_root' });
    const client = await loginAs(server, manager, company);
    const path = `/v1/users/${suzuki.id}`;
    const both = await client.put(path, { group_ids: [general.id, managers.id], version: 0 });
    expect(both.status, both.text).to.equal(200);
    expect(both.body.data.groups).to.have.length(2);
    expect((await client.put(path, { group_ids: [subRoots.id], version: 1 })).status).to.equal(403);
    const own1 = await client.put(`/v1/users/${manager.id}`, { group_ids: [general.id], version: 0 });
    expect(own1.status).to.equal(403);
    expect(own1.body.errors.group_ids).to.deep.equal(['ご自身のグループは変更できません。']);
    const foreign = await makeGroup(own.database, { company: await makeCompany(own.database) });
    expect((await client.put(path, { group_ids: [foreign.id], version: 1 })).status).to.equal(404);
    expect((await client.put(`/v1/users/${root.id}`, { group_ids: [], version: 0 })).status).to.equal(403);
    const asRoot = await loginAs(server, root, company);
    expect((await asRoot.put(path, { group_ids: [subRoots.id], version: 1 })).body.data.is_sub_root).to.equal(true);
  });

  it('are removed and restored, except the root and oneself; removed ones lose the workspace immediately', async () => {
    const { company, root, sato, suzuki, manager } = await scene();
    const client = await loginAs(server, manager, company);
    const removed = await loginAs(server, sato, company);
    expect((await removed.get('/v1/users/all-active-user')).status).to.equal(200);
    expect((await client.delete(`/v1/users/${sato.id}`)).status).to.equal(200);
    expect((await removed.get('/v1/users/all-active-user')).status).to.be.oneOf([400, 403, 404]);
    expect((await client.get(`/v1/users/${sato.id}`)).status).to.equal(404);
    expect((await client.delete(`/v1/users/${sato.id}`)).status).to.equal(404);
    expect((await client.delete(`/v1/users/${root.id}`)).status).to.equal(403);
    expect((await client.delete(`/v1/users/${manager.id}`)).status).to.equal(403);
    expect((await (await loginAs(server, suzuki, company)).delete(`/v1/users/${manager.id}`)).status).to.equal(403);
    expect((await client.post(`/v1/users/${sato.id}/restore`)).body.data.full_name).to.equal('佐藤 花子');
    expect((await client.post(`/v1/users/${sato.id}/restore`)).status).to.equal(404);
    expect((await removed.get('/v1/users/all-active-user')).status).to.equal(200);
  });

  it('choose their notifications, with sensible defaults', async () => {
    const { company, sato } = await scene();
    const client = await loginAs(server, sato, company);
    const first = (await client.get('/v1/users/notification')).body.data;
    expect(first).to.include({ mail_todo: true, mail_news: false });
    const notification = { ...first, mail_todo: false };
    expect((await client.put('/v1/users/notification', { notification })).status).to.equal(200);
    expect((await client.get('/v1/users/notification')).body.data).to.deep.equal(notification);
    const bad = await client.put('/v1/users/notification', { notification: { ...first, mail_todo: 'はい' } });
    expect(bad.status).to.equal(400);
    expect(Object.keys(bad.body.errors)).to.deep.equal(['notification.mail_todo']);
  });

  it('see their companies; a user without one is logged out', async () => {
    const { company, sato } = await scene();
    const second = await makeCompany(own.database, { name: '第二株式会社' });
    await makeMember(own.database, { company: second, user: sato });
    const client = await loginAs(server, sato);
    const { data } = (await client.get('/v1/users/companies')).body;
    expect(data.map(({ id }: Row) => id)).to.have.members([company.id, second.id]);
    expect((await client.get('/v1/users/info')).body.data).to.include({ id: sato.id, email: sato.email });
    const lonely = await loginAs(server, await makeUser(own.database));
    const refused = await lonely.get('/v1/users/companies');
    expect(refused.status).to.equal(401);
    expect(refused.body.message).to.equal('ユーザは招待されていません。');
    expect((await lonely.get('/v1/users/info')).status).to.equal(401);
  });

  it('leave an audit line for each change, with the actor', async () => {
    const { company, sato } = await scene();
    const client = await loginAs(server, sato, company);
    await client.put(`/v1/users/${sato.id}`, { last_name: '監査', version: 0 });
    const events = await own.models.AuditEvent.findAll({ where: { workspace_id: company.id, action: 'users.update' } });
    expect(events).to.have.length(1);
    expect(events[0]?.actor_id).to.equal(sato.id);
    expect(events[0]?.subject_id).to.equal(String(sato.id));
    expect(events[0]?.before).to.deep.equal({ last_name: '佐藤' });
    expect(events[0]?.after).to.deep.equal({ last_name: '監査' });
  });
});
