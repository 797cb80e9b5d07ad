import { expect } from 'chai';
import type { UnitOfWork } from '../../../packages/server/src/database/database.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeGroup, makeWorkspace } from '../support/factories.ts';

const source = { actor: { kind: 'system', name: 'test' }, requestId: null, address: null, userAgent: null } as const;

eachDatabase('a unit of work without audit', (own) => {
  const errorOf = (work: (unit: UnitOfWork) => Promise<unknown>): Promise<string> =>
    own.database.unitOfWork(source, work).then(
      () => 'done',
      (error: unknown) => String(error),
    );
  const line = { action: 'groups.update', subject: { kind: 'group', id: 1 }, workspaceId: null };

  it('throws if it wrote rows, and is rolled back', async () => {
    const { company } = await makeWorkspace(own.database);
    const group = await makeGroup(own.database, { company, name: '営業' });
    const works: readonly ((unit: UnitOfWork) => Promise<unknown>)[] = [
      () => group.update({ type: 'leader' }),
      ({ models }) => models.Group.update({ type: 'leader' }, { where: { id: group.id } }),
      () => own.database.sequelize.query(`UPDATE "groups" SET "type" = 'leader' WHERE id = ${group.id}`),
      ({ models }) => models.Group.destroy({ where: { id: group.id } }),
    ];
    for (const work of works) {
      expect(await errorOf(work)).to.include('wrote rows of groups and audited nothing');
    }
    await group.reload();
    expect([group.type, group.deleted_at]).to.deep.equal(['general', null]);
    expect(await errorOf(async (unit) => unit.audit(line).then(() => group.update({ type: 'leader' })))).to.equal(
      'done',
    );
  });

  it('succeeds if it only read, changed no row, only stored a job, or declares a reason', async () => {
    const { company } = await makeWorkspace(own.database);
    const group = await makeGroup(own.database, { company });
    const nobody = { where: { id: 987_654 } };
    expect(await errorOf(({ models }) => models.Group.findAll())).to.equal('done');
    expect(await errorOf(({ models }) => models.Group.update({ type: 'leader' }, nobody))).to.equal('done');
    expect(await errorOf(({ models }) => models.Group.destroy(nobody))).to.equal('done');
    expect(await errorOf((unit) => unit.enqueue('tidy', {}))).to.equal('done');
    const said = errorOf(async (unit) => {
      unit.notAudited('A row of a test.');
      await group.update({ type: 'leader' });
    });
    expect(await said).to.equal('done');
    expect(await errorOf(async (unit) => unit.notAudited(' '))).to.include('needs a reason');
  });
});
