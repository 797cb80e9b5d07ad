import { expect } from 'chai';
import { mostFailedTokens } from '../../../packages/server/src/http/failed-tokens.ts';
import { eachDatabase } from '../support/each-database.ts';
import {
  browserOf,
  loginAs,
  loginAsAdmin,
  makeAdmin,
  makeGroup,
  makeMember,
  makeWorkspace,
} from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('a refused access', (own) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer(own.database);
    await own.models.AuditEvent.destroy({ where: {} });
  });
  afterEach(() => server.close());
  const lines = async () =>
    (await own.models.AuditEvent.findAll({ order: [['id', 'ASC']] })).map((event) => event.get({ plain: true }));

  it('is in the audit: the caller, the action, the record and the reason', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const other = await makeWorkspace(own.database);
    const { user } = await makeMember(own.database, { company });
    await makeGroup(own.database, { company, users: [user] });
    const member = await loginAs(server, user, company);
    await own.models.AuditEvent.destroy({ where: {} });
    expect((await member.post('/v1/groups', { name: 'x' })).body.code).to.equal('forbidden');
    member.workspace = other.company.id;
    expect((await member.get('/v1/groups')).status).to.equal(403);
    const browser = await browserOf(server, root, company);
    browser.csrf = false;
    expect((await browser.post('/v1/auth/check-password', { password: 'x' })).body.code).to.equal('csrf');
    const found = await lines();
    expect(found.map(({ action, note }) => `${action}: ${note}`)).to.deep.equal([
      'groups.create.refused: POST /v1/groups: forbidden',
      'groups.list.refused: GET /v1/groups: forbidden',
      'auth.checkPassword.refused: POST /v1/auth/check-password: csrf',
    ]);
    expect(found[0]).to.include({ workspace_id: company.id });
    expect(found[0]).to.deep.include({ actor_id: user.id });
    expect(JSON.stringify(found)).not.to.contain(member.bearer);
  });

  it('with a session of the other area is audited too; calls without a session are not', async () => {
    const admin = await loginAsAdmin(server, await makeAdmin(own.database));
    await own.models.AuditEvent.destroy({ where: {} });
    expect((await admin.get('/v1/auth/info')).status).to.equal(401);
    expect((await server.client().get('/v1/auth/info')).status).to.equal(401);
    expect((await lines()).map(({ action, note }) => `${action}: ${note}`)).to.deep.equal([
      'auth.info.refused: GET /v1/auth/info: unauthenticated',
    ]);
  });

  it('repeated without end does not fill the audit', async () => {
    const client = server.client();
    client.bearer = 'no-such-token-of-anybody';
    for (let at = 0; at < 80; at++)
      expect((await client.get('/v1/auth/info')).status).to.equal(at < mostFailedTokens ? 401 : 429);
    expect((await lines()).length).to.be.within(50, 70);
  });
});
