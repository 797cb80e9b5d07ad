import { expect } from 'chai';
import type { Cell, Floating, Table } from '../../../../packages/engine/src/convert/model/index.ts';
import { box, float, none, picturesOf } from './support/floats.ts';
import { linesOf, make, paragraph, section } from './support/paper.ts';
import { plainCell, plainTable } from './support/tables.ts';

/** A table of one row with cells of 60 pt. */
const table = (...cells: readonly Cell[]): Table =>
  plainTable({
    grid: cells.map(() => 60),
    rows: [{ cells, skippedBefore: 0, skippedAfter: 0, isHeader: false, cantSplit: false }],
  });

const at: Partial<Floating> = {
  horizontal: { from: 'column', offset: 5 },
  vertical: { from: 'paragraph', offset: 3 },
};

/** Places of what is anchored in the second paragraph of the second cell, below a line of text. */
const placesOf = (more: Partial<Floating>): number[][] => {
  const anchored = paragraph('い', {}, [float({ ...at, ...more })]);
  const { pages } = make(
    section([paragraph('前'), table(plainCell([paragraph('a')]), plainCell([paragraph('あ'), anchored]))]),
  );
  return picturesOf(pages[0]);
};

describe('A float in a cell', () => {
  it('is positioned from its cell', () => {
    expect(placesOf({})).to.deep.equal([[85, 43]]);
    expect(placesOf({ horizontal: { from: 'page', offset: 5 } })).to.deep.equal([[85, 43]]);
  });

  it('is positioned from the page where it leaves its cell, at the height of its paragraph', () => {
    expect(placesOf({ leavesCell: true })).to.deep.equal([[25, 43]]);
    const page = { from: 'page', offset: 5 } as const;
    expect(placesOf({ leavesCell: true, horizontal: page, vertical: page })).to.deep.equal([[5, 5]]);
    const margin = { from: 'margin', align: 'end' } as const;
    expect(placesOf({ leavesCell: true, horizontal: margin, vertical: margin })).to.deep.equal([[140, 100]]);
  });

  it('does not affect the text of the cell it leaves', () => {
    const text = (leavesCell: boolean): number[] => {
      const held = float({ wrap: 'square', width: 30, height: 10, leavesCell });
      const { pages } = make(section([table(plainCell([paragraph('あいう', {}, [held])]))]));
      return linesOf(pages[0]).map(({ y }) => y);
    };
    expect([text(false), text(true)]).to.deep.equal([[30], [20]]);
  });

  it('leaves cells of tables in cells too', () => {
    const inner = table(plainCell([paragraph('う', {}, [float({ ...at, leavesCell: true })])]));
    const { pages } = make(section([table(plainCell([paragraph('あ')]), plainCell([paragraph('い'), inner]))]));
    expect(picturesOf(pages[0])).to.deep.equal([[25, 33]]);
  });

  it('stays in a text box whatever it specifies', () => {
    const inner = table(plainCell([paragraph('う', {}, [float({ ...at, leavesCell: true })])]));
    const shape = float({ content: box({ blocks: [inner], insets: none }), width: 90, height: 60 });
    const { pages } = make(section([paragraph('あ', {}, [shape])]));
    expect(picturesOf(pages[0])).to.deep.equal([[25, 23]]);
  });
});
