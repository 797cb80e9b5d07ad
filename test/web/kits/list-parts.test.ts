import { expect } from 'chai';
import {
  columnShares,
  isColumnShown,
  moveColumn,
  noColumnChoice,
  orderColumns,
  parseColumnChoice,
  resizeColumn,
} from '../../../packages/web/src/kits/list/column-choice.ts';
import { allRows } from '../../../packages/web/src/kits/list/all-rows.ts';
import { given, valueOf } from '../../../packages/web/src/kits/list/list-query.ts';
import { parseSaved, renameCondition, saveCondition } from '../../../packages/web/src/kits/list/saved-conditions.ts';
import { countSelected, emptySelection, isSelected, withRows } from '../../../packages/web/src/kits/list/selection.ts';
import { placeAfterMove, placeOfDrop } from '../../../packages/web/src/ui/tree/tree-model.ts';

describe('the columns of a list', () => {
  const columns = [{ id: 'a' }, { id: 'b' }, { id: 'c', optional: true }];
  const idsOf = (choice = noColumnChoice): string[] => orderColumns(columns, choice).map(({ id }) => id);

  it('are in the order of the screen until one is moved, and no further than the ends', () => {
    expect(idsOf()).to.deep.equal(['a', 'b', 'c']);
    const moved = moveColumn(columns, noColumnChoice, 'c', -1);
    expect(idsOf(moved ?? undefined)).to.deep.equal(['a', 'c', 'b']);
    expect(moveColumn(columns, noColumnChoice, 'a', -1)).to.equal(null);
    expect(moveColumn(columns, noColumnChoice, 'c', 1)).to.equal(null);
  });

  it('of a newer version come last, and optional ones are hidden until they are chosen', () => {
    expect(idsOf({ ...noColumnChoice, order: ['gone', 'b'] })).to.deep.equal(['b', 'a', 'c']);
    expect(columns.filter((column) => isColumnShown(column, noColumnChoice)).map(({ id }) => id)).to.deep.equal([
      'a',
      'b',
    ]);
    expect(isColumnShown({ id: 'c', optional: true }, { ...noColumnChoice, shown: { c: true } })).to.equal(true);
  });

  it('take width from their neighbor and keep the least width', () => {
    const widths = { a: 200, b: 100, c: 100 };
    expect(resizeColumn(widths, ['a', 'b', 'c'], 'a', 20)).to.deep.equal({ a: 220, b: 80, c: 100 });
    expect(resizeColumn(widths, ['a', 'b', 'c'], 'a', 500)).to.deep.equal({ a: 236, b: 64, c: 100 });
    expect(resizeColumn(widths, ['a', 'b', 'c'], 'c', 10)).to.deep.equal({ a: 200, b: 90, c: 110 });
    expect(columnShares(['a', 'b'], { ...noColumnChoice, widths })?.get('a')).to.be.closeTo(66.7, 0.1);
    expect(columnShares(['a', 'b'], noColumnChoice)).to.equal(null);
  });

  it('are as usual where the browser stored something else', () => {
    for (const stored of [null, 7, 'x', [], { order: 'a', shown: [], widths: { a: 'wide', b: -5 } }])
      expect(parseColumnChoice(stored)).to.deep.equal(noColumnChoice);
  });
});

describe('the selection of a list', () => {
  const [one, two] = [{ id: 1 }, { id: 2 }];

  it('holds rows, or all but the exceptions', () => {
    const some = withRows(emptySelection, [one, two], true);
    expect([countSelected(some, 50), isSelected(some, 1), isSelected(some, 3)]).to.deep.equal([2, true, false]);
    const rest = withRows({ all: true, rows: new Map() }, [one], false);
    expect([countSelected(rest, 50), isSelected(rest, 1), isSelected(rest, 3)]).to.deep.equal([49, false, true]);
    expect(countSelected(withRows(rest, [one], true), 50)).to.equal(50);
  });
});

describe('saved conditions', () => {
  const saved = [
    { name: '毎週', search: { q: 'a' } },
    { name: '毎月', search: { q: 'b' } },
  ];

  it('replace those of the same name, and take no name that another has', () => {
    expect(saveCondition(saved, { name: '毎週', search: { q: 'c' } })).to.deep.equal([
      { name: '毎週', search: { q: 'c' } },
      saved[1],
    ]);
    expect(renameCondition(saved, '毎週', '毎月')).to.equal(null);
    expect(renameCondition(saved, '毎週', '  ')).to.equal(null);
    expect(renameCondition(saved, '毎週', ' 毎日 ')?.[0]?.name).to.equal('毎日');
  });

  it('of another shape are left out', () => {
    expect(parseSaved([null, 3, { name: 'x' }, { name: 1, search: {} }, saved[0]])).to.deep.equal([saved[0]]);
    expect(parseSaved({})).to.deep.equal([]);
  });
});

describe('all rows of a list', () => {
  it('are read until a page is not full, each row once', async () => {
    const pages = [Array.from({ length: 100 }, (_, at) => ({ id: at + 1 })), [{ id: 100 }, { id: 101 }]];
    const state = { page: 3, size: 20, q: '', sort: '', filters: {} } as const;
    const seen: number[] = [];
    const load = ({ page }: { readonly page: number }) => Promise.resolve({ items: pages[page - 1] ?? [], total: 100 });
    for await (const { rows } of allRows(load, state, new AbortController().signal))
      seen.push(...rows.map(({ id }) => id));
    expect([seen.length, new Set(seen).size, seen.at(-1)]).to.deep.equal([101, 101, 101]);
  });
});

describe('the call of a list', () => {
  it('has filters as values of their enumeration, and none that are not set', () => {
    const types = [{ value: 0 }, { value: 1 }];
    expect(
      given({ type: valueOf(types, '0'), role: valueOf(types, undefined), other: valueOf(types, '7') }),
    ).to.deep.equal({
      type: 0,
    });
  });
});

describe('moves in a tree', () => {
  const items = [
    { id: 1, parent_id: null },
    { id: 2, parent_id: 1 },
    { id: 3, parent_id: 1 },
    { id: 4, parent_id: null },
  ];

  it('lead up, down, in and out, as far as there is a place', () => {
    expect(placeAfterMove(items, 3, 'up', true)).to.deep.equal({ parent_id: 1, before: 2 });
    expect(placeAfterMove(items, 2, 'down', true)).to.deep.equal({ parent_id: 1, before: null });
    expect(placeAfterMove(items, 3, 'in', true)).to.deep.equal({ parent_id: 2, before: null });
    expect(placeAfterMove(items, 2, 'out', true)).to.deep.equal({ parent_id: null, before: 4 });
    for (const move of ['up', 'in', 'out'] as const) expect(placeAfterMove(items, 1, move, true)).to.equal(null);
    expect(placeAfterMove(items, 4, 'down', true)).to.equal(null);
  });

  it('change no order where the items have none', () => {
    expect(placeAfterMove(items, 3, 'up', false)).to.equal(null);
    expect(placeAfterMove(items, 2, 'out', false)).to.deep.equal({ parent_id: null, before: null });
  });

  it('by a drop go before, after and into others, never into what is below, and nowhere where nothing changes', () => {
    expect(placeOfDrop(items, 4, 2, 'before')).to.deep.equal({ parent_id: 1, before: 2 });
    expect(placeOfDrop(items, 4, 2, 'after')).to.deep.equal({ parent_id: 1, before: 3 });
    expect(placeOfDrop(items, 4, 2, 'inside')).to.deep.equal({ parent_id: 2, before: null });
    expect(placeOfDrop(items, 1, 3, 'inside')).to.equal(null);
    expect(placeOfDrop(items, 2, 3, 'before')).to.equal(null);
    expect(placeOfDrop(items, 2, null, 'inside')).to.deep.equal({ parent_id: null, before: null });
  });
});
