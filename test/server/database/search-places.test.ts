import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { searchUsers } from '../../../packages/server/src/domains/admin-users/search-users.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';

/** `count` adjacent ids from `first` on. */
const run = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

/** About sixty blocks of the search index: more than are read without sampling first. */
const newest = 62_000;
/** Ids at regular distances from the oldest to the newest. */
const spread = (count: number): number[] => run(0, count).map((at) => 10_000 + at * Math.floor(40_000 / count));

/** Where the matching rows are: adjacent or far apart, the oldest, the newest, or in between. */
const places: Readonly<Record<string, readonly number[]>> = {
  one_oldest: [1],
  one_newest: [newest],
  oldest: run(2, 4500),
  oldest_999: run(5000, 999),
  oldest_1000: run(6100, 1000),
  oldest_1001: run(7200, 1001),
  newest: run(newest - 1300, 1300),
  newest_999: run(newest - 3000, 999),
  newest_1000: run(newest - 5000, 1000),
  newest_1001: run(newest - 7000, 1001),
  between: run(30_000, 1100),
  spread_999: spread(999),
  spread_1000: spread(1000).map((id) => id + 1),
  spread_1001: spread(1001).map((id) => id + 2),
  heaps: [9000, 20_000, 31_500, 52_000].flatMap((first) => run(first, 400)),
  few_and_heap: [...spread(20).map((id) => id + 3), ...run(33_000, 1200)],
};

eachDatabase('the search for rows at any position', (own) => {
  const texts = new Map<number, string[]>();
  for (const [text, ids] of Object.entries(places))
    for (const id of ids) texts.set(id, [...(texts.get(id) ?? []), `<${text}>`]);

  before(async () => {
    const users = [...texts].map(([id, of]) => ({
      id,
      email: `${id}@people.example`,
      last_name: of.join(''),
      first_name: '',
      status: id % 2,
    }));
    // Each statement writes a part, so that none reaches the time limit of a statement when the machine is busy.
    for (let from = 0; from < users.length; from += 1000) {
      const part = users.slice(from, from + 1000);
      await own.database.write((transaction) => own.models.User.bulkCreate(part, { transaction }));
    }
    if (own.dialect === 'postgres') await own.database.sequelize.query('ANALYZE users');
  });

  const idsOf = (text: string): number[] =>
    [...texts.keys()]
      .filter((id) => texts.get(id)?.join('').includes(text) === true)
      .toSorted((one, other) => other - one);

  it('returns the newest 1,000 of them, in order', async () => {
    for (const text of [
      ...Object.keys(places).map((each) => `<${each}>`),
      'oldest',
      'newest',
      '<',
      'spread',
      'nowhere',
    ]) {
      const all = idsOf(text).slice(0, 1000);
      for (const page of [1, 2, 10]) {
        const { total, items } = await searchUsers(own.database, { keyword: text, page, per_page: 100 });
        expect(total, text).to.equal(all.length);
        expect(
          items.map(({ id }) => id),
          `${text}, page ${page}`,
        ).to.deep.equal(all.slice((page - 1) * 100, page * 100));
      }
    }
  });

  it('distinguishes 999, 1,000 and 1,001, as far as the list shows', async () => {
    for (const place of ['oldest', 'newest', 'spread'])
      for (const count of [999, 1000, 1001]) {
        const { total } = await searchUsers(own.database, { keyword: `<${place}_${count}>` });
        expect(total, `${place}, ${count}`).to.equal(Math.min(count, 1000));
      }
  });

  it('finds the rows that match filters', async () => {
    for (const text of ['<oldest>', '<heaps>', '<few_and_heap>', '<spread_1001>']) {
      const all = idsOf(text).filter((id) => id % 2 === 1);
      const { total, items } = await searchUsers(own.database, { keyword: text, status: 1 });
      const expected = { total: Math.min(all.length, 1000), ids: all.slice(0, 20) };
      expect({ total, ids: items.map(({ id }) => id) }, text).to.deep.equal(expected);
    }
  });

  if (own.dialect === 'sqlite') return;
  it('uses the search index for all its queries', async () => {
    const statements = await expectIndexed(own.database, () => searchUsers(own.database, { keyword: '<oldest>' }));
    const asked = statements.filter((sql) => sql.includes('users_search_keys('));
    expect(asked.filter((sql) => sql.includes('LATERAL'))).to.have.length(1);
    expect(asked.filter((sql) => sql.includes('array_agg((SELECT'))).to.not.be.empty;
    for (const sql of asked) {
      const plan = await own.database.sequelize.query(`EXPLAIN ${sql}`, { type: QueryTypes.SELECT });
      expect(JSON.stringify(plan)).to.include('Bitmap Index Scan on users_search');
    }
  });
});
