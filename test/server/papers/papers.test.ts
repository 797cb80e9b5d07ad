import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeMember, makePlan, makeWorkspace } from '../support/factories.ts';
import { beginRun, publishApplicationBy } from '../support/published-application.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('papers', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('are the runs of a member for himself, and those of all companies for the staff', async () => {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const before = (await server.client().get('/v1/number-application')).body.data.number as number;
    const [{ id }, other] = [
      await publishApplicationBy(staff, '雇用契約書'),
      await publishApplicationBy(staff, '覚書'),
    ];
    expect((await server.client().get('/v1/number-application')).body.data).to.deep.equal({ number: before + 2 });
    const plan = await makePlan(own.database, { features: { application_view: true } });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const member = await loginAs(server, root, company);
    const runs = [await beginRun(member, id, { 会社名: '株式会社A' }), await beginRun(member, other.id)];

    const { items, total } = (await member.get('/v1/papers')).body.data;
    expect(total).to.equal(2);
    const shown = items.map((each: Record<string, unknown>) => [each['id'], each['title'], each['model_class']]);
    expect(shown).to.deep.equal([
      [runs[1], '覚書', 'ApplicationUser'],
      [runs[0], '雇用契約書', 'ApplicationUser'],
    ]);
    expect(items[1].application_user).to.deep.include({ id: runs[0], application_id: id, state: 2 });
    expect(items[0].id_encrypt)
      .to.match(/^[\w-]{16}$/)
      .and.not.equal(items[1].id_encrypt);
    const ofOne = (await member.get('/v1/papers', { query: { application_id: id } })).body.data.items;
    expect(ofOne).to.deep.equal([items[1]]);

    const { user } = await makeMember(own.database, { company });
    const colleague = await loginAs(server, user, company);
    expect((await colleague.get('/v1/papers')).body.data?.items ?? []).to.deep.equal([]);
    const without = await makeWorkspace(own.database);
    const refused = await (await loginAs(server, without.root, without.company)).get('/v1/papers');
    expect([refused.status, refused.body.code]).to.deep.equal([403, 'plan_forbids']);

    const all = (await staff.get('/admin/v1/papers', { query: { company_id: company.id } })).body.data;
    expect(all.total).to.equal(2);
    expect(all.items[1]).to.deep.include({ id: runs[0], title: '雇用契約書', id_encrypt: items[1].id_encrypt });
    expect(all.items[1].application_user.company.id).to.equal(company.id);
    expect((await member.get('/admin/v1/papers')).status).to.be.oneOf([401, 403]);
    const ofCompany = `/admin/v1/papers?company_id=${company.id}`;
    await expectIndexed(own.database, () => staff.get(ofCompany), ['admins', 'applications']);
    await expectIndexed(own.database, () => member.get('/v1/papers'), ['applications', 'plans']);
  });
});
