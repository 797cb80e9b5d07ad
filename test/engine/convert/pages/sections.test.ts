import { expect } from 'chai';
import {
  breakTo,
  linesOf,
  make,
  names,
  paper,
  paragraph,
  paragraphs,
  placesOf,
  run,
  section,
  textsOf,
  twoColumns,
} from './support/paper.ts';

describe('Columns', () => {
  it('are filled one after the other', () => {
    const made = make(section(paragraphs(25), twoColumns));
    expect(textsOf(made)).to.deep.equal([names(1, 20), names(21, 25)]);
    const places = linesOf(made.pages[0]);
    expect(places[9]).to.deep.equal({ text: 'p10', x: 20, y: 110 });
    expect(places[10]).to.deep.equal({ text: 'p11', x: 110, y: 20 });
  });

  it('are balanced above a continuous section', () => {
    const made = make(section(paragraphs(7), twoColumns), section([paragraph('z')], {}, { start: 'continuous' }));
    expect(made.pages).to.have.length(1);
    expect(linesOf(made.pages[0]).slice(3, 6)).to.deep.equal([
      { text: 'p4', x: 20, y: 50 },
      { text: 'p5', x: 110, y: 20 },
      { text: 'p6', x: 110, y: 30 },
    ]);
    expect(placesOf(made.pages[0]).at(-1)).to.equal('z@60');
  });

  it('are balanced with the space above the first paragraph', () => {
    const names = Array.from({ length: 17 }, (_, index) => `p${index + 1}`);
    const high = paragraph(names.join('|'), { spaceBefore: 17 });
    const made = make(section([high], twoColumns), section([], {}, { start: 'continuous' }));
    // 17 pt and 8 lines in the first column, 9 lines in the second.
    expect(linesOf(made.pages[0]).slice(7, 9)).to.deep.equal([
      { text: 'p8', x: 20, y: 107 },
      { text: 'p9', x: 110, y: 20 },
    ]);
    expect(linesOf(made.pages[0]).at(-1)).to.deep.equal({ text: 'p17', x: 110, y: 100 });
  });

  it('are not balanced at the end of the document', () => {
    const made = make(section(paragraphs(7), twoColumns));
    expect(linesOf(made.pages[0]).every(({ x }) => x === 20)).to.equal(true);
  });

  it('with column breaks are not balanced', () => {
    const blocks = [paragraph([run('a'), breakTo('column'), run('b')]), ...paragraphs(4)];
    const made = make(section(blocks, twoColumns), section([paragraph('z')], {}, { start: 'continuous' }));
    expect(
      linesOf(made.pages[0])
        .filter(({ x }) => x === 20)
        .map(({ text }) => text),
    ).to.deep.equal(['a', 'z']);
    expect(placesOf(made.pages[0]).at(-1)).to.equal('z@70');
  });

  it('have a line between them of the height of the longest', () => {
    const made = make(section(paragraphs(12), { columns: { ...twoColumns.columns, hasLine: true } }));
    const rules = made.pages[0]?.marks.filter(({ kind }) => kind === 'rule');
    expect(rules).to.have.length(1);
    expect(rules?.[0]).to.include({ x1: 100, x2: 100, y1: 20, y2: 120 });
  });

  it('of other widths lay out the rest of a paragraph again', () => {
    const columns = {
      columns: [
        { width: 80, space: 20 },
        { width: 40, space: 0 },
      ],
      hasLine: false,
    };
    const made = make(section([...paragraphs(9), paragraph('あいうえおかきくけこさしすせそたちつてと')], { columns }));
    const lines = linesOf(made.pages[0]).slice(9);
    expect(lines[0]).to.deep.equal({ text: 'あいうえおかきくけこ', x: 20, y: 110 });
    expect(lines.slice(1).map(({ text, x }) => [text, x])).to.deep.equal([
      ['さしすせそ', 120],
      ['たちつてと', 120],
    ]);
  });
});

describe('Sections', () => {
  it('begin on a page with its own size', () => {
    const made = make(section([paragraph('a')]), section([paragraph('b')], { width: 140, height: 200 }));
    expect(made.pages.map(({ width, height }) => [width, height])).to.deep.equal([
      [200, 140],
      [140, 200],
    ]);
  });

  it('continue below the last one with other columns and margins', () => {
    const margins = { ...paper.margins, left: 40 };
    const columns = { columns: [{ width: 140, space: 0 }], hasLine: false };
    const made = make(
      section([paragraph('a', { spaceAfter: 6 })]),
      section([paragraph('b', { spaceBefore: 4 })], { margins, columns }, { start: 'continuous' }),
    );
    expect(linesOf(made.pages[0])).to.deep.equal([
      { text: 'a', x: 20, y: 20 },
      { text: 'b', x: 40, y: 36 },
    ]);
  });

  it('begin a page where the paper size changes, even when continuous', () => {
    const made = make(section([paragraph('a')]), section([paragraph('b')], { height: 160 }, { start: 'continuous' }));
    expect(textsOf(made)).to.deep.equal([['a'], ['b']]);
  });

  it('when continuous, move text that does not fit to the next page', () => {
    const made = make(section(paragraphs(8)), section(paragraphs(6, {}, 'q'), {}, { start: 'continuous' }));
    expect(textsOf(made)).to.deep.equal([[...names(1, 8), 'q1', 'q2'], names(3, 6, 'q')]);
  });

  it('begin in the next column', () => {
    const made = make(
      section([paragraph('a')], twoColumns),
      section([paragraph('b')], twoColumns, { start: 'nextColumn' }),
    );
    expect(linesOf(made.pages[0]).map(({ text, x, y }) => [text, x, y])).to.deep.equal([
      ['a', 20, 20],
      ['b', 110, 20],
    ]);
  });

  it('begin on an odd or even page after a blank page', () => {
    const odd = make(section([paragraph('a')]), section([paragraph('b')], {}, { start: 'oddPage' }));
    expect(textsOf(odd)).to.deep.equal([['a'], [], ['b']]);
    const even = make(section([paragraph('a')]), section([paragraph('b')], {}, { start: 'evenPage' }));
    expect(textsOf(even)).to.deep.equal([['a'], ['b']]);
  });

  it('are aligned to the middle or bottom of the page, or spread over it', () => {
    const yOf = (verticalAlign: 'center' | 'bottom' | 'spread', count = 2): string[] =>
      placesOf(make(section(paragraphs(count), { verticalAlign })).pages[0]);
    expect(yOf('center')).to.deep.equal(['p1@60', 'p2@70']);
    expect(yOf('bottom')).to.deep.equal(['p1@100', 'p2@110']);
    expect(yOf('spread')).to.deep.equal(['p1@20', 'p2@30']);
    const tall = paragraph('t', { lineHeight: { rule: 'exact', height: 90 } });
    const spread = make(section([...paragraphs(3), tall], { verticalAlign: 'spread' }));
    expect(placesOf(spread.pages[0])).to.deep.equal(['p1@20', 'p2@65', 'p3@110']);
  });

  it('have borders around the page or the text', () => {
    const edge = { pattern: 'single', width: 1, space: 4 } as const;
    const edges = { top: edge, bottom: edge, left: edge, right: edge };
    const topOf = (from: 'page' | 'text', pages: 'all' | 'first' | 'notFirst'): (number | undefined)[] =>
      make(section(paragraphs(11), { borders: { edges, from, pages } })).pages.map(({ marks }) => {
        const rules = marks.filter((mark) => mark.kind === 'rule');
        return rules.length === 4 ? rules[0]?.y1 : undefined;
      });
    expect(topOf('page', 'all')).to.deep.equal([4.5, 4.5]);
    expect(topOf('text', 'first')).to.deep.equal([15.5, undefined]);
    expect(topOf('page', 'notFirst')).to.deep.equal([undefined, 4.5]);
  });
});

describe('Vertical sections', () => {
  const vertical = { direction: 'vertical', columns: { columns: [{ width: 100, space: 0 }], hasLine: false } } as const;

  it('lay out lines from right to left, as long as the text area is high', () => {
    const made = make(section([paragraph('あいうえおかきくけこさしすせそ')], vertical));
    expect(linesOf(made.pages[0])).to.deep.equal([
      { text: 'あいうえおかきくけこさし', x: 180, y: 20 },
      { text: 'すせそ', x: 170, y: 20 },
    ]);
  });

  it('break where the page is full in width', () => {
    const made = make(section(paragraphs(17), vertical));
    expect(textsOf(made)).to.deep.equal([names(1, 16), ['p17']]);
    expect(linesOf(made.pages[1])[0]).to.include({ x: 180, y: 20 });
  });

  it('have horizontal headers, which shorten the lines', () => {
    const header = [paragraph('head|er|three')];
    const made = make(section([paragraph('あいうえおかきくけこさしす')], vertical, { headers: { default: header } }));
    const [head, , , first, second] = linesOf(made.pages[0]);
    expect(head).to.deep.equal({ text: 'head', x: 20, y: 5 });
    expect(first).to.deep.equal({ text: 'あいうえおかきくけこ', x: 180, y: 35 });
    expect(second?.text).to.equal('さしす');
  });
});
