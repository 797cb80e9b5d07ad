import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makeMember, makePlan, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('the company of a workspace', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('is read by its members and changed by users with the settings permission, in parts', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const group = await makeGroup(own.database, { company });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    const client = await loginAs(server, root, company);
    const member = await loginAs(server, user, company);
    const seen = (await member.get('/v1/companies/current')).body.data;
    expect(seen).to.deep.include({
      name: company.name,
      member_count: 2,
      root_user_id: root.id,
      actions: { update: false },
    });
    const settings = {
      health_insurance: 1,
      settlement_month: 3,
      province: 13,
      office_address: '東京都千代田区霞が関1-1',
    };
    const changes = {
      name_kana: 'カブシキガイシャテスト',
      size: 3,
      favorites: [1, 48],
      settings,
      version: seen.version,
    };
    expect((await member.put('/v1/companies/current', changes)).status).to.equal(403);
    const changed = await client.put('/v1/companies/current', changes);
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body.data).to.deep.include({ name: company.name, size: 3, favorites: [1, 48] });
    expect((await member.get('/v1/companies/settings')).body.data).to.deep.include({ ...settings, has_staff: null });
    expect((await client.put('/v1/companies/current', { ...changes, version: seen.version })).status).to.equal(409);
    const [event] = await own.models.AuditEvent.findAll({
      where: { workspace_id: company.id, action: 'companies.update' },
    });
    expect(event?.after).to.deep.include({ size: 3, settings });
  });

  it('refuses values outside of their lists, with the path of each', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root, company);
    const reply = await client.put('/v1/companies/current', {
      size: 8,
      favorites: [0],
      name_kana: 'かぶしきがいしゃ',
      settings: { province: 48, settlement_month: 13, unknown: 1 },
      roles: ['application'],
      version: 0,
    });
    expect(reply.status).to.equal(400);
    expect(reply.body.errors).to.have.keys(
      'size',
      'favorites[0]',
      'name_kana',
      'settings.province',
      'settings.settlement_month',
      'settings.unknown',
      'roles',
    );
  });

  it('has public lists of choices', async () => {
    const client = server.client();
    const provinces = (await client.get('/v1/provinces')).body.data;
    expect(provinces).to.have.length(47);
    expect(provinces[12]).to.deep.equal({ id: 13, name: '東京都' });
    const businesses = (await client.get('/v1/businesses')).body.data;
    expect(businesses).to.have.length(20);
    const english = (await client.get('/v1/businesses', { headers: { 'accept-language': 'en' } })).body.data;
    expect(english[3].name).to.equal('Construction');
  });

  it('shows its plan: seats, storage, whether the trial has ended', async () => {
    const plan = await makePlan(own.database, {
      limit_member: 5,
      storage: 0.5,
      end_trial_date: '2000-01-31',
      features: {},
    });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    expect((await client.get('/v1/plans/current-plan')).body.data).to.include({ id: plan.id, limit_member: 5 });
    expect((await client.get('/v1/plans/check-expired')).body.data).to.deep.equal({ expiredStatus: true });
    expect((await client.get('/v1/plans/check-limit')).body.data).to.deep.equal({
      limitUserStatus: false,
      limitStorageStatus: false,
      seats: { used: 1, limit: 5 },
      storage: { used: 0, limit: 500_000_000 },
    });
    const seats = (await client.get('/v1/plans/users')).body.data;
    expect(seats).to.deep.include({ items: [{ id: root.id, full_name: root.full_name }], total: 1 });
    const draft = await makePlan(own.database, { status: 1 });
    const shown = (await client.get('/v1/plans/list')).body.data.map(({ id }: { id: number }) => id);
    expect(shown).to.include(plan.id).and.not.include(draft.id);
    const without = await makeWorkspace(own.database);
    const other = await loginAs(server, without.root, without.company);
    expect((await other.get('/v1/plans/current-plan')).body.data).to.equal(null);
    expect((await other.get('/v1/plans/check-expired')).body.data).to.deep.equal({ expiredStatus: false });
  });

  it('shows the same server settings under both names', async () => {
    const client = server.client();
    const { data } = (await client.get('/v1/get-settings')).body;
    expect(data.applications.fieldType).to.include({ text: 1, formula: 15 });
    expect(data.applications.fieldTypeJp).to.include({ '5': '日付' });
    expect(data.applications.incrementTag).to.deep.equal({ prefix: '連番', text: '{{連番1}}' });
    expect(data.company_info.insurance_values.map(({ jp }: { jp: string }) => jp)).to.deep.equal([
      '未加入',
      '加入済み',
      '不明',
    ]);
    expect((await client.get('/v1/get-setting')).body.data).to.deep.equal(data);
  });
});
