import { expect } from 'chai';
import type { Table } from '../../../../packages/engine/src/convert/model/index.ts';
import { float, none, picturesOf } from './support/floats.ts';
import { linesOf, make, names, paragraph, paragraphs, section, textsOf } from './support/paper.ts';
import { plainCell } from './support/tables.ts';

describe('Floating tables', () => {
  const cell = plainCell([paragraph('t')]);
  const row = { cells: [cell], skippedBefore: 0, skippedAfter: 0, isHeader: false, cantSplit: true } as const;
  const table: Table = {
    kind: 'table',
    grid: [60],
    width: { kind: 'points', value: 60 },
    layout: 'fixed',
    align: 'start',
    indent: 0,
    borders: {},
    cellSpacing: 0,
    rows: [row, row],
    position: {
      horizontal: { from: 'margin', align: 'end' },
      vertical: { from: 'paragraph', offset: 0 },
      distance: none,
    },
    rightToLeft: false,
    path: '1',
  };

  it('stand beside the text', () => {
    const made = make(section([table, paragraph('あ'.repeat(30))]));
    const lines = linesOf(made.pages[0]);
    expect(lines.filter(({ text }) => text === 't').map(({ x, y }) => [x, y])).to.deep.equal([
      [120, 20],
      [120, 30],
    ]);
    expect(lines.filter(({ text }) => text !== 't').map(({ text }) => text.length)).to.deep.equal([12, 12, 6]);
  });

  it('are not what floats in cells are: for these the cell grows, and the text behind the table is left alone', () => {
    const { position: _, ...inline } = table;
    const anchored = { ...cell, blocks: [paragraph('t', {}, [float({ wrap: 'square', height: 60 })])] };
    const made = make(section([{ ...inline, rows: [{ ...row, cells: [anchored] }] }, paragraph('a')]));
    expect(linesOf(made.pages[0]).at(-1)).to.deep.equal({ text: 'a', x: 20, y: 90 });
    expect(picturesOf(made.pages[0])).to.have.length(1);
  });

  it('go to the next page where they do not fit', () => {
    const made = make(section([...paragraphs(9), table, paragraph('a')]));
    expect(textsOf(made)).to.deep.equal([names(1, 9), ['a', 't', 't']]);
  });

  it('that no page can hold are set in the flow', () => {
    const made = make(
      section([paragraph('a'), { ...table, rows: Array.from({ length: 15 }, () => row) }, paragraph('b')]),
    );
    expect(textsOf(made).map(({ length }) => length)).to.deep.equal([10, 7]);
    expect(textsOf(made)[1]?.at(-1)).to.equal('b');
  });
});
