import { expect } from 'chai';
import fc from 'fast-check';
import type { FlowItem, Table } from '../../../../packages/engine/src/convert/model/index.ts';
import { cell, lay, row } from './support/lay-table.ts';

/** Where the columns of the first row begin and the last one ends: the vertical strokes of a table with all borders. */
const edge = { pattern: 'single', width: 0.5, space: 0 } as const;
const borders = { top: edge, bottom: edge, left: edge, right: edge, between: edge, betweenColumns: edge };

function lines(items: readonly FlowItem[]): number[] {
  const marks = items[0]?.marks ?? [];
  return marks.flatMap((mark) =>
    mark.kind === 'rule' && mark.x1 === mark.x2 ? [Math.round(mark.x1 * 100) / 100] : [],
  );
}

const two = [row([cell('a', { width: 40 }), cell('b', { width: 60 })])];

describe('columns of a table', () => {
  it('have the width of the grid in a fixed table whose cells have none', () => {
    expect(lines(lay([row([cell('a'), cell('b')])], { borders }))).to.deep.equal([0, 40, 100]);
  });

  it('have the preferred width of their widest cell', () => {
    const rows = [...two, row([cell('c', { width: 30 }), cell('d', { width: 80 })])];
    expect(lines(lay(rows, { borders, layout: 'autofit' }))).to.deep.equal([0, 40, 120]);
  });

  it('are scaled by one factor to the width of the table', () => {
    const width = { kind: 'points', value: 150 } as const;
    expect(lines(lay(two, { borders, layout: 'autofit', width }))).to.deep.equal([0, 60, 150]);
    expect(lines(lay(two, { borders, layout: 'autofit', width: { kind: 'part', value: 1 } }))).to.deep.equal([
      0, 80, 200,
    ]);
    expect(lines(lay(two, { borders, width }))).to.deep.equal([0, 40, 100]);
  });

  it('become narrower where the table is too wide, except in a fixed table', () => {
    const wide = [row([cell('a', { width: 100 }), cell('b', { width: 300 })])];
    expect(lines(lay(wide, { borders, layout: 'autofit' }))).to.deep.equal([0, 50, 200]);
    expect(lines(lay(wide, { borders, layout: 'autofit', indent: 40 }))).to.deep.equal([40, 80, 200]);
    expect(lines(lay(wide, { borders }))).to.deep.equal([0, 100, 400]);
  });

  it('are skipped where a row specifies it, and joined under a cell that spans them', () => {
    const rows = [row([cell('a')], { skippedBefore: 1 }), row([cell('b', { span: 2 })])];
    const items = lay(rows, { borders });
    expect(lines(items)).to.deep.equal([40, 100]);
    expect(lines(items.slice(1))).to.deep.equal([0, 100]);
  });

  it('always add up to the stated width of a table that fits its contents', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 50, max: 500 }), (each, value) => {
        const table: Partial<Table> = { borders, layout: 'autofit', grid: each, width: { kind: 'points', value } };
        const found = lines(lay([row(each.map((width) => cell('', { width })))], table));
        expect(found).to.have.length(each.length + 1);
        expect(found.at(-1)).to.be.closeTo(value, 0.01);
      }),
      { numRuns: 200 },
    );
  });
});
