import { expect } from 'chai';
import fc from 'fast-check';
import {
  isNarrowed,
  lastPage,
  readListState,
  searchOf,
  withoutConditions,
  type ListShape,
} from '../../../packages/web/src/kits/list/list-state.ts';

const shape: ListShape = {
  sorts: ['newest', 'oldest', 'name'],
  filters: [
    {
      name: 'type',
      label: '種類',
      options: [
        { value: '0', text: '一般' },
        { value: '1', text: 'テスト' },
      ],
    },
    { name: 'company', label: '会社番号', type: 'number' },
    { name: 'from', label: '開始日', type: 'date' },
    { name: 'to', label: '宛先' },
  ],
};
const plain = { page: 1, size: 20, q: '', sort: 'newest', filters: {} } as const;

describe('the state of a list in the address', () => {
  it('reads what the address says', () => {
    const search = { page: 3, size: 50, q: ' さくら ', sort: 'name', type: 1, company: 7, from: '2025-01-31' };
    expect(readListState(search, shape)).to.deep.equal({
      page: 3,
      size: 50,
      q: 'さくら',
      sort: 'name',
      filters: { type: '1', company: '7', from: '2025-01-31' },
    });
  });

  for (const [what, search] of [
    ['no page', { page: 'zz' }],
    ['a page of 0', { page: 0 }],
    ['a page that is no whole number', { page: 1.5 }],
    ['a page beyond all lists', { page: 1e9 }],
    ['a size that is not offered', { size: 1000 }],
    ['a sort of another list', { sort: 'price' }],
    ['an option that does not exist', { type: '2' }],
    ['a number that is none', { company: '7a' }],
    ['a day that does not exist', { from: '2025-13-01' }],
    ['a filter of another list', { color: 'red' }],
    ['a text of 101 characters as a filter', { to: 'a'.repeat(101) }],
    ['an object and a list', { q: { a: 1 }, sort: ['name'] }],
  ] as const)
    it(`shows the plain list for ${what}`, () => {
      expect(readListState({ ...search }, shape)).to.deep.equal(plain);
    });

  it('does not read a search that the list has no box for', () => {
    expect(readListState({ q: 'さくら' }, { ...shape, isSearched: false })).to.deep.equal(plain);
  });

  it('leaves out of the address what is as by default', () => {
    expect(searchOf(plain, shape)).to.deep.equal({});
    expect(searchOf({ ...plain, page: 2, filters: { type: '1', to: '' } }, shape)).to.deep.equal({
      page: 2,
      type: 1,
    });
  });

  it('is the same after it was written and read', () => {
    const states = fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(20 as const, 50 as const, 100 as const),
      q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      sort: fc.constantFrom('newest', 'oldest', 'name'),
      filters: fc.constantFrom({}, { type: '0' }, { company: '12' }, { type: '1', to: 'a@example.jp' }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(readListState(searchOf(state, shape), shape)).to.deep.equal(state);
      }),
    );
  });

  it('knows whether a search or a filter leaves something out', () => {
    expect(isNarrowed({ ...plain, page: 4, sort: 'name' }, shape)).to.equal(false);
    expect(isNarrowed({ ...plain, q: 'x' }, shape)).to.equal(true);
    expect(isNarrowed({ ...plain, filters: { type: '0' } }, shape)).to.equal(true);
  });

  it('does not count a filter that the screen itself chooses, and keeps it when conditions are removed', () => {
    const own: ListShape = { ...shape, filters: [...shape.filters, { name: 'of', label: '対象', isFixed: true }] };
    const state = { ...plain, q: 'x', filters: { of: '4', type: '0' } };
    expect(isNarrowed({ ...plain, filters: { of: '4' } }, own)).to.equal(false);
    expect(isNarrowed(state, own)).to.equal(true);
    expect(withoutConditions(state, own)).to.deep.equal({ q: '', filters: { of: '4' } });
  });

  it('counts pages: an empty list has one', () => {
    expect([0, 1, 20, 21, 228].map((total) => lastPage(total, 20))).to.deep.equal([1, 1, 1, 2, 12]);
  });
});
