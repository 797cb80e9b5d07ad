import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import {
  browserOf,
  loginAs,
  makeAdmin,
  makeGroup,
  makeMember,
  makeUser,
  makeWorkspace,
  password,
} from '../support/factories.ts';
import { linkSecret, sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('users and groups', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const scene = async () => {
    const { company, root } = await makeWorkspace(own.database);
    return { company, root, client: await loginAs(server, root, company) };
  };

  it('a user without a group can only request one, and is admitted by the link in the mail', async () => {
    const { company, root, client } = await scene();
    const waiting = await makeGroup(own.database, { company, type: 'unassigned', name: '申請待ち' });
    const sales = await makeGroup(own.database, { company, name: '営業部' });
    const { user } = await makeMember(own.database, { company, groups: [waiting] });
    const asking = await loginAs(server, user, company);
    const blocked = await asking.get('/v1/users/list');
    expect(blocked.status).to.equal(403);
    expect(blocked.body.code).to.equal('need_group');
    const joinable = (await asking.get('/v1/groups/joinable')).body.data;
    expect(joinable).to.deep.equal([{ id: sales.id, name: '営業部', type: 4 }]);
    const asked = await asking.post('/v1/groups/request', { group_id: sales.id, message: '異動しました。' });
    expect(asked.status, asked.text).to.equal(200);
    expect((await asking.post('/v1/groups/request', { group_id: sales.id })).status).to.equal(409);
    const hash = linkSecret(server, root.email);
    const shown = (await client.get(`/v1/groups/confirm-request/${hash}`)).body.data;
    expect(shown).to.deep.include({ status: 'waiting', message: '異動しました。', group: joinable[0] });
    expect((await asking.get(`/v1/groups/confirm-request/${hash}`)).status).to.equal(403);
    const confirmed = await client.post(`/v1/groups/confirm-request/${hash}`, {});
    expect(confirmed.body.data).to.include({ status: 'accepted', decided_by: root.full_name });
    expect((await asking.get('/v1/users/list')).status).to.equal(200);
    expect(sentMails(server, user.email).at(-1)?.template).to.equal('group-request-accepted');
    expect((await client.post(`/v1/groups/confirm-request/${hash}`, {})).status).to.equal(409);
  });

  it('a request may be refused, or assigned to another group; outsiders do not see it', async () => {
    const { company, root, client } = await scene();
    const { user } = await makeMember(own.database, { company });
    const sales = await makeGroup(own.database, { company, name: '営業部' });
    const asking = await loginAs(server, user, company);
    await asking.post('/v1/groups/request', {});
    const hash = linkSecret(server, root.email);
    const unclear = await client.post(`/v1/groups/confirm-request/${hash}`, {});
    expect(unclear.body.errors.group_id).to.deep.equal(['参加するグループを選択してください。']);
    const stranger = await loginAs(server, await makeUser(own.database));
    expect((await stranger.post(`/v1/groups/confirm-request/${hash}`, {})).status).to.equal(404);
    const refused = await client.post(`/v1/groups/confirm-request/${hash}`, { accept: false });
    expect(refused.body.data.status).to.equal('refused');
    await asking.post('/v1/groups/request', {});
    const second = linkSecret(server, root.email);
    const led = await client.post(`/v1/groups/confirm-request/${second}`, { group_id: sales.id });
    expect(led.body.data.group).to.include({ id: sales.id });
  });

  it('members invited to a group join immediately, others by mail', async () => {
    const { company, client } = await scene();
    const { user } = await makeMember(own.database, { company });
    const group = await makeGroup(own.database, { company, name: '開発部' });
    const emails = [user.email, 'outside@example.com'];
    const reply = await client.post('/v1/groups/invite-user', { group_id: group.id, emails });
    expect(reply.status, reply.text).to.equal(200);
    expect(reply.body.data).to.deep.equal({ invited: emails, skipped: [] });
    expect((await client.get(`/v1/groups/${group.id}`)).body.data.user_count).to.equal(1);
    expect(sentMails(server, user.email)).to.deep.equal([]);
    expect(sentMails(server, 'outside@example.com')).to.have.length(1);
  });

  it('the root user transfers the role with the password; exactly one root remains', async () => {
    const { company, root, client } = await scene();
    const { user } = await makeMember(own.database, { company });
    const change = (given: string, user_id = user.id) =>
      client.post('/v1/groups/change-root-user', { user_id, password: given });
    const wrong = await change('not the password');
    expect(wrong.status).to.equal(400);
    expect(wrong.body.errors.password).to.have.length(1);
    expect((await change(password, root.id)).status).to.equal(400);
    const other = await scene();
    expect((await change(password, other.root.id)).status).to.equal(404);
    const member = await loginAs(server, user, company);
    expect((await member.post('/v1/groups/change-root-user', { user_id: user.id, password })).status).to.equal(403);
    expect((await change(password)).body.data).to.deep.equal({ root_user_id: user.id });
    expect((await change(password)).status).to.equal(403);
    const roots = await own.models.Member.findAll({ where: { workspace_id: company.id, is_root: true } });
    expect(roots.map(({ user_id }) => user_id)).to.deep.equal([user.id]);
    for (const { email } of [root, user]) {
      expect(sentMails(server, email).at(-1)?.template).to.equal('root-user-changed');
    }
  });

  it('of two concurrent transfers, one succeeds', async () => {
    const { company, client } = await scene();
    const people = await Promise.all([0, 1].map(() => makeMember(own.database, { company })));
    const replies = await Promise.all(
      people.map(({ user }) => client.post('/v1/groups/change-root-user', { user_id: user.id, password })),
    );
    expect(replies.map(({ status }) => status)).to.have.members([200, 403]);
    expect(await own.models.Member.count({ where: { workspace_id: company.id, is_root: true } })).to.equal(1);
  });

  it('staff who act as the root user cannot transfer the role', async () => {
    const { company, root } = await scene();
    const { user } = await makeMember(own.database, { company });
    const admin = await makeAdmin(own.database);
    const browser = await browserOf(server, root, company);
    await own.models.Session.update({ on_behalf_admin_id: admin.id }, { where: { user_id: root.id } });
    await browser.get('/v1/auth/info');
    const reply = await browser.post('/v1/groups/change-root-user', { user_id: user.id, password });
    expect(reply.status).to.equal(403);
    expect(reply.body.code).to.equal('not_on_behalf');
  });
});
