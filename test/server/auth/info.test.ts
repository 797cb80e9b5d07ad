import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import {
  browserOf,
  loginAs,
  makeCategory,
  makeCompany,
  makeGroup,
  makeMember,
  makePlan,
  makeWorkspace,
} from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

eachDatabase('the session user', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('contains groups with type, permissions and categories, the workspace, the plan and the permitted actions', async () => {
    const plan = await makePlan(own.database, { features: { application_view: true, crud_document: false } });
    const company = await makeCompany(own.database, { plan_id: plan.id, roles: ['normal', 'application'] });
    const { user } = await makeMember(own.database, { company });
    const contracts = await makeCategory(own.database, { company, name: '契約' });
    const shared = await makeCategory(own.database, { name: '共通' });
    const group = await makeGroup(own.database, {
      company,
      name: '総務部',
      type: 'manager',
      permissions: ['accept_document'],
      users: [user],
      categories: [
        { category: contracts, full: true },
        { category: shared, full: false },
      ],
    });
    const reply = await (await loginAs(server, user, company)).get('/v1/auth/info');
    expect(reply.status).to.equal(200);
    const { data } = reply.body;
    expect(data.groups).to.deep.equal([
      {
        id: group.id,
        name: '総務部',
        type: 2,
        permissions: ['accept_document'],
        categories: [
          { id: contracts.id, name: '契約', full_access: true },
          { id: shared.id, name: '共通', full_access: false },
        ],
      },
    ]);
    expect(data.permissions).to.have.members([
      'accept_document',
      `document_full_${contracts.id}`,
      `document_read_${shared.id}`,
    ]);
    expect(data.workspace).to.deep.equal({
      id: company.id,
      name: company.name,
      plan_id: plan.id,
      roles: ['normal', 'application'],
    });
    expect(data.planPermission).to.deep.equal({ application_view: true, crud_document: false });
    expect(data).to.include({ is_root: false, is_sub_root: false, default_path: '/applications/list' });
    expect(data.actions).to.include({ change_password: true, open_settings: true, pay: false, request_group: false });
    expect(data.on_behalf).to.equal(null);
    expect(reply.text).to.not.include('argon2');
  });

  it('has no workspace before one is chosen, and none of a company that the user left or does not belong to', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const { user, member } = await makeMember(own.database, { company });
    const other = await makeWorkspace(own.database);
    const client = await loginAs(server, user);
    const workspace = async () => (await client.get('/v1/auth/info')).body.data.workspace;
    expect(await workspace()).to.equal(null);
    client.workspace = other.company.id;
    expect(await workspace()).to.equal(null);
    client.workspace = company.id;
    expect(await workspace()).to.include({ id: company.id });
    await member.update({ removed_at: stillNow() });
    expect(await workspace()).to.equal(null);
    const browser = await browserOf(server, root, company);
    expect((await browser.get('/v1/auth/info')).body.data).to.include({ is_root: true });
    await company.destroy();
    expect((await browser.get('/v1/auth/info')).body.data.workspace).to.equal(null);
  });

  it('omits deleted groups and groups of other companies', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const other = await makeWorkspace(own.database);
    const gone = await makeGroup(own.database, { company, users: [root], permissions: ['settings'] });
    await makeGroup(own.database, { company: other.company, users: [root], permissions: ['leading'] });
    await gone.destroy();
    const { data } = (await (await loginAs(server, root, company)).get('/v1/auth/info')).body;
    expect(data.groups).to.deep.equal([]);
    expect(data.permissions).to.deep.equal([]);
  });

  it('records the first login once', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    expect((await client.get('/v1/auth/info')).body.data.first_logged_in_at).to.equal(null);
    const first = await client.put('/v1/auth/update-first-logged-in');
    expect(first.status).to.equal(200);
    server.advance(60_000);
    const second = await client.put('/v1/auth/update-first-logged-in');
    expect(second.body.data).to.deep.equal(first.body.data);
    expect((await client.get('/v1/auth/info')).body.data).to.include(first.body.data);
    expect((await server.client().put('/v1/auth/update-first-logged-in')).status).to.equal(401);
  });
});
