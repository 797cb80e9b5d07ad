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
    origin: { place: () => ({ path: '1' }) },
  };

  it('are next to the text', () => {
    const made = make(section([table, paragraph('あ'.repeat(30))]));
    const lines = linesOf(made.pages[0]);
    expect(lines.filter(({ text }) => text === 't').map(({ x, y }) => [x, y])).to.deep.equal([
      [120, 20],
      [120, 30],
    ]);
    expect(lines.filter(({ text }) => text !== 't').map(({ text }) => text.length)).to.deep.equal([12, 12, 6]);
  });

  it('differ from floats in cells: the cell grows for those, and they do not affect the text after the table', () => {
    const { position: _, ...inline } = table;
    const anchored = { ...cell, blocks: [paragraph('t', {}, [float({ wrap: 'square', height: 60 })])] };
    const made = make(section([{ ...inline, rows: [{ ...row, cells: [anchored] }] }, paragraph('a')]));
    expect(linesOf(made.pages[0]).at(-1)).to.deep.equal({ text: 'a', x: 20, y: 90 });
    expect(picturesOf(made.pages[0])).to.have.length(1);
  });

  it('go to the next page where no row of them fits', () => {
    const made = make(section([...paragraphs(10), table, paragraph('a')]));
    expect(textsOf(made)).to.deep.equal([names(1, 10), ['a', 't', 't']]);
    const kept = { ...table, rows: [{ ...row, height: { rule: 'atLeast', height: 15 } as const }, row] };
    expect(textsOf(make(section([...paragraphs(9), kept, paragraph('a')])))).to.deep.equal([
      names(1, 9),
      ['a', 't', 't'],
    ]);
  });

  it('are split over pages where some of their rows fit, and text flows around the rest', () => {
    const long = { ...table, rows: Array.from({ length: 6 }, () => row) };
    const made = make(section([...paragraphs(8), long, paragraph('あ'.repeat(40))]));
    expect(textsOf(made)).to.deep.equal([
      [...names(1, 8), 't', 't'],
      ['あ'.repeat(12), 'あ'.repeat(12), 'あ'.repeat(12), 'あ'.repeat(4), 't', 't', 't', 't'],
    ]);
    expect(linesOf(made.pages[0]).filter(({ text }) => text === 't')).to.deep.equal([
      { text: 't', x: 120, y: 100 },
      { text: 't', x: 120, y: 110 },
    ]);
    const rest = linesOf(made.pages[1]).filter(({ text }) => text === 't');
    expect(rest.map(({ x, y }) => [x, y])).to.deep.equal([
      [120, 20],
      [120, 30],
      [120, 40],
      [120, 50],
    ]);
  });

  it('when split, repeat their header rows on the next page, and have their offset on the first only', () => {
    const heading = { ...row, isHeader: true, cells: [plainCell([paragraph('h')])] };
    const position = { ...table.position, vertical: { from: 'paragraph', offset: 10 } } as Table['position'];
    const long = { ...table, rows: [heading, row, row, row], ...(position && { position }) };
    const made = make(section([...paragraphs(7), long]));
    const places = made.pages.map((page) => linesOf(page).map(({ text, y }) => `${text}@${y}`));
    expect(places[0]?.slice(7)).to.deep.equal(['h@100', 't@110']);
    expect(places[1]).to.deep.equal(['h@20', 't@30', 't@40']);
  });

  it('that fit on no page are laid out in the flow', () => {
    const made = make(
      section([paragraph('a'), { ...table, rows: Array.from({ length: 15 }, () => row) }, paragraph('b')]),
    );
    expect(textsOf(made).map(({ length }) => length)).to.deep.equal([10, 7]);
    expect(textsOf(made)[1]?.at(-1)).to.equal('b');
  });
});
