import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { migrate, migrateDown } from '../../../packages/server/src/database/migrate.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeCompany, makeMember } from '../support/factories.ts';

/** Readings in the order of JIS X 4061: base letters, voicing, form, kind of kana. */
const inOrder = ['ハハ', 'ハバ', 'ハパ', 'ババ', 'ハハコ', 'ビョウイン', 'ビヨウイン', 'ヤッカ', 'ヤツカ', 'ヤッガ'];

eachDatabase('stored sort keys', (own) => {
  const kanaInOrder = async (): Promise<readonly (string | null)[]> =>
    (await own.database.models.User.findAll({ order: ['sort_key', 'id'] })).map(({ kana }) => kana);

  before(async () => {
    const company = await makeCompany(own.database);
    for (const kana of inOrder.toReversed())
      await makeMember(own.database, { company, values: { kana, last_name: '氏', first_name: '名' } });
  });

  it('have the levels of JIS X 4061 on both databases', async () => {
    expect(await kanaInOrder()).to.deep.equal(inOrder);
  });

  it('of rows stored before get the levels by the migration, those of members too', async () => {
    const { database } = own;
    const keys = (): Promise<object[]> =>
      database.sequelize.query(
        'SELECT users.id, users.sort_key, members.list_key FROM users JOIN members ON members.user_id = users.id ORDER BY users.id',
        { type: QueryTypes.SELECT },
      );
    const before = await keys();
    await migrateDown(database, '037-sort-levels');
    await database.sequelize.query("UPDATE users SET sort_key = 'an earlier key'");
    await migrate(database);
    expect(await keys()).to.deep.equal(before);
    expect(await kanaInOrder()).to.deep.equal(inOrder);
  });
});
