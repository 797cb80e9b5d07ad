import { expect } from 'chai';
import fc from 'fast-check';
import type { OrderItem } from 'sequelize';
import { foldForSearch } from '@shorui/engine/japanese';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import { searchCompanies } from '../../../packages/server/src/domains/admin-companies/search-companies.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makePlan } from '../support/factories.ts';
import { stillNow } from '../support/still-clock.ts';

const orders: Readonly<Record<'newest' | 'oldest' | 'name', OrderItem[]>> = {
  newest: [['id', 'DESC']],
  oldest: [['id', 'ASC']],
  name: ['sort_key', 'id'],
};

eachDatabase('the search among many companies', (own) => {
  // More than are read in the order of names; an eighth of them sorts after all others.
  const rows = 12_000;
  let plans: number[];
  before(async () => {
    const { database, models } = own;
    plans = [(await makePlan(database)).id, (await makePlan(database)).id];
    const roles = [['normal'], ['application'], ['normal', 'application']] as const;
    const companies = Array.from({ length: rows }, (_, each) => ({
      id: (each + 1) * 91,
      // Their order by name differs from that of their ids.
      name: `${each % 2 === 0 ? '' : each % 8 === 5 ? '龍' : '山'}株式会社${(each * 7919) % 997}`,
      // Companies without kana sort after those with kana.
      name_kana: each % 5 === 0 || each % 8 === 5 ? null : `カブシキ%${each}`,
      email: each % 3 === 0 ? null : `Office_${each}@company.example`,
      roles: [...(roles[each % 3] ?? [])],
      type: each % 2,
      plan_id: each % 4 === 0 ? null : (plans[each % 2] ?? null),
      deleted_at: each % 13 === 0 ? stillNow() : null,
    }));
    await database.write((transaction) => models.Company.bulkCreate(companies, { transaction }));
    if (own.dialect === 'postgres') await database.sequelize.query('ANALYZE companies');
  });

  interface Search {
    readonly keyword?: string;
    readonly type?: 0 | 1;
    readonly plan?: 0 | 1 | null;
    readonly role?: 'normal' | 'application';
    readonly sort: 'newest' | 'oldest' | 'name';
    readonly page: number;
  }

  const planOf = (plan: 0 | 1 | null): number | null => (plan === null ? null : (plans[plan] ?? null));

  /** All companies in an order of the database, with the texts that are searched. */
  const whole = new Map<
    Search['sort'],
    Promise<readonly { readonly row: Company; readonly texts: readonly string[] }[]>
  >();
  const readWhole = async (sort: Search['sort']) => {
    const attributes = ['id', 'name', 'name_kana', 'email', 'type', 'plan_id', 'roles'];
    const all = await own.models.Company.findAll({ attributes, order: orders[sort] });
    return all.map((row) => ({
      row,
      texts: [row.name, row.name_kana, row.email].map((text) => foldForSearch(text ?? '')),
    }));
  };

  /** Filters the whole table, which no test changes. */
  async function plainly({ keyword, type, plan, role, sort, page }: Search) {
    const all = whole.get(sort) ?? readWhole(sort);
    whole.set(sort, all);
    const folded = foldForSearch(keyword ?? '');
    const matching = (await all).filter(
      ({ row, texts }) =>
        (type === undefined || row.type === type) &&
        (plan === undefined || row.plan_id === planOf(plan)) &&
        (role === undefined || row.roles.includes(role)) &&
        texts.some((text) => text.includes(folded)),
    );
    const isUnfiltered = [keyword, type, plan, role].every((each) => each === undefined);
    const found = matching.slice(0, isUnfiltered ? 10_000 : 1000);
    return { total: found.length, ids: found.slice((page - 1) * 20, page * 20).map(({ row }) => row.id) };
  }

  it('returns the same as a plain filter, in each order', async () => {
    const searches = fc.record(
      {
        keyword: fc.constantFrom(
          '山',
          '龍',
          '龍株式',
          '株式会社',
          '社1',
          '%',
          '_',
          'OFFICE_12',
          '0@company',
          'カブシキ%7',
          '鬼',
          '99',
          'e_3999@',
        ),
        type: fc.constantFrom(0 as const, 1 as const),
        plan: fc.constantFrom(0 as const, 1 as const, null),
        role: fc.constantFrom('normal' as const, 'application' as const),
        sort: fc.constantFrom('newest' as const, 'oldest' as const, 'name' as const),
        page: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 55 })),
      },
      { requiredKeys: ['sort', 'page'] },
    );
    await fc.assert(
      fc.asyncProperty(searches, async (query) => {
        const { keyword, type, plan, role, sort, page } = query;
        const filters = {
          ...(type === undefined ? {} : { type }),
          ...(plan === undefined ? {} : { plan_id: planOf(plan) }),
          ...(role === undefined ? {} : { role }),
        };
        const given = { ...(keyword === undefined ? {} : { keyword }), filters, sort, page };
        const { total, items } = await searchCompanies(own.database, given);
        expect({ total, ids: items.map(({ id }) => id) }).to.deep.equal(await plainly(query));
      }),
      { numRuns: 100 },
    );
  });

  it('returns all pages of a large result in the order of names, though all others sort before them', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 10]) {
      const { total, items } = await searchCompanies(own.database, {
        keyword: '龍',
        sort: 'name',
        page,
        per_page: 100,
      });
      expect(total).to.equal(1000);
      seen.push(...items.map(({ name, id }) => `${name} ${String(id).padStart(9, '0')}`));
      const expected = await plainly({ keyword: '龍', sort: 'name', page });
      expect(expected.total).to.equal(1000);
    }
    expect(new Set(seen)).to.have.property('size', 300);
    expect(seen).to.deep.equal(seen.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(
      (await searchCompanies(own.database, { keyword: '龍', sort: 'name', page: 11, per_page: 100 })).items,
    ).to.deep.equal([]);
  });

  it('reads only indexes, where there are any', async () => {
    const whole = own.dialect === 'sqlite' ? ['companies', 'json_each'] : ['plans'];
    for (const body of [
      { keyword: '山', sort: 'name' as const },
      { keyword: '株式会社', sort: 'name' as const },
      { keyword: '龍', sort: 'name' as const },
      { keyword: '龍', sort: 'name' as const, page: 50 },
      { filters: { role: 'application' as const, type: 1 as const } },
      { filters: { plan_id: null } },
    ])
      await expectIndexed(own.database, () => searchCompanies(own.database, body), whole);
  });
});

eachDatabase('the search by name among adjacent companies', (own) => {
  const rows = 6000;
  const companies = Array.from({ length: rows }, (_, each) => ({
    id: each + 1,
    name: `${each % 5 === 0 ? '龍' : '株'}${(each * 7919) % 1009}号`,
    roles: ['normal' as const],
    type: 0,
    deleted_at: each % 40 === 0 ? stillNow() : null,
  }));

  before(async () => {
    await own.database.write((transaction) => own.models.Company.bulkCreate(companies, { transaction }));
    if (own.dialect === 'postgres') await own.database.sequelize.query('ANALYZE companies');
  });

  const orderOf = ({ name, id }: { readonly name: string; readonly id: number }): string =>
    `${name} ${String(id).padStart(6, '0')}`;

  for (const [keyword, where] of [
    ['龍', 'behind all others'],
    ['株', 'before all others'],
    ['号', 'all of them'],
    ['7', 'among all others'],
  ] as const) {
    it(`returns each page when the matches are ${where}`, async () => {
      const sorted = companies
        .filter(({ name, deleted_at }) => deleted_at === null && name.includes(keyword))
        .map(orderOf)
        .toSorted((one, other) => (one < other ? -1 : 1));
      expect(sorted).to.have.length.above(1000);
      for (const page of [1, 2, 17, 50]) {
        const { total, items } = await searchCompanies(own.database, { keyword, sort: 'name', page });
        expect(total).to.equal(1000);
        expect(items.map(orderOf), `page ${page}`).to.deep.equal(sorted.slice((page - 1) * 20, page * 20));
      }
      expect((await searchCompanies(own.database, { keyword, sort: 'name', page: 51 })).items).to.deep.equal([]);
    });
  }
});
