import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { browserOf, loginAs, loginAsAdmin, makeAdmin, makePlan, makeWorkspace } from '../support/factories.ts';
import { linkSecret } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const path = '/admin/v1/settings';

eachDatabase('the settings of the service', (own) => {
  let server: TestServer;
  let staff: TestClient;
  beforeEach(async () => {
    await own.models.ServerSettings.destroy({ where: {} });
    await own.models.Company.update({ plan_id: null }, { where: {} });
    for (const plan of await own.models.Plan.findAll()) await plan.destroy();
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database, { name: '設定花子' }));
    // Settings are cached for a moment.
    server.advance(60_000);
  });
  afterEach(() => server.close());

  const change = (values: object, version: number) => staff.put(path, { ...values, version });

  it('are the defaults until they are changed; then login screens and uploads use the new values', async () => {
    const { data } = (await staff.get(path)).body;
    expect(data).to.deep.equal({
      support_email: null,
      login_notice: null,
      upload_max_bytes: null,
      application_plan_id: null,
      application_trial_days: null,
      upload_limit_bytes: 20 * 1024 * 1024,
      version: 0,
      updated_at: null,
    });
    const guest = server.client();
    const shown = async () => (await guest.get('/v1/get-settings')).body.data;
    expect(await shown()).to.deep.include({ login_notice: null, support_email: null });
    const values = {
      login_notice: '日曜は\n休みです',
      support_email: 'help@example.jp',
      upload_max_bytes: 1024 * 1024,
    };
    const saved = await change(values, 0);
    expect(saved.body.message).to.equal('設定を保存しました。');
    expect(saved.body.data).to.deep.include({ ...values, version: 1 });
    expect(await shown()).to.deep.include({
      login_notice: '日曜は\n休みです',
      support_email: 'help@example.jp',
      upload: { max_bytes: 1024 * 1024 },
    });
    const { root, company } = await makeWorkspace(own.database);
    const client = await loginAs(server, root, company);
    const upload = (size: number) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.alloc(size, 'a')]), 'a.txt');
      return client.post('/v1/files', undefined, { form });
    };
    expect((await upload(1024 * 1024 + 1)).status).to.equal(413);
    expect((await upload(1024 * 1024)).status).to.equal(201);
    expect((await change({ upload_max_bytes: null, login_notice: null }, 1)).status).to.equal(200);
    expect((await upload(1024 * 1024 + 1)).status).to.equal(201);
    expect(await shown()).to.deep.include({ login_notice: null, support_email: 'help@example.jp' });
  });

  it('name the user of a conflicting change, also when both make the first one, and are audited', async () => {
    const both = await Promise.all([change({ login_notice: '一' }, 0), change({ login_notice: '二' }, 0)]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body.message).to.equal('設定花子さんが先に変更しました。再読み込みして内容を確認してください。');
    const events = await own.models.AuditEvent.findAll({ where: { action: 'adminSettings.update' }, raw: true });
    const [event] = events.slice(-1);
    expect(event).to.include({ actor_name: '設定花子', subject_kind: 'server_settings', subject_id: '1' });
    await own.models.AuditEvent.destroy({ where: { action: 'adminSettings.update' } });
  });

  it('are refused in Japanese at the field: over the configured limit, an unknown plan, not an address', async () => {
    const wrong = async (values: object) => (await change(values, 0)).body.errors;
    expect(await wrong({ upload_max_bytes: 50 * 1024 * 1024 })).to.deep.equal({
      upload_max_bytes: ['サーバーの設定による上限（20MB）以下で入力してください。'],
    });
    expect(await wrong({ application_plan_id: 987_654 })).to.deep.equal({
      application_plan_id: ['存在しないプランです。'],
    });
    expect(await wrong({ support_email: 'x' })).to.have.key('support_email');
    expect(await wrong({ application_trial_days: 0 })).to.have.key('application_trial_days');
    expect(await own.models.ServerSettings.count()).to.equal(0);
  });

  it('are available to staff only', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const user = await browserOf(server, root, company);
    expect((await user.get(path)).status).to.equal(401);
    expect((await server.client().get(path)).status).to.equal(401);
  });

  it('reach other processes within seconds', async () => {
    const other = await startServer(await own.open());
    try {
      const shown = async () => (await other.client().get('/v1/get-settings')).body.data.login_notice as string | null;
      expect(await shown()).to.equal(null);
      await change({ login_notice: 'お知らせ' }, 0);
      other.advance(6000);
      expect(await shown()).to.equal('お知らせ');
    } finally {
      await other.close();
    }
  });

  describe('determine the plan of document-creation sign-ups', () => {
    const signUp = async (email: string) => {
      const client = server.client();
      const form = { last_name: '佐藤', first_name: '花子', is_application: true };
      await client.post('/v1/auth/register', { email, is_application: true });
      const token = linkSecret(server, email);
      const reply = await client.post('/v1/auth/register', {
        ...form,
        token,
        password: 'correct horse battery',
      });
      expect(reply.status, reply.text).to.equal(200);
      client.workspace = reply.body.data.session.workspace_id as number;
      client.bearer = reply.body.data.session.access_token as string;
      return client;
    };
    const planOf = async (client: TestClient) => (await client.get('/v1/plans/current-plan')).body.data;
    const opens = { features: { application_view: true } };

    it('the cheapest public one with the feature, and none if there is none', async () => {
      expect(await planOf(await signUp('none@example.com'))).to.equal(null);
      await makePlan(own.database, { price: 100, features: { crud_todo: true } });
      await makePlan(own.database, { price: 200, status: 1, ...opens });
      await makePlan(own.database, { price: 300, end_trial_date: '2020-01-01', ...opens });
      await makePlan(own.database, { price: 900, ...opens });
      const cheapest = await makePlan(own.database, { price: 400, ...opens });
      const client = await signUp('cheap@example.com');
      expect(await planOf(client)).to.include({ id: cheapest.id, end_trial_date: null });
      const info = (await client.get('/v1/auth/info')).body.data;
      expect(info).to.deep.include({ is_role_application: true, planPermission: { application_view: true } });
    });

    it('the configured one, on trial for its days, until staff assign another plan', async () => {
      await makePlan(own.database, { price: 1, ...opens });
      const chosen = await makePlan(own.database, { price: 5000, status: 3, ...opens });
      const paid = await makePlan(own.database, { price: 6000, ...opens });
      await change({ application_plan_id: chosen.id, application_trial_days: 14 }, 0);
      const client = await signUp('trial@example.com');
      const last = new Date(server.services.now().getTime() + (9 + 13 * 24) * 3_600_000).toISOString().slice(0, 10);
      expect(await planOf(client)).to.include({ id: chosen.id, end_trial_date: last });
      const isOver = async () => (await client.get('/v1/plans/check-expired')).body.data.expiredStatus as boolean;
      expect(await isOver()).to.equal(false);
      await own.models.Company.update({ trial_ends_on: '2020-01-31' }, { where: { id: client.workspace ?? 0 } });
      expect(await isOver()).to.equal(true);
      const company = (await staff.get(`/admin/v1/companies/${client.workspace}`)).body.data;
      const given = { plan_id: paid.id, version: company.version as number };
      const moved = await staff.put(`/admin/v1/companies/${client.workspace}`, given);
      expect(moved.status, moved.text).to.equal(200);
      expect(await isOver()).to.equal(false);
      expect(await planOf(client)).to.include({ id: paid.id, end_trial_date: null });
    });
  });
});
