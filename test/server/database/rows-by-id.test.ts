import { expect } from 'chai';
import { rowsById } from '../../../packages/server/src/database/rows-by-id.ts';
import { eachDatabase } from '../support/each-database.ts';

eachDatabase('the rows of an export', (own) => {
  const source = { actor: { kind: 'system', name: 'test' }, requestId: null, address: null, userAgent: null } as const;

  it('come in batches in the order of their ids, each once, without rows added meanwhile', async () => {
    const { models } = own;
    await own.database.unitOfWork(source, async (unit) => {
      unit.notAudited('A scene of a test.');
      await unit.models.Plan.bulkCreate(
        Array.from({ length: 1203 }, (_, at) => ({ name: `プラン${at}`, price: at % 2 })),
      );
    });
    const batches: number[][] = [];
    for await (const rows of rowsById(models.Plan, { where: { price: 1 } })) {
      if (batches.length === 0) await models.Plan.create({ name: '後から', price: 1 });
      batches.push(rows.map(({ id }) => id));
    }
    expect(batches.map(({ length }) => length)).to.deep.equal([500, 101]);
    const ids = batches.flat();
    expect(new Set(ids).size).to.equal(601);
    expect(ids).to.deep.equal(ids.toSorted((a, b) => a - b));
  });

  it('are empty for an empty table', async () => {
    const batches = [];
    for await (const rows of rowsById(own.models.Invitation)) batches.push(rows);
    expect(batches).to.deep.equal([]);
  });
});
