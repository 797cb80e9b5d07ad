import { expect } from 'chai';
import fc from 'fast-check';
import type { Cell, Page, Row, Table } from '../../../../packages/engine/src/convert/model/index.ts';
import { box, float, picturesOf } from './support/floats.ts';
import {
  document,
  line,
  linesOf,
  make,
  makeDocument,
  names,
  noteMark,
  paragraph,
  paragraphs,
  placesOf,
  run,
  section,
  textsOf,
} from './support/paper.ts';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const thin = { pattern: 'single', width: 0.5, space: 0 } as const;

function cell(words: string, more: Partial<Cell> = {}): Cell {
  const plain = { span: 1, margins: none, borders: {}, align: 'top', fitText: false, noWrap: false } as const;
  return { ...plain, blocks: [paragraph(words)], ...more };
}

function row(cells: readonly Cell[], more: Partial<Row> = {}): Row {
  return { cells, skippedBefore: 0, skippedAfter: 0, isHeader: false, cantSplit: false, ...more };
}

function table(rows: readonly Row[], more: Partial<Table> = {}): Table {
  const plain = { width: { kind: 'auto' }, layout: 'fixed', align: 'start', indent: 0, borders: {} } as const;
  return {
    kind: 'table',
    grid: [80, 80],
    ...plain,
    cellSpacing: 0,
    rightToLeft: false,
    origin: { place: () => ({ path: 'T' }) },
    rows,
    ...more,
  };
}

const exact = (height: number) => ({ height: { rule: 'exact', height } }) as const;
const lines = (name: string, count: number): string => names(1, count, name).join('|');

/** `x1-x2@y` of the level strokes of a page. */
function strokes(page: Page | undefined): string[] {
  return (page?.marks ?? []).flatMap((mark) =>
    mark.kind === 'rule' && mark.y1 === mark.y2 ? [`${mark.x1}-${mark.x2}@${mark.y1}`] : [],
  );
}

describe('Tables that continue on the next page', () => {
  it('close cells over several rows at its foot and open them at its top', () => {
    const rows = [
      row([cell('a', { merge: 'start' }), cell('x')], exact(60)),
      row([cell('', { merge: 'continue' }), cell('y')], exact(60)),
    ];
    const borders = { top: thin, bottom: thin, left: thin, right: thin, between: thin, betweenColumns: thin };
    const { pages } = make(section([table(rows, { borders })]));
    expect(strokes(pages[0])).to.include('20-100@80');
    expect(strokes(pages[1])).to.include('20-100@20');
    const one = make(
      section([
        table(
          rows.map((each) => ({ ...each, ...exact(30) })),
          { borders },
        ),
      ]),
    );
    expect(strokes(one.pages[0])).to.not.include('20-100@50');
  });

  it('move a line of such a cell that would cross the bottom of the page', () => {
    const rows = [
      row([cell(lines('m', 8), { merge: 'start' }), cell('x')], { height: { rule: 'atLeast', height: 45 } }),
      row([cell('', { merge: 'continue' }), cell('y')], { height: { rule: 'atLeast', height: 40 } }),
    ];
    const { pages } = make(
      section([...paragraphs(3), paragraph('p4', { spaceAfter: 12 }), table(rows), paragraph('end')]),
    );
    expect(textsOf({ pages, problems: [] })).to.deep.equal([
      [...names(1, 4), ...names(1, 4, 'm'), 'x'],
      [...names(5, 8, 'm'), 'y', 'end'],
    ]);
    expect(placesOf(pages[1])[0]).to.equal('m5@20');
    expect(placesOf(pages[1]).at(-1)).to.equal('end@60');
  });

  it('stay on the page of what follows when their rows are kept with the next', () => {
    const rows = (kept: readonly boolean[]): Table =>
      table(
        kept.map((keepWithNext, at) => row([cell('', { blocks: [paragraph(`r${at}`, { keepWithNext })] })], exact(10))),
      );
    const pagesOf = (kept: readonly boolean[]): string[][] =>
      textsOf(make(section([...paragraphs(7), rows(kept), paragraph(lines('end', 2), { keepLines: true })])));
    expect(pagesOf([true, true])).to.deep.equal([names(1, 7), ['r0', 'r1', ...names(1, 2, 'end')]]);
    expect(pagesOf([true, false])).to.deep.equal([[...names(1, 7), 'r0', 'r1'], names(1, 2, 'end')]);
    expect(pagesOf([false, true])).to.deep.equal([
      [...names(1, 7), 'r0'],
      ['r1', ...names(1, 2, 'end')],
    ]);
  });

  it('split rows with vertically centered cells next to long text', () => {
    const made = make(
      section([
        ...paragraphs(6),
        table([row([cell('a', { align: 'center' }), cell(lines('t', 8))])]),
        paragraph('end'),
      ]),
    );
    expect(textsOf(made)).to.deep.equal([
      [...names(1, 6), 'a', ...names(1, 4, 't')],
      [...names(5, 8, 't'), 'end'],
    ]);
    expect(placesOf(made.pages[0]).find((each) => each.startsWith('a@'))).to.equal('a@95');
  });

  it('move rows with rotated text to the next page; clip and report rows that are higher than a page', () => {
    const turned = (height: number): Table =>
      table([row([cell('v', { direction: 'right' }), cell('x')], { height: { rule: 'atLeast', height } })]);
    const moved = make(section([...paragraphs(6), turned(60)]));
    expect(moved.pages).to.have.length(2);
    expect(textsOf(moved)[0]).to.deep.equal(names(1, 6));
    expect(moved.problems).to.deep.equal([]);
    const cut = make(section([turned(230), paragraph('end')]));
    expect(cut.problems.map(({ id, place }) => [id, place.path])).to.deep.equal([['convert.row-cut', 'T']]);
    expect(placesOf(cut.pages[2])).to.deep.equal(['end@50']);
  });

  it('split rows that fit on no page although they should stay whole, as Word does, and report nothing', () => {
    const made = make(section([paragraph('a'), table([row([cell(lines('t', 14))], { cantSplit: true })])]));
    expect(textsOf(made)).to.deep.equal([['a'], names(1, 10, 't'), names(11, 14, 't')]);
    expect(made.problems).to.deep.equal([]);
  });

  it('split tables of one row in cells', () => {
    const inner = table([row([cell(lines('t', 14))])], { grid: [80] });
    const made = make(section([paragraph('a'), table([row([{ ...cell(''), blocks: [inner] }])])]));
    expect(textsOf(made)).to.deep.equal([['a', ...names(1, 9, 't')], names(10, 14, 't')]);
  });
});

describe('A float in a cell', () => {
  const held = (more: Parameters<typeof float>[0], words = 'あ'.repeat(14)): Cell =>
    cell('', { blocks: [paragraph(words, {}, [float(more)])] });

  it('is positioned from the cell, and the text of the cell flows around it', () => {
    const { pages } = make(
      section([table([row([cell('a'), held({ wrap: 'square', width: 40, height: 15 })])], { grid: [40, 120] })]),
    );
    expect(picturesOf(pages[0])).to.deep.equal([[60, 20]]);
    expect(
      linesOf(pages[0])
        .slice(1)
        .map(({ x, text }) => [x, text.length]),
    ).to.deep.equal([
      [100, 10],
      [100, 4],
    ]);
  });

  it('makes the cell at least as high as itself, where text flows around it', () => {
    const wide = { grid: [120] };
    const wrapped = make(section([table([row([held({ wrap: 'square', height: 50 }, 'x')])], wide), paragraph('end')]));
    expect(placesOf(wrapped.pages[0]).at(-1)).to.equal('end@70');
    const free = make(section([table([row([held({ wrap: 'none', height: 50 }, 'x')])]), paragraph('end')]));
    expect(placesOf(free.pages[0]).at(-1)).to.equal('end@30');
  });

  it('has the text below it where less than an inch is free next to it, or wrapping is off', () => {
    const places = (more: Parameters<typeof float>[0], grid: readonly number[]): string[] => {
      const { pages } = make(
        section([table([row([held({ height: 15, ...more }, 'あ|い')])], { grid }), paragraph('end')]),
      );
      expect(picturesOf(pages[0])).to.deep.equal([[20, 20]]);
      return placesOf(pages[0]);
    };
    expect(places({ wrap: 'square' }, [100])).to.deep.equal(['あ@35', 'い@45', 'end@55']);
    expect(places({ wrap: 'topAndBottom', width: 10 }, [120])).to.deep.equal(['あ@35', 'い@45', 'end@55']);
    expect(places({ wrap: 'none', width: 10 }, [120])).to.deep.equal(['あ@20', 'い@30', 'end@40']);
    const lower = { vertical: { from: 'paragraph', offset: 12 } } as const;
    const { pages } = make(
      section([table([row([held({ ...lower, wrap: 'square', height: 8 }, 'あ|い|う')])], { grid: [60] })]),
    );
    expect([placesOf(pages[0]), picturesOf(pages[0])]).to.deep.equal([['あ@20', 'い@40', 'う@50'], [[20, 32]]]);
  });

  it('is behind the text of the cell or in front of it', () => {
    const order = (behindText: boolean): string[] => {
      const fill = float({ content: box({ fill: 'cccccc' }), behindText });
      const filled = cell('', { background: 'eeeeee', blocks: [paragraph('x', {}, [fill])] });
      const { pages } = make(section([table([row([filled])])]));
      return (pages[0]?.marks ?? []).map((mark) => (mark.kind === 'box' ? (mark.fill ?? '') : mark.kind));
    };
    expect(order(true)).to.deep.equal(['eeeeee', 'cccccc', 'lines']);
    expect(order(false)).to.deep.equal(['eeeeee', 'lines', 'cccccc']);
  });

  it('works in text boxes and notes as well', () => {
    const inner = paragraph('x', {}, [float({ wrap: 'square' })]);
    const boxed = float({ content: box({ blocks: [inner] }), width: 100, height: 60, wrap: 'square' });
    const { pages } = make(section([paragraph('a', {}, [boxed])]));
    expect(picturesOf(pages[0])).to.deep.equal([[23, 22]]);
    const footnotes = new Map([['1', [inner]]]);
    const noted = makeDocument(document([section([paragraph([run('a'), noteMark('1')])])], { footnotes }));
    expect(picturesOf(noted.pages[0])).to.deep.equal([[20, 100]]);
  });
});

describe('Footnotes in rotated cells', () => {
  it('are at the bottom of the page', () => {
    const noted = cell('', { direction: 'vertical', blocks: [paragraph([run('a'), noteMark('1')])] });
    const made = makeDocument(
      document([section([table([row([noted], { height: { rule: 'atLeast', height: 40 } })])])], {
        footnotes: new Map([['1', [paragraph('note')]]]),
      }),
    );
    expect(textsOf(made)).to.deep.equal([['a1', 'note']]);
  });
});

describe('Tables of any shape', () => {
  const rowShape = fc.record({
    first: fc.nat(6),
    second: fc.nat(14),
    least: fc.constantFrom(0, 0, 15, 40, 130),
    goesOn: fc.boolean(),
    cantSplit: fc.boolean(),
    align: fc.constantFrom('top', 'center', 'bottom'),
  });

  it('show every line once and inside of the margins, wherever pages break', () => {
    const shapes = fc.array(rowShape, { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(shapes, fc.nat(8), (made, before) => {
        const wanted: string[] = [];
        const words = (name: string, count: number): string => {
          const list = names(1, count, name);
          wanted.push(...list);
          return list.join('|');
        };
        const rows = made.map(({ first, second, least, goesOn, cantSplit, align }, index): Row => {
          const merge = goesOn && index > 0 ? 'continue' : 'start';
          const left = merge === 'continue' ? cell('', { merge }) : cell(words(`a${index}_`, first), { merge, align });
          const height = least > 0 ? ({ height: { rule: 'atLeast', height: least } } as const) : {};
          return row([left, cell(words(`b${index}_`, second), { align })], { ...height, cantSplit });
        });
        const { pages } = make(section([...paragraphs(before), table(rows), paragraph('end')]));
        const shown = pages.flatMap((page) => linesOf(page));
        const found = shown.map((each) => each.text).filter((each) => /^[ab]\d/.test(each));
        expect(found.toSorted()).to.deep.equal(wanted.toSorted());
        expect(shown.every(({ y }) => y >= 19.99 && y <= 110.01)).to.equal(true);
        for (const page of pages) {
          const places = linesOf(page).map(({ x, y }) => x * 1_000 + y);
          const sorted = places.toSorted((one, other) => one - other);
          expect(sorted.every((each, index) => index === 0 || each - (sorted[index - 1] ?? 0) > line - 0.05)).to.equal(
            true,
          );
        }
        expect(shown.at(-1)?.text).to.equal('end');
      }),
      { numRuns: 150 },
    );
  });
});
