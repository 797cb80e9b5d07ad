import { expect } from 'chai';
import { expectIndexed } from '../support/expect-indexed.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makeMember, makeUser, makeWorkspace } from '../support/factories.ts';
import { linkSecret } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

interface Bell {
  readonly unread: number;
  readonly has_more: boolean;
  readonly total: number;
  readonly items: readonly { id: number; kind: string; actor_name: string; read_at: string | null }[];
}

eachDatabase('notifications', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());
  const bellOf = async (client: TestClient, query: Record<string, string> = {}): Promise<Bell> =>
    (await client.get('/v1/notifications', { query })).body.data as Bell;
  const kindsOf = ({ items }: Bell): string[] => items.map(({ kind }) => kind);

  it('tell a member that the own groups were changed, and not who changed them', async () => {
    const { root, company } = await makeWorkspace(own.database, { name: '株式会社髙﨑商店' });
    const { user } = await makeMember(own.database, { company });
    const group = await makeGroup(own.database, { company });
    const [manager, member] = [await loginAs(server, root, company), await loginAs(server, user, company)];
    const count = server.published.length;
    expect((await manager.put(`/v1/users/${user.id}`, { group_ids: [group.id], version: 0 })).status).to.equal(200);
    const bell = await bellOf(member);
    expect([kindsOf(bell), bell.unread, bell.has_more]).to.deep.equal([['groups-changed'], 1, false]);
    expect(bell.items[0]).to.deep.include({
      actor_name: root.full_name,
      company: { id: company.id, name: '株式会社髙﨑商店' },
      read_at: null,
    });
    expect((await bellOf(manager)).unread).to.equal(0);
    const told = server.published.slice(count).filter(({ event }) => JSON.stringify(event).includes('"notification"'));
    expect(told.map(({ userIds }) => userIds)).to.deep.equal([[user.id]]);
  });

  it('tell an invited person who has an account, and the one who invited when the person has joined', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const invited = await makeUser(own.database);
    const [manager, guest] = [await loginAs(server, root, company), await loginAs(server, invited)];
    expect((await manager.post('/v1/users/invite', { emails: [invited.email.toUpperCase()] })).status).to.equal(200);
    expect(kindsOf(await bellOf(guest))).to.deep.equal(['invited']);
    const token = linkSecret(server, invited.email);
    expect((await guest.post('/v1/users/accept-invitation', { token })).status).to.equal(200);
    const bell = await bellOf(manager);
    expect(kindsOf(bell)).to.deep.equal(['joined']);
    expect(bell.items[0]?.actor_name).to.equal(invited.full_name);
  });

  it('tell a person who becomes the root user', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const { user } = await makeMember(own.database, { company });
    const [manager, member] = [await loginAs(server, root, company), await loginAs(server, user, company)];
    const password = await server.services.passwords.hash('shorui-2026-password');
    await own.models.User.update({ password }, { where: { id: root.id } });
    const body = { user_id: user.id, password: 'shorui-2026-password' };
    expect((await manager.post('/v1/groups/change-root-user', body)).status).to.equal(200);
    expect(kindsOf(await bellOf(member))).to.deep.equal(['root-received']);
    expect(kindsOf(await bellOf(manager))).to.deep.equal([]);
  });

  it('are listed by page and marked as read, one or all; those of others are not found', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const { user: other } = await makeMember(own.database, { company });
    for (const userId of [root.id, root.id, root.id, other.id]) {
      const values = {
        user_id: userId,
        company_id: company.id,
        kind: 'joined',
        actor_name: '𠮷野',
        subject: '',
      } as const;
      await own.models.NotificationRow.create(values);
    }
    const [client, stranger] = [await loginAs(server, root, company), await loginAs(server, other, company)];
    const first = await bellOf(client, { per_page: '2' });
    expect([first.items.length, first.total, first.unread, first.has_more]).to.deep.equal([2, 3, 3, true]);
    const id = first.items[0]?.id ?? 0;
    expect((await stranger.put(`/v1/notifications/${id}/read`)).status).to.equal(404);
    expect((await client.put(`/v1/notifications/${id}/read`)).status).to.equal(200);
    expect((await client.put(`/v1/notifications/${id}/read`)).status).to.equal(200);
    expect((await bellOf(client)).unread).to.equal(2);
    expect((await client.post('/v1/notifications/read-all')).status).to.equal(200);
    expect((await bellOf(client)).unread).to.equal(0);
    expect((await bellOf(stranger)).unread).to.equal(1);
  });

  it('are found by an index', async () => {
    await expectIndexed(own.database, () =>
      own.models.NotificationRow.findAll({ where: { user_id: 1 }, order: [['id', 'DESC']], limit: 20 }),
    );
  });
});
