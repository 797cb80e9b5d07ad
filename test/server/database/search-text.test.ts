import { expect } from 'chai';
import { findPage } from '../../../packages/server/src/database/find-page.ts';
import { searchText } from '../../../packages/server/src/database/search-text.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makeUser } from '../support/factories.ts';

const columns = ['last_name', 'first_name', 'kana', 'email'];

eachDatabase('the search over a table', (own) => {
  const find = async (text: string): Promise<string[]> => {
    const { User } = own.models;
    const page = await findPage(
      User,
      {},
      { where: searchText(User, columns, text), order: [['id', 'ASC']], countUpTo: 10 },
    );
    expect(page.total).to.equal(page.items.length);
    return page.items.map(({ email }) => email);
  };

  before(async () => {
    await makeUser(own.database, {
      last_name: '鬼龍院',
      first_name: '花子',
      kana: 'キリュウイン',
      email: 'Hana@one.example',
    });
    await makeUser(own.database, { last_name: '山田', first_name: '100%', kana: null, email: 'yamada@two.example' });
    const gone = await makeUser(own.database, { last_name: '鬼頭', email: 'gone@three.example' });
    await own.database.write(() => gone.destroy());
  });

  it('finds one character, two, and many, in every column and without regard to case', async () => {
    for (const text of ['鬼', '鬼龍', '龍院', '花子', 'キリュウイン', 'hana@', 'HANA@ONE.EXAMPLE'])
      expect(await find(text), text).to.deep.equal(['Hana@one.example']);
  });

  it('does not find across columns, nor what stands nowhere, nor who was deleted', async () => {
    for (const text of ['院花', '院 花', '龍鬼', '鬼頭', 'gone']) expect(await find(text), text).to.deep.equal([]);
  });

  it('takes % and _ for the characters that they are', async () => {
    expect(await find('0%')).to.deep.equal(['yamada@two.example']);
    expect(await find('1_0')).to.deep.equal([]);
  });

  it('counts no further than it was told', async () => {
    const { User } = own.models;
    const page = await findPage(User, { per_page: 1 }, { order: [['id', 'ASC']], countUpTo: 1 });
    expect(page.total).to.equal(1);
  });

  it('reads an index where there is one', async () => {
    await expectIndexed(own.database, () => find('鬼龍'), own.dialect === 'sqlite' ? ['users'] : []);
  });
});
