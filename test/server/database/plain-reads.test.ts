import { expect } from 'chai';
import { BaseError, QueryTypes } from 'sequelize';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makePlan } from '../support/factories.ts';

eachDatabase('reads in plain SQL', (own) => {
  const read = (sql: string, replacements: Record<string, unknown>) =>
    own.database.sequelize.query<Record<string, unknown>>(sql, { replacements, type: QueryTypes.SELECT });

  it('bind values to their placeholders, however they are written', async () => {
    const text = `It's "a" \\ :other ? $1 %`;
    expect(await read('SELECT :text AS value', { text })).to.deep.equal([{ value: text }]);
    expect(
      await read('SELECT 1 AS one WHERE 2 IN (:ids) AND :none IS NULL', { ids: [1, 2], none: null }),
    ).to.deep.equal([{ one: 1 }]);
  });

  it('see the writes of their unit of work, which no other connection sees', async () => {
    const plan = await makePlan(own.database);
    const name = async (): Promise<unknown> =>
      (await read('SELECT name FROM plans WHERE id = :id', { id: plan.id }))[0]?.['name'];
    const failed = own.database.write(async (transaction) => {
      await plan.update({ name: '改名' }, { transaction });
      expect(await name()).to.equal('改名');
      throw new Error('back');
    });
    expect(await failed.catch((error: Error) => error.message)).to.equal('back');
    expect(await name()).to.not.equal('改名');
  });

  it('fail with the error of the database and the statement', async () => {
    const error = await read('SELECT nothing FROM plans WHERE id = :id', { id: 1 }).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(BaseError);
    expect(error).to.have.property('sql').that.includes('nothing');
    const missing = await read('SELECT :id', {}).catch((thrown: unknown) => String(thrown));
    expect(missing).to.include(':id');
  });

  it('are logged', async () => {
    const seen = await expectIndexed(own.database, () => read('SELECT :id AS logged', { id: 7 }));
    expect(seen).to.deep.equal(['SELECT 7 AS logged']);
  });
});
