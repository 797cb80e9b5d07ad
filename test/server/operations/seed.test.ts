import { expect } from 'chai';
import { createPasswords } from '../../../packages/server/src/passwords/passwords.ts';
import { demoLogins, seedDemo } from '../../../packages/server/src/operations/seed/seed-demo.ts';
import { eachDatabase } from '../support/each-database.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('the demo', (own) => {
  let server: TestServer;
  before(async () => {
    // The costs of the product: the demo computes only one hash.
    server = await startServer(own.database, { services: { passwords: createPasswords() } });
  });
  after(() => server.close());

  it('has two companies with different roles, users of every role and type of group, and staff', async () => {
    expect(await seedDemo(server.services)).to.equal('made');
    const companies = await own.models.Company.findAll({ order: [['id', 'ASC']] });
    expect(companies.map(({ roles }) => roles)).to.deep.equal([['normal'], ['application']]);
    const roles = ['root', 'sub_root', 'manager', 'leader', 'general', 'unassigned'];
    for (const { id, name } of companies) {
      expect(demoLogins.filter(({ company }) => company === name).map(({ role }) => role)).to.deep.equal(roles);
      const groups = await own.models.Group.findAll({ where: { workspace_id: id } });
      expect(groups.map(({ type }) => type)).to.have.members(roles.slice(1));
      expect(await own.models.Member.count({ where: { workspace_id: id, is_root: true } })).to.equal(1);
    }
    expect(await own.models.AuditEvent.count({ where: { actor_name: 'shorui seed' } })).to.equal(3);
  });

  it('lets every account log in with the printed password', async () => {
    for (const { area, login, password, company } of demoLogins) {
      const client = server.client();
      const reply =
        area === 'admin'
          ? await client.post('/admin/v1/auth/login', { uid: login, password })
          : await client.post('/v1/auth/login', { email: login, password });
      expect(reply.status, `${login}: ${reply.text}`).to.equal(200);
      if (company !== undefined) expect(reply.body.data.companies[0].name).to.equal(company);
    }
  });

  it('is created once, and never with other data or in production', async () => {
    await seedDemo(server.services);
    expect(await seedDemo(server.services)).to.equal('there');
    const config = { ...server.services.config, mode: 'production' } as const;
    expect(await seedDemo({ ...server.services, config })).to.equal('production');
    const user = await own.models.User.findOne({ where: { email: demoLogins[0]?.login }, rejectOnEmpty: true });
    await user.update({ email: 'somebody@example.jp' });
    expect(await seedDemo(server.services)).to.equal('not_empty');
    expect(await own.models.Company.count()).to.equal(2);
  });
});
