import { expect } from 'chai';
import { auditLines, clearAudit } from '../support/audit-lines.ts';
import { eachDatabase } from '../support/each-database.ts';
import { browserOf, loginAs, makeGroup, makeMember, makeWorkspace, password } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

eachDatabase('a call for a record that is not the caller’s', (own) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer(own.database);
  });
  afterEach(() => server.close());

  const clear = () => clearAudit(server, own.models);
  const lines = () => auditLines(server, own.models);
  const twoCompanies = async () => {
    const mine = await makeWorkspace(own.database);
    const other = await makeWorkspace(own.database);
    const group = await makeGroup(own.database, { company: other.company, name: '秘密の部署' });
    return { mine, other, group, client: await loginAs(server, mine.root, mine.company) };
  };

  it('gets the same reply as if the record did not exist, and is audited with its owner', async () => {
    const { mine, other, group, client } = await twoCompanies();
    await clear();
    const nowhere = await client.get('/v1/groups/987654321');
    const foreign = await client.get(`/v1/groups/${group.id}`);
    expect(foreign.status).to.equal(404);
    const without = (reply: typeof foreign) => ({ ...reply.body, rid: '' });
    expect(without(foreign)).to.deep.equal(without(nowhere));
    const [row, ...more] = await lines();
    expect(more).to.deep.equal([]);
    expect(row?.get()).to.include({
      action: 'groups.read.refused',
      subject_kind: 'group',
      subject_id: String(group.id),
      subject_workspace_id: other.company.id,
      workspace_id: mine.company.id,
      actor_id: mine.root.id,
      note: `GET /v1/groups/${group.id}: not_found`,
      address: '127.0.0.1',
      request_id: foreign.headers.get('x-request-id'),
    });
    expect(JSON.stringify(row)).to.not.include('秘密');
  });

  it('is audited although its own change was rolled back, once, however many records it names', async () => {
    const { other, mine, group, client } = await twoCompanies();
    const second = await makeGroup(own.database, { company: other.company });
    const ours = await makeGroup(own.database, { company: mine.company });
    await clear();
    const reply = await client.post('/v1/users/invite', {
      emails: ['a@example.com'],
      group_ids: [ours.id, group.id, 987_654_321, second.id],
    });
    expect(reply.status).to.equal(404);
    const [row, ...more] = await lines();
    expect(more).to.deep.equal([]);
    expect(row?.get()).to.include({ action: 'users.invite.refused', subject_id: String(group.id) });
    expect(row?.note).to.equal(`POST /v1/users/invite: not_found; also ${second.id}`);
    expect(await own.models.Invitation.count({ where: { workspace_id: mine.company.id } })).to.equal(0);
  });

  it('gets the reply before the audit is written, so that the reply time reveals nothing', async () => {
    const { group, client } = await twoCompanies();
    await clear();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // On SQLite all writers wait for this one; on PostgreSQL the table itself is locked.
    const locking = own.database.unitOfWork(
      { actor: { kind: 'system', name: 'lock' }, requestId: null, address: null, userAgent: null },
      async (unit) => {
        if (own.dialect === 'postgres') {
          await own.database.sequelize.query('LOCK TABLE audit_events', { transaction: unit.transaction });
        }
        await held;
      },
    );
    expect((await client.get(`/v1/groups/${group.id}`)).status).to.equal(404);
    release();
    await locking;
    expect((await lines()).map(({ action }) => action)).to.deep.equal(['groups.read.refused']);
  });

  it("is not an attempt when the record is the company's own, and was deleted or left", async () => {
    const { mine, client } = await twoCompanies();
    const group = await makeGroup(own.database, { company: mine.company });
    const { user, member } = await makeMember(own.database, { company: mine.company });
    await group.destroy();
    await member.update({ removed_at: stillNow() });
    await clear();
    expect((await client.get(`/v1/groups/${group.id}`)).status).to.equal(404);
    expect((await client.get(`/v1/users/${user.id}`)).status).to.equal(404);
    expect(await lines()).to.deep.equal([]);
  });

  it('repeated without end does not fill the audit, nor displace the attempts of others', async () => {
    const { mine, group, client } = await twoCompanies();
    const { user } = await makeMember(own.database, { company: mine.company });
    const colleague = await loginAs(server, user, mine.company);
    await makeGroup(own.database, { company: mine.company, users: [user] });
    // A token that was valid before passes the limit that the unknown caller reaches.
    expect((await colleague.get('/v1/auth/info')).status).to.equal(200);
    await clear();
    const stranger = server.client();
    stranger.bearer = 'no-such-token-of-anybody';
    for (let at = 0; at < 70; at += 1) {
      await stranger.get('/v1/auth/info');
      expect((await client.get(`/v1/groups/${group.id}`)).status).to.equal(404);
    }
    expect((await colleague.get(`/v1/groups/${group.id}`)).status).to.equal(404);
    const rows = await lines();
    const by = (id: number | null) => rows.filter(({ actor_id }) => actor_id === id).length;
    expect([by(null), by(mine.root.id), by(user.id)]).to.deep.equal([60, 60, 1]);
    server.advance(60_000);
    await client.get(`/v1/groups/${group.id}`);
    expect((await lines()).length).to.equal(rows.length + 1);
  });

  it('is audited under both names when staff act as the user', async () => {
    const { group, client } = await twoCompanies();
    const admin = await own.models.Admin.create({ uid: 'behalf', name: '代理花子', password: 'x' });
    await own.models.Session.update({ on_behalf_admin_id: admin.id }, { where: {} });
    await clear();
    expect((await client.get(`/v1/groups/${group.id}`)).status).to.equal(404);
    const change = {
      password,
      new_password: 'another good passphrase',
      new_password_confirmation: 'another good passphrase',
    };
    expect((await client.post('/v1/auth/change-password', change)).body.code).to.equal('not_on_behalf');
    const rows = await lines();
    // Each line is written after its reply, so nothing promises which comes first.
    expect(rows.map(({ action, on_behalf_name }) => [action, on_behalf_name])).to.have.deep.members([
      ['groups.read.refused', '代理花子'],
      ['auth.changePassword.refused', '代理花子'],
    ]);
  });

  it('names another workspace by its cookie, its choice or its header: each is an attempt at that company', async () => {
    const { mine, other } = await twoCompanies();
    const browser = await browserOf(server, mine.root);
    await clear();
    browser.cookies.set('workspace', String(other.company.id));
    expect((await browser.get('/v1/groups')).body.code).to.equal('need_workspace');
    expect((await browser.post('/v1/auth/workspace', { company_id: other.company.id })).status).to.equal(404);
    browser.workspace = other.company.id;
    expect((await browser.get('/v1/groups')).body.code).to.equal('forbidden');
    const rows = await lines();
    expect(rows.map((row) => [row.action, row.subject_kind, row.subject_workspace_id])).to.have.deep.members(
      ['groups.list', 'auth.chooseWorkspace', 'groups.list'].map((name) => [
        `${name}.refused`,
        'company',
        other.company.id,
      ]),
    );
  });
});
