import { expect } from 'chai';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { foldForSearch } from '@shorui/engine/japanese';
import { findPage } from '../../../packages/server/src/database/find-page.ts';
import { searchUsers } from '../../../packages/server/src/domains/admin-users/search-users.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makeUser } from '../support/factories.ts';
import { stillNow } from '../support/still-clock.ts';

/** What a keyword is compared with. Family and first name form one text, so that a keyword may be a whole name. */
const foldedTexts = (user: Pick<User, 'last_name' | 'first_name' | 'kana' | 'email'>): readonly string[] =>
  [user.last_name + user.first_name, user.kana ?? '', user.email].map(foldForSearch);

eachDatabase('the search over a table', (own) => {
  const find = async (keyword: string): Promise<string[]> => {
    const page = await searchUsers(own.database, { keyword });
    expect(page.total).to.equal(page.items.length);
    return page.items.map(({ email }) => email);
  };

  before(async () => {
    const { database } = own;
    const hana = { last_name: '鬼龍院', first_name: '花子', kana: 'キリュウイン', email: 'Hana@one.example' };
    await makeUser(database, hana);
    await makeUser(database, { last_name: '山田', first_name: '100%', kana: null, email: 'yamada@two.example' });
    const gone = await makeUser(database, { last_name: '鬼頭', email: 'gone@three.example' });
    await database.write(() => gone.destroy());
  });

  it('finds one character, two, and many, in every column and without regard to case', async () => {
    for (const text of ['鬼', '鬼龍', '龍院', '花子', 'キリュウイン', 'hana@', 'HANA@ONE.EXAMPLE', 'ｈａｎａ'])
      expect(await find(text), text).to.deep.equal(['Hana@one.example']);
  });

  it('finds a whole name, kana of every kind and width, with and without spaces', async () => {
    for (const text of ['鬼龍院花子', '鬼龍院　花子', '院 花', 'きりゅう', 'ｷﾘｭｳｲﾝ', 'キリュウ　イン'])
      expect(await find(text), text).to.deep.equal(['Hana@one.example']);
    expect(await find('１００％')).to.deep.equal(['yamada@two.example']);
  });

  it('treats a keyword of spaces as empty', async () => {
    expect((await searchUsers(own.database, { keyword: ' 　' })).total).to.equal(2);
  });

  it('does not find matches across name, kana and address, nor missing text, nor deleted users', async () => {
    for (const text of ['子キリュウ', 'インhana', '龍鬼', '鬼頭', 'gone', 'status=0', '#10:0'])
      expect(await find(text), text).to.deep.equal([]);
  });

  it('treats % and _ as literal characters', async () => {
    expect(await find('0%')).to.deep.equal(['yamada@two.example']);
    for (const text of ['1_0', '%%', '_', '\\', '!']) expect(await find(text), text).to.deep.equal([]);
  });

  it('finds rows that were just written and changed', async () => {
    const user = await makeUser(own.database, { last_name: '前田' });
    expect(await find('前田')).to.deep.equal([user.email]);
    await own.database.write(() => user.update({ last_name: '後藤', suspended_at: stillNow() }));
    expect(await find('前田')).to.deep.equal([]);
    expect((await searchUsers(own.database, { keyword: '後藤', suspended: true })).total).to.equal(1);
    expect((await searchUsers(own.database, { keyword: '後藤', suspended: false })).total).to.equal(0);
  });

  it('reads an index where there is one', async () => {
    const whole = own.dialect === 'sqlite' ? ['users'] : [];
    for (const keyword of ['鬼', '鬼龍', 'キリュウイン'])
      await expectIndexed(own.database, () => searchUsers(own.database, { keyword, suspended: false }), whole);
  });

  it('ends a list at the bound of its count', async () => {
    const { User: users } = own.models;
    const options = { order: [['id', 'ASC'] as [string, string]], countUpTo: 1 };
    expect(await findPage(users, { per_page: 2 }, options))
      .to.include({ total: 1 })
      .and.to.have.nested.property('items.length', 1);
    expect((await findPage(users, { page: 2, per_page: 1 }, options)).items).to.deep.equal([]);
  });
});

/** Difficult texts: patterns, quotes, keys of the index, surrogate pairs and their halves. */
const awkward = [
  '%',
  '_',
  '\\',
  '!',
  "'",
  '"',
  '#10:1',
  'status=1',
  'ｶ',
  'カ',
  'ガ',
  'ｶﾞ',
  'Ａ',
  'a',
  'A',
  '𠮷',
  '😀',
  '山',
  '山田',
  ' ',
  '\n',
  ':x',
  '?',
  '$1',
];

eachDatabase('the search among many', (own) => {
  const spread = 1500;
  const rows = 4000;
  before(async () => {
    // The same on every run. Ids are sparse, as in a table from which many rows were deleted, then dense.
    const words = fc.sample(fc.array(fc.constantFrom(...awkward), { maxLength: 4 }), { numRuns: rows * 3, seed: 7 });
    const text = (at: number): string => (words[at] ?? []).join('').slice(0, 40);
    const at = new Date('2026-01-05T00:00:00Z');
    const users = Array.from({ length: rows }, (_, each) => ({
      id: each < spread ? (each + 1) * 1733 : 3_000_000 + each,
      email: `${text(each * 3)}${each}@people.example`,
      last_name: text(each * 3 + 1),
      first_name: each === 5 ? '稀' : '',
      kana: each % 7 === 0 ? null : text(each * 3 + 2),
      status: each % 2,
      suspended_at: each % 50 === 3 ? at : null,
      deleted_at: each % 11 === 0 ? at : null,
    }));
    await own.database.write((transaction) => own.models.User.bulkCreate(users, { transaction }));
    if (own.dialect === 'postgres') await own.database.sequelize.query('ANALYZE users');
  });

  interface Search {
    readonly keyword: string;
    readonly status?: 0 | 1;
    readonly suspended?: boolean;
    readonly page: number;
    readonly per_page: number;
  }

  interface PlainUser {
    readonly id: number;
    readonly status: number;
    readonly suspended: boolean;
    readonly texts: readonly string[];
  }

  /** Filters the whole table, which no search changes. */
  function plainly(all: readonly PlainUser[], { keyword, status, suspended, page, per_page }: Search) {
    const folded = foldForSearch(keyword);
    const isFiltered = folded !== '' || status !== undefined || suspended !== undefined;
    const found = all
      .filter(
        (user) =>
          (status === undefined || user.status === status) &&
          (suspended === undefined || user.suspended === suspended) &&
          user.texts.some((text) => text.includes(folded)),
      )
      .slice(0, isFiltered ? 1000 : 10_000);
    const offset = (page - 1) * per_page;
    return { total: found.length, ids: found.slice(offset, offset + per_page).map(({ id }) => id) };
  }

  it('returns the same as a plain filter, and counts up to 1,000', async () => {
    const keyword = fc.oneof(
      fc.constantFrom(...awkward),
      fc.array(fc.constantFrom(...awkward), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      fc.nat(rows).map((each) => `${each}@people`),
      fc.constantFrom('稀', '@people.example', '@', 'people', 'ppl', '99', '12', 'nobody'),
    );
    const searches = fc.record(
      {
        keyword,
        status: fc.constantFrom(0 as const, 1 as const),
        suspended: fc.boolean(),
        page: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 60 })),
        per_page: fc.constantFrom(20, 100),
      },
      { requiredKeys: ['keyword', 'page', 'per_page'] },
    );
    const users = await own.models.User.findAll({ order: [['id', 'DESC']] });
    const all = users.map((user) => ({
      id: user.id,
      status: user.status,
      suspended: user.suspended_at !== null,
      texts: foldedTexts(user),
    }));
    await fc.assert(
      fc.asyncProperty(searches, async (query) => {
        const page = await searchUsers(own.database, query);
        expect({ total: page.total, ids: page.items.map(({ id }) => id) }).to.deep.equal(plainly(all, query));
      }),
      { numRuns: 200 },
    );
  });

  it('ends after 1,000', async () => {
    const last = await searchUsers(own.database, { keyword: 'people', page: 10, per_page: 100 });
    expect(last.total).to.equal(1000);
    expect(last.items).to.have.length(100);
    expect((await searchUsers(own.database, { keyword: 'people', page: 11, per_page: 100 })).items).to.deep.equal([]);
    expect((await searchUsers(own.database, { keyword: 'people', page: 34, per_page: 30 })).items).to.have.length(10);
  });

  if (own.dialect === 'sqlite') return;
  it('is not JIT-compiled, which would take longer than to run it', async () => {
    const shown = await own.database.sequelize.query('SHOW jit', { type: QueryTypes.SELECT });
    expect(shown).to.deep.equal([{ jit: 'off' }]);
  });

  it('plans each query with the search index', async () => {
    for (const query of [{ keyword: '稀' }, { keyword: 'people' }, { status: 1 as const }]) {
      const statements = await expectIndexed(own.database, () => searchUsers(own.database, query));
      const looks = statements.filter((sql) => sql.includes('users_search_keys('));
      expect(looks).to.not.be.empty;
      for (const sql of looks) {
        const plan = await own.database.sequelize.query(`EXPLAIN ${sql}`, { type: QueryTypes.SELECT });
        expect(JSON.stringify(plan)).to.include('Bitmap Index Scan on users_search');
      }
    }
  });
});
