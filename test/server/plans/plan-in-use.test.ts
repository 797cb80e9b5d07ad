import { expect } from 'chai';
import type { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { demandSpace, readSpace } from '../../../packages/server/src/domains/files/space.ts';
import { countSeats } from '../../../packages/server/src/domains/accounts/users/seats.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makePlan, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('a plan assigned to companies', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const refusal = (work: Promise<unknown>): Promise<AppError> =>
    work.then(
      () => expect.fail('it was done'),
      (error: AppError) => error,
    );

  it('cannot be deleted, and the error names their number; an unassigned one can', async () => {
    const plan = await makePlan(own.database);
    const { company } = await makeWorkspace(own.database, { plan_id: plan.id });
    await makeWorkspace(own.database, { plan_id: plan.id });
    const remove = () => own.database.write((transaction) => plan.destroy({ transaction }));
    const error = await refusal(remove());
    expect([error.code, error.params, error.status]).to.deep.equal(['plan_in_use', { companies: 2 }, 409]);
    await own.database.write(() => company.destroy());
    expect((await refusal(remove())).params, 'a deleted company can be restored').to.deep.equal({ companies: 2 });
    await own.database.write((transaction) =>
      own.models.Company.update({ plan_id: null }, { where: { plan_id: plan.id }, paranoid: false, transaction }),
    );
    await remove();
    expect(await own.models.Plan.findByPk(plan.id)).to.equal(null);
    const all = own.database.write((transaction) => own.models.Plan.destroy({ where: { id: plan.id }, transaction }));
    expect((await refusal(all)).message).to.include('one by one');
  });

  it('that was deleted anyway still limits flags, seats and storage', async () => {
    const plan = await makePlan(own.database, {
      features: { manage_group_user: false, crud_todo: true },
      limit_member: 1,
      storage: 0.01,
    });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    await own.database.sequelize.query(`UPDATE plans SET deleted_at = created_at WHERE id = ${plan.id}`);
    const client = await loginAs(server, root, company);
    await makeGroup(own.database, { company });
    const made = await client.post('/v1/groups', { name: '新しい', type: 4 });
    expect([made.status, made.body.code]).to.deep.equal([403, 'plan_forbids']);
    expect((await client.get('/v1/auth/info')).body.data.planPermission).to.deep.equal({
      manage_group_user: false,
      crud_todo: true,
    });
    expect((await countSeats(own.models, company.id, new Date())).limit).to.equal(1);
    expect((await readSpace(own.database, company.id)).limit).to.equal(10_000_000);
    expect((await refusal(demandSpace(own.database, company.id, 10_000_001))).code).to.equal('limit_storage');
    expect((await client.get('/v1/plans/current-plan')).body.data).to.include({ id: plan.id });
  });
});
