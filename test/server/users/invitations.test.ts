import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makeMember, makePlan, makeUser, makeWorkspace } from '../support/factories.ts';
import { linkSecret, sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('invitations', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const seats = async (limit_member: number | null) => {
    const plan = await makePlan(own.database, { limit_member, features: { manage_group_user: true } });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    return { company, root, client: await loginAs(server, root, company) };
  };

  it('go to each address once, and report who was skipped and why', async () => {
    const { company, client } = await seats(null);
    const { user } = await makeMember(own.database, { company });
    const emails = ['new-a@example.com', 'NEW-A@example.com', user.email.toUpperCase(), 'new-b@example.com'];
    const reply = await client.post('/v1/users/invite', { emails });
    expect(reply.status, reply.text).to.equal(200);
    expect(reply.body.data.invited).to.have.length(2);
    expect(reply.body.data.skipped).to.deep.equal([
      { email: user.email.toUpperCase(), message: 'すでにメンバーです。' },
    ]);
    expect(reply.body.message).to.equal('2名を招待しました。');
    const again = (await client.post('/v1/users/invite', { emails: ['New-B@example.com'] })).body.data;
    expect(again).to.deep.equal({
      invited: [],
      skipped: [{ email: 'New-B@example.com', message: 'すでに招待しています。' }],
    });
    const [mail] = sentMails(server, 'new-b@example.com');
    expect(mail?.template).to.equal('invite');
    expect(mail?.values).to.include({ company: company.name });
    const open = (await client.get('/v1/users/invitations')).body.data;
    expect(open.total).to.equal(2);
  });

  it('are accepted by an account of the same address, once; another account is refused', async () => {
    const { company, client } = await seats(null);
    const group = await makeGroup(own.database, { company, name: '開発部' });
    const user = await makeUser(own.database);
    await client.post('/v1/users/invite', { emails: [user.email], group_ids: [group.id] });
    const token = linkSecret(server, user.email);
    const stranger = await loginAs(server, await makeUser(own.database));
    const refused = await stranger.post('/v1/users/accept-invitation', { token });
    expect(refused.status).to.equal(403);
    const invited = await loginAs(server, user);
    const joined = await invited.post('/v1/users/accept-invitation', { token });
    expect(joined.status, joined.text).to.equal(200);
    expect(joined.body.data).to.include({ id: company.id, is_root: false });
    invited.workspace = company.id;
    const { items } = (await invited.get('/v1/groups/users')).body.data;
    expect(items.map(({ id }: { id: number }) => id)).to.deep.equal([user.id]);
    expect((await invited.post('/v1/users/accept-invitation', { token })).status).to.equal(409);
  });

  it('are revoked, sent again with a new link, and expire', async () => {
    const { client } = await seats(null);
    const user = await makeUser(own.database);
    await client.post('/v1/users/invite', { emails: [user.email, 'late@example.com'] });
    const first = linkSecret(server, user.email);
    const { items } = (await client.get('/v1/users/invitations')).body.data;
    const mine = items.find(({ email }: { email: string }) => email === user.email);
    expect((await client.post(`/v1/users/invitations/${mine.id}/resend`)).status).to.equal(200);
    const second = linkSecret(server, user.email);
    expect(second).to.not.equal(first);
    const invited = await loginAs(server, user);
    expect((await invited.post('/v1/users/accept-invitation', { token: first })).status).to.equal(404);
    expect((await client.delete(`/v1/users/invitations/${mine.id}`)).status).to.equal(200);
    expect((await client.delete(`/v1/users/invitations/${mine.id}`)).status).to.equal(404);
    expect((await invited.post('/v1/users/accept-invitation', { token: second })).status).to.equal(404);
    server.advance(15 * 86_400_000);
    expect(
      (await (await loginAs(server, user)).post('/v1/users/accept-invitation', { token: second })).status,
    ).to.equal(404);
    server.advance(-15 * 86_400_000);
    const other = await seats(null);
    expect((await other.client.delete(`/v1/users/invitations/${mine.id}`)).status).to.equal(404);
  });

  it('succeed for 5 of 100 concurrent ones when there are 5 seats', async () => {
    // One seat is the root user's.
    const { company, client } = await seats(6);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        client.post('/v1/users/invite', { emails: [`seat-${company.id}-${index}@example.com`] }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).to.have.length(5);
    expect(statuses.filter((status) => status === 409)).to.have.length(95);
    expect(replies.find(({ status }) => status === 409)?.body).to.include({
      code: 'limit_members',
      message: 'プランの上限人数（6人）に達しています。',
    });
    expect(await own.models.Invitation.count({ where: { workspace_id: company.id } })).to.equal(5);
    const limits = (await client.get('/v1/plans/check-limit')).body.data;
    expect(limits).to.include({ limitUserStatus: true, limitStorageStatus: false });
    expect(limits.seats).to.deep.equal({ used: 6, limit: 6 });
  });

  it('are all created or none when there are too few seats', async () => {
    const { company, client } = await seats(3);
    const emails = ['one@example.com', 'two@example.com', 'three@example.com'];
    expect((await client.post('/v1/users/invite', { emails })).status).to.equal(409);
    expect(await own.models.Invitation.count({ where: { workspace_id: company.id } })).to.equal(0);
    expect((await client.post('/v1/users/invite', { emails: emails.slice(1) })).status).to.equal(200);
  });

  it('require the settings permission and a plan with users', async () => {
    const { company } = await seats(null);
    const group = await makeGroup(own.database, { company, permissions: ['leading'] });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    const member = await loginAs(server, user, company);
    const refused = await member.post('/v1/users/invite', { emails: ['x@example.com'] });
    expect(refused.status).to.equal(403);
    expect(refused.body.message).to.equal('権限がありません。');
    const plan = await makePlan(own.database, { features: { crud_todo: true } });
    const small = await makeWorkspace(own.database, { plan_id: plan.id });
    const root = await loginAs(server, small.root, small.company);
    expect((await root.post('/v1/users/invite', { emails: ['x@example.com'] })).body.code).to.equal('plan_forbids');
  });
});
