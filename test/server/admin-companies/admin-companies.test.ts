import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makePlan, makeWorkspace } from '../support/factories.ts';
import { linkSecret } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

eachDatabase('companies in the admin area', (own) => {
  let server: TestServer;
  let staff: TestClient;
  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database));
  });
  after(() => server.close());

  it('are searched by words, role, type and plan, in the requested order', async () => {
    const plan = await makePlan(own.database);
    await makeWorkspace(own.database, { name: '青空商事株式会社', name_kana: 'アオゾラショウジ', roles: ['normal'] });
    await makeWorkspace(own.database, { name: '青葉書類株式会社', roles: ['application'], plan_id: plan.id, type: 1 });
    await makeWorkspace(own.database, { name: '青山総合株式会社', roles: ['normal', 'application'] });
    const search = async (body: object) => {
      const reply = await staff.post('/admin/v1/companies/search', body);
      expect(reply.status, reply.text).to.equal(200);
      return reply.body.data.items.map(({ name }: { name: string }) => name);
    };
    expect(await search({ keyword: '青' })).to.deep.equal(['青山総合株式会社', '青葉書類株式会社', '青空商事株式会社']);
    expect(await search({ keyword: '青', sort: 'oldest' })).to.deep.equal([
      '青空商事株式会社',
      '青葉書類株式会社',
      '青山総合株式会社',
    ]);
    expect(await search({ keyword: 'アオゾラ' })).to.deep.equal(['青空商事株式会社']);
    expect(await search({ keyword: '青', filters: { role: 'application' } })).to.have.length(2);
    expect(await search({ filters: { plan_id: plan.id } })).to.deep.equal(['青葉書類株式会社']);
    expect(await search({ keyword: '青', filters: { type: 1 } })).to.deep.equal(['青葉書類株式会社']);
    expect(await search({ keyword: '青', filters: { plan_id: null } })).to.have.length(2);
    const row = (await staff.post('/admin/v1/companies/search', { keyword: '青葉' })).body.data.items[0];
    expect(row).to.deep.include({ member_count: 1, plan: { id: plan.id, name: plan.name } });
    const pick = async (query: Record<string, string | number>) =>
      (await staff.get('/admin/v1/companies/all', { query })).body.data;
    const all = await pick({ per_page: 2 });
    expect(all.items).to.have.length(2);
    expect(all.total).to.be.greaterThan(2);
    const found = await pick({ keyword: 'あおぞら' });
    expect([found.total, found.items[0].name]).to.deep.equal([1, '青空商事株式会社']);
  });

  it('are created with a root user: the first person to accept the invitation', async () => {
    const made = await staff.post('/admin/v1/companies', {
      name: '新規株式会社',
      email: 'root@new.example.com',
      settings: { has_staff: true },
    });
    expect(made.status, made.text).to.equal(201);
    expect(made.body.data).to.include({ member_count: 0, root_user: null });
    expect(made.body.data.settings).to.include({ has_staff: true });
    const code = linkSecret(server, 'root@new.example.com');
    const person = { last_name: '田中', first_name: '一', password: 'a long enough secret' };
    const browser = server.client();
    expect((await browser.put(`/v1/auth/change-info/${code}`, person)).status).to.equal(200);
    const read = (await staff.get(`/admin/v1/companies/${made.body.data.id}`)).body.data;
    expect(read).to.deep.include({ member_count: 1 });
    expect(read.root_user.full_name).to.equal('田中 一');
  });

  it('change with the expected version, and refuse a plan that does not exist', async () => {
    const { company } = await makeWorkspace(own.database);
    const path = `/admin/v1/companies/${company.id}`;
    const wrong = await staff.put(path, { plan_id: 999_999, version: 0 });
    expect(wrong.status).to.equal(400);
    expect(wrong.body.errors.plan_id).to.deep.equal(['存在しないプランです。']);
    expect((await staff.put(path, { name: '改名株式会社', version: 0 })).body.data.name).to.equal('改名株式会社');
    expect((await staff.put(path, { name: '遅い', version: 0 })).status).to.equal(409);
    expect((await staff.put('/admin/v1/companies/999999', { version: 0 })).status).to.equal(404);
  });

  it('get roles and type from staff only; with two roles they have sales', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const path = `/admin/v1/companies/${company.id}`;
    const both = await staff.post(`${path}/update-role`, { role_id: [1, 2] });
    expect(both.body.data).to.deep.include({ roles: ['normal', 'application'], role_id: [1, 2], has_sales: true });
    expect((await staff.put(`${path}/update-type`, { type: 1 })).body.data.type).to.equal(1);
    for (const role_id of [[], ['normal'], [3], [1, 1]])
      expect((await staff.post(`${path}/update-role`, { role_id })).status, String(role_id)).to.equal(400);
    expect((await staff.put(`${path}/update-type`, { type: 2 })).status).to.equal(400);
    const client = await loginAs(server, root, company);
    expect((await client.post(`${path}/update-role`, { role_id: [1] })).status).to.equal(401);
  });

  it('are deleted, which closes the workspace, and restored', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root, company);
    expect((await client.get('/v1/companies/current')).status).to.equal(200);
    expect((await staff.delete(`/admin/v1/companies/${company.id}`)).status).to.equal(200);
    expect((await client.get('/v1/companies/current')).status).to.be.oneOf([400, 403, 404]);
    expect((await staff.get(`/admin/v1/companies/${company.id}`)).status).to.equal(404);
    expect((await staff.post(`/admin/v1/companies/${company.id}/restore`)).status).to.equal(200);
    expect((await client.get('/v1/companies/current')).status).to.equal(200);
    expect((await staff.post(`/admin/v1/companies/${company.id}/restore`)).status).to.equal(404);
  });

  it('have the lists of businesses and prefectures', async () => {
    expect((await staff.get('/admin/v1/businesses')).body.data).to.have.length(20);
    expect((await staff.get('/admin/v1/provinces')).body.data).to.have.length(47);
    expect((await server.client().get('/admin/v1/provinces')).status).to.equal(401);
  });
});
