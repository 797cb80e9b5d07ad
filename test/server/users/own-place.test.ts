import { expect } from 'chai';
import type { Group } from '../../../packages/server/src/domains/accounts/groups/model.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makeMember, makeWorkspace, password } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const general = 4;

eachDatabase('members who manage others', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const scene = async () => {
    const { company, root } = await makeWorkspace(own.database);
    const group = (type: 'sub_root' | 'manager' | 'leader' | 'general') =>
      makeGroup(own.database, { company, type, permissions: type === 'general' ? [] : ['settings'] });
    const groups = {
      subRoot: await group('sub_root'),
      manager: await group('manager'),
      leader: await group('leader'),
      general: await group('general'),
    };
    const person = async (...of: readonly Group[]) => {
      const { user } = await makeMember(own.database, { company, groups: of });
      return { id: user.id, email: user.email, client: await loginAs(server, user, company) };
    };
    return { company, groups, person, root: await loginAs(server, root, company), rootUser: root };
  };

  it('remove a sub-root, and restore one, only as root or sub-root', async () => {
    const { groups, person, root } = await scene();
    const target = await person(groups.subRoot);
    for (const type of ['leader', 'manager'] as const) {
      const { client } = await person(groups[type]);
      expect((await client.delete(`/v1/users/${target.id}`)).status, type).to.equal(403);
      expect((await client.get(`/v1/users/${target.id}`)).body.data.actions.remove, type).to.equal(false);
    }
    const colleague = await person(groups.subRoot);
    expect((await colleague.client.delete(`/v1/users/${target.id}`)).status).to.equal(200);
    const manager = await person(groups.manager);
    expect((await manager.client.post(`/v1/users/${target.id}/restore`)).status).to.equal(403);
    expect((await colleague.client.post(`/v1/users/${target.id}/restore`)).status).to.equal(200);
    expect((await root.delete(`/v1/users/${target.id}`)).status).to.equal(200);
  });

  it('do not change their own groups: not by creating, filling or emptying one, nor by an invitation', async () => {
    const { groups, person } = await scene();
    const manager = await person(groups.manager);
    const { client, id, email } = manager;
    const calls = [
      await client.post('/v1/groups', { name: '自分', type: general, user_ids: [id] }),
      await client.put(`/v1/groups/${groups.general.id}`, { user_ids: [id], version: 0 }),
      await client.put(`/v1/groups/${groups.manager.id}`, { user_ids: [], version: 0 }),
      await client.post('/v1/groups/invite-user', { group_id: groups.general.id, emails: [email] }),
      await client.put(`/v1/users/${id}`, { group_ids: [groups.general.id], version: 0 }),
    ];
    for (const { status, body } of calls) {
      expect(status).to.equal(403);
      expect(Object.values(body.errors)).to.deep.equal([['ご自身のグループは変更できません。']]);
    }
    expect(await own.models.GroupUser.count({ where: { user_id: id } })).to.equal(1);
    const other = await person(groups.general);
    const kept = await client.put(`/v1/groups/${groups.manager.id}`, { user_ids: [id, other.id], version: 0 });
    expect(kept.status, kept.text).to.equal(200);
  });

  it('do not accept their own request to join', async () => {
    const { company, groups, person } = await scene();
    const waiting = await makeGroup(own.database, { company, type: 'unassigned' });
    const { client } = await person(groups.manager, waiting);
    await client.post('/v1/groups/request', { group_id: groups.general.id });
    const mail = server.jobs.findLast(({ payload }) => JSON.stringify(payload).includes('confirm-request'));
    const secret = /confirm-request\/([\w-]+)/.exec(JSON.stringify(mail?.payload))?.[1] ?? '';
    const accepted = await client.post(`/v1/groups/confirm-request/${secret}`, {});
    expect(accepted.status, accepted.text).to.equal(403);
    expect(accepted.body.errors).to.have.property('group_id');
  });

  it('change their own groups as root', async () => {
    const { groups, root, rootUser } = await scene();
    const made = await root.post('/v1/groups', { name: '代表', type: general, user_ids: [rootUser.id] });
    expect(made.status, made.text).to.equal(201);
    expect(
      (await root.put(`/v1/groups/${groups.general.id}`, { user_ids: [rootUser.id], version: 0 })).status,
    ).to.equal(200);
  });

  it('are sent to a permitted page: a former root user without a group to the group request', async () => {
    const { groups, person, root, company } = await scene();
    const next = await person(groups.general);
    expect((await root.post('/v1/groups/change-root-user', { user_id: next.id, password })).status).to.equal(200);
    const { data } = (await root.get('/v1/auth/info')).body;
    expect([data.workspace.id, data.default_path]).to.deep.equal([company.id, '/request-group']);
    expect((await root.get('/v1/groups')).body.code).to.equal('need_group');
    expect((await root.get('/v1/groups/joinable')).status).to.equal(200);
  });
});
