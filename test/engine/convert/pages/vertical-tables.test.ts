import { expect } from 'chai';
import type { Block, Cell, Row, Table } from '../../../../packages/engine/src/convert/model/index.ts';
import { float, none, picturesOf } from './support/floats.ts';
import { linesOf, make, noteMark, document, makeDocument, paragraph, run, section, textsOf } from './support/paper.ts';
import { plainCell, plainTable } from './support/tables.ts';

const vertical = { direction: 'vertical', columns: { columns: [{ width: 100, space: 0 }], hasLine: false } } as const;

const row = (cells: readonly Cell[], more: Partial<Row> = {}): Row => ({
  cells,
  skippedBefore: 0,
  skippedAfter: 0,
  isHeader: false,
  cantSplit: false,
  ...more,
});

const cell = (words: string): Cell => plainCell([paragraph(words)]);

/** A table whose columns are 30 pt wide. */
const table = (rows: readonly Row[], more: Partial<Table> = {}): Table =>
  plainTable({ grid: (rows[0]?.cells ?? []).map(() => 30), rows, ...more });

/** The page of a vertical section: its text begins 180 pt from the left and 20 pt from the top. */
const made = (...blocks: readonly Block[]): ReturnType<typeof make> => make(section(blocks, vertical));

const rows = (count: number, more: Partial<Row> = {}): Row[] =>
  Array.from({ length: count }, (_, index) => row([cell(`r${index + 1}`)], index === 0 ? more : {}));

describe('Tables of vertical sections', () => {
  it('are upright at the current position: rows downwards, columns to the right, horizontal text', () => {
    const { pages } = made(paragraph('前'), table([row([cell('a'), cell('b')]), row([cell('c'), cell('d')])]));
    expect(linesOf(pages[0])).to.deep.equal([
      { text: '前', x: 180, y: 20 },
      { text: 'a', x: 110, y: 20 },
      { text: 'b', x: 140, y: 20 },
      { text: 'c', x: 110, y: 30 },
      { text: 'd', x: 140, y: 30 },
    ]);
  });

  it('keep their calculated width, whichever side they begin at', () => {
    const auto = (more: Partial<Table>): Table =>
      table([row([cell('ab'), cell('c')])], { grid: [], width: { kind: 'auto' }, layout: 'autofit', ...more });
    const places = (more: Partial<Table>): unknown[] => linesOf(made(auto(more)).pages[0]);
    expect(places({})).to.deep.equal([
      { text: 'ab', x: 168, y: 20 },
      { text: 'c', x: 176, y: 20 },
    ]);
    expect(places({ rightToLeft: true })).to.deep.equal([
      { text: 'ab', x: 172, y: 20 },
      { text: 'c', x: 168, y: 20 },
    ]);
  });

  it('have the text continue below them', () => {
    const { pages } = made(table([row([cell('a')])]), paragraph('い'.repeat(45)));
    expect(linesOf(pages[0]).map(({ text, x, y }) => [text.length, x, y])).to.deep.equal([
      [11, 180, 30],
      [11, 170, 30],
      [11, 160, 30],
      [12, 150, 20],
      [1, 150, 20],
    ]);
  });

  it('contain floats, positioned from their cell; the text of the cell flows around them', () => {
    const anchored = float({
      wrap: 'topAndBottom',
      width: 12,
      height: 15,
      horizontal: { from: 'column', offset: 5 },
      vertical: { from: 'paragraph', offset: 0 },
    });
    const holding = plainCell([paragraph('b', {}, [anchored])]);
    const { pages } = made(paragraph('前'), table([row([cell('a'), holding])]), paragraph('後'));
    expect(picturesOf(pages[0])).to.deep.equal([[145, 20]]);
    expect(linesOf(pages[0])).to.deep.equal([
      { text: '前', x: 180, y: 20 },
      { text: '後', x: 170, y: 45 },
      { text: 'a', x: 110, y: 20 },
      { text: 'b', x: 140, y: 35 },
    ]);
  });

  it('position floats that leave their cell from the page', () => {
    const leaving = float({
      leavesCell: true,
      horizontal: { from: 'page', offset: 7 },
      vertical: { from: 'paragraph', offset: 3 },
    });
    const { pages } = made(table([row([cell('a')]), row([plainCell([paragraph('b', {}, [leaving])])])]));
    expect(picturesOf(pages[0])).to.deep.equal([[7, 33]]);
  });

  it('continue on the next page where they are higher than a page, with their header rows', () => {
    const pages = textsOf(made(table(rows(24, { isHeader: true })), paragraph('後')));
    expect(pages.map((texts) => texts.length)).to.deep.equal([10, 10, 7]);
    expect(pages[1]?.slice(0, 2)).to.deep.equal(['r1', 'r11']);
    expect(pages[2]).to.deep.equal(['後', 'r1', 'r20', 'r21', 'r22', 'r23', 'r24']);
  });

  it('split a row where allowed, and keep rows together where required', () => {
    const high = row([cell('a|b|c')]);
    const parted = textsOf(made(table([...rows(8), high])));
    expect(parted.map((texts) => texts.slice(-2))).to.deep.equal([['a', 'b'], ['c']]);
    const kept = textsOf(made(table([...rows(8), { ...high, cantSplit: true }])));
    expect(kept.map((texts) => texts.length)).to.deep.equal([8, 3]);
  });

  it('report a row that is clipped or higher than a page', () => {
    const turned = plainCell([paragraph('あ'.repeat(40))], { direction: 'vertical' });
    const cut = made(table([row([turned], { height: { rule: 'atLeast', height: 150 } })]));
    expect(cut.problems.map(({ id }) => id)).to.deep.equal(['convert.row-cut']);
    expect(made(table(rows(3))).problems).to.deep.equal([]);
  });

  it('move to the next page where they are wider than the space left, one after the other', () => {
    const wide = table([row([cell('a')])], { grid: [90], width: { kind: 'points', value: 90 } });
    const [first, second] = made(wide, wide, paragraph('後')).pages;
    expect([linesOf(first), linesOf(second)]).to.deep.equal([
      [{ text: 'a', x: 90, y: 20 }],
      [
        { text: '後', x: 180, y: 30 },
        { text: 'a', x: 90, y: 20 },
      ],
    ]);
  });

  it('are next to each other where there is space', () => {
    const { pages } = made(table([row([cell('a')])]), table([row([cell('b')])]));
    expect(linesOf(pages[0])).to.deep.equal([
      { text: 'a', x: 150, y: 20 },
      { text: 'b', x: 120, y: 20 },
    ]);
  });

  it('keep their footnotes on their page', () => {
    const noted = plainCell([paragraph([run('a'), noteMark('1')])]);
    const notes = new Map([['1', [paragraph('注')]]]);
    const { pages } = makeDocument(document([section([table([row([noted])])], vertical)], { footnotes: notes }));
    expect(linesOf(pages[0]).map(({ text }) => text)).to.include('注');
  });

  it('are upright as floating tables too', () => {
    const position = {
      horizontal: { from: 'margin', offset: 10 },
      vertical: { from: 'paragraph', offset: 20 },
      distance: none,
    } as const;
    const { pages } = made(table([row([cell('a'), cell('b')])], { position }), paragraph('後'));
    expect(linesOf(pages[0]).filter(({ text }) => text !== '後')).to.deep.equal([
      { text: 'a', x: 30, y: 40 },
      { text: 'b', x: 60, y: 40 },
    ]);
  });
});
