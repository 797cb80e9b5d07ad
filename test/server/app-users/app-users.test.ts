import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeCompany, makePlan, makeUser } from '../support/factories.ts';
import { beginRun, publishApplicationBy, type PublishedApplication } from '../support/published-application.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

interface Listed {
  readonly id: number;
  readonly company: { readonly name: string };
}

eachDatabase('those who use an application', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let application: PublishedApplication;
  let other: PublishedApplication;
  /** Runs: of 青空商事 complete and answering, of 海風工業 not answered. */
  let runs: readonly number[];
  let clients: readonly TestClient[];
  let companies: readonly number[];

  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database, { name: '運営 一郎' }));
    const plan = await makePlan(own.database, { features: { application_view: true } });
    application = await publishApplicationBy(staff);
    other = await publishApplicationBy(staff, '別の契約');
    const people = [
      await makeUser(own.database, { last_name: '青木', first_name: '花子', kana: 'アオキハナコ' }),
      await makeUser(own.database, { last_name: '海野', first_name: '次郎', kana: 'ウンノジロウ' }),
    ];
    const made = [
      await makeCompany(own.database, { name: '青空商事', plan_id: plan.id, root: people[0]! }),
      await makeCompany(own.database, { name: '海風工業', plan_id: plan.id, root: people[1]! }),
    ];
    companies = made.map(({ id }) => id);
    clients = await Promise.all(made.map((company, at) => loginAs(server, people[at]!, company)));
    runs = [
      await beginRun(clients[0]!, application.id, { 会社名: '株式会社A', 決済: 'transfer' }),
      await beginRun(clients[0]!, application.id, { 会社名: '', 決済: '現金' }),
      await beginRun(clients[1]!, application.id),
    ];
    await beginRun(clients[1]!, other.id, { 会社名: '株式会社A' });
  });
  after(() => server.close());

  const list = async (query: Record<string, string | number> = {}) => {
    const reply = await staff.get(`${application.at}/app-users`, { query });
    expect(reply.status, reply.text).to.equal(200);
    return reply.body.data as { items: Listed[]; total: number; total_quantity: number; complete_quantity: number };
  };
  const ids = async (query: Record<string, string | number>): Promise<number[]> =>
    (await list(query)).items.map(({ id }) => id);

  it('are listed with their companies and the numbers of all and of complete ones', async () => {
    const { items, ...numbers } = await list();
    expect(items.map(({ id }) => id)).to.deep.equal(runs.toReversed());
    expect(numbers).to.deep.equal({ page: 1, per_page: 20, total: 3, total_quantity: 3, complete_quantity: 1 });
    expect(items[2]).to.deep.include({
      application_id: application.id,
      number: 1,
      state: 2,
      company: { id: companies[0], name: '青空商事' },
      paid_at: null,
    });
    expect((items[2] as unknown as { user: { full_name: string } }).user.full_name).to.equal('青木 花子');
    expect(await ids({ sort: 'oldest' })).to.deep.equal(runs);
    expect(await ids({ sort: 'oldest', page: 2, per_page: 2 })).to.deep.equal([runs[2]]);
  });

  it('are found by state, company, time, and by names of any width and kind of kana', async () => {
    expect(await ids({ state: 2 })).to.deep.equal([runs[0]]);
    expect(await ids({ company_id: companies[1]! })).to.deep.equal([runs[2]]);
    expect(await ids({ company_id: companies[0]!, state: 1 })).to.deep.equal([runs[1]]);
    expect(await ids({ keyword: '海風' })).to.deep.equal([runs[2]]);
    expect(await ids({ keyword: 'ｱｵｷ', sort: 'oldest' })).to.deep.equal([runs[0], runs[1]]);
    expect(await ids({ keyword: 'ｱｵｷ', state: 2 })).to.deep.equal([runs[0]]);
    expect(await ids({ keyword: '鬼龍院' })).to.deep.equal([]);
    const begun = ((await list()).items[0] as unknown as { created_at: string }).created_at;
    expect(await ids({ from: begun, keyword: '海' })).to.deep.equal([runs[2]]);
    expect(await ids({ until: '2000-01-01T00:00:00Z' })).to.deep.equal([]);
    expect((await staff.get(`${application.at}/app-users?state=3`)).status).to.equal(400);
  });

  it('are found under a new name after their company or user was renamed', async () => {
    const renamed = (await staff.get(`/admin/v1/companies/${companies[1]}`)).body.data;
    const update = { name: '潮騒工業', version: renamed.version };
    expect((await staff.put(`/admin/v1/companies/${companies[1]}`, update)).status).to.equal(200);
    expect(await ids({ keyword: '潮騒' })).to.deep.equal([runs[2]]);
    expect(await ids({ keyword: '海風' })).to.deep.equal([]);
    const user = await own.models.User.findOne({ where: { last_name: '海野' } });
    await own.database.write((transaction) => user!.update({ last_name: '磯野' }, { transaction }));
    expect(await ids({ keyword: '磯野' })).to.deep.equal([runs[2]]);
  });

  it('are shown with their answers, and who read them is recorded', async () => {
    const reply = await staff.get(`${application.at}/app-users/${runs[0]}`);
    expect(reply.status, reply.text).to.equal(200);
    const { app_user, answers, shown, errors } = reply.body.data;
    expect(app_user.id).to.equal(runs[0]);
    expect(answers).to.deep.equal({ 会社名: '株式会社A', 決済: 'transfer' });
    expect(shown).to.deep.equal([
      { name: '会社名', text: '株式会社A' },
      { name: '決済', text: '振込' },
    ]);
    expect(errors).to.deep.equal([]);
    const audited = await own.models.AuditEvent.findOne({ where: { action: 'appUsers.read' } });
    expect([audited?.subject_id, audited?.workspace_id]).to.deep.equal([String(runs[0]), companies[0]]);
    expect((await staff.get(`${other.at}/app-users/${runs[0]}`)).status).to.equal(404);
    expect((await staff.get('/admin/v1/applications/999999/app-users')).status).to.equal(404);
    expect((await clients[0]!.get(`${application.at}/app-users`)).status).to.be.oneOf([401, 403]);
  });

  it('are filtered by answers under a name that the staff keep', async () => {
    const at = `${application.at}/filters`;
    const conditions = { state: 2, answers: [{ name: '決済', value: '振込' }] };
    const made = await staff.post(at, { name: '振込で完了', conditions });
    expect(made.status, made.text).to.equal(201);
    expect(made.body.data).to.deep.include({ name: '振込で完了', conditions, created_by: '運営 一郎' });
    const filter_id = made.body.data.id as number;
    expect(await ids({ filter_id })).to.deep.equal([runs[0]]);
    // What the call itself says counts more.
    expect(await ids({ filter_id, state: 0 })).to.deep.equal([]);
    const cash = await staff.post(at, { name: '現金', conditions: { answers: [{ name: '決済', value: '現金' }] } });
    expect(await ids({ filter_id: cash.body.data.id })).to.deep.equal([runs[1]]);
    expect(await ids({ filter_id: cash.body.data.id, keyword: '青空' })).to.deep.equal([runs[1]]);

    const taken = await staff.post(at, { name: '振込で完了', conditions: {} });
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors)]).to.deep.equal([409, 'duplicate', ['name']]);
    expect((await staff.post(at, { name: '違う', conditions: { city: '東京' } })).status).to.equal(400);
    expect((await staff.get(at)).body.data.items.map(({ name }: { name: string }) => name)).to.have.members([
      '振込で完了',
      '現金',
    ]);
    expect((await staff.get(`${other.at}/app-users`, { query: { filter_id } })).status).to.equal(404);
    expect((await staff.delete(`${other.at}/filters/${filter_id}`)).status).to.equal(404);
    expect((await staff.delete(`${at}/${filter_id}`)).status).to.equal(200);
    expect((await staff.get(`${application.at}/app-users`, { query: { filter_id } })).status).to.equal(404);
  });

  it('are counted anew when answers change, a run is deleted, and a company with it', async () => {
    const numbers = async () => {
      const { total_quantity, complete_quantity } = await list();
      return [total_quantity, complete_quantity];
    };
    const run = await beginRun(clients[0]!, application.id, { 会社名: '株式会社B' });
    expect(await numbers()).to.deep.equal([4, 2]);
    await clients[0]!.post('/v1/applications/save-answer', { app_user_id: run, answers: { 会社名: null } });
    expect(await numbers()).to.deep.equal([4, 1]);
    expect((await clients[0]!.delete(`/v1/applications/delete-application-user/${run}`)).status).to.equal(200);
    expect(await numbers()).to.deep.equal([3, 1]);
    expect((await staff.get(`${application.at}/app-users/${run}`)).status).to.equal(404);
    await own.database.write(() => own.models.ApplicationUser.destroy({ where: { id: run }, force: true }));
    expect(await numbers()).to.deep.equal([3, 1]);
  });

  it('are read by indexes', async () => {
    const queries = [
      {},
      { state: 2 },
      { company_id: companies[0]! },
      { keyword: '青空' },
      { from: '2026-01-01T00:00:00Z' },
    ];
    for (const query of queries)
      await expectIndexed(own.database, () => list(query), ['application_filters', 'admins']);
  });
});
