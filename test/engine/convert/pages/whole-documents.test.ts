import { expect } from 'chai';
import fc from 'fast-check';
import { makePages } from '../../../../packages/engine/src/convert/pages/index.ts';
import { bundledLibrary } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import {
  document,
  linesOf,
  make,
  makeDocument,
  noteMark,
  paper,
  paragraph,
  paragraphs,
  placesOf,
  run,
  section,
  twoColumns,
} from './support/paper.ts';
import { leastProcessorTime } from '../../../support/processor-time.ts';

describe('Frames of adjacent paragraphs', () => {
  const edge = { pattern: 'single', width: 1, space: 2 } as const;
  const borders = { top: edge, bottom: edge, left: edge, right: edge };

  it('are joined where borders and indents are equal', () => {
    const made = make(section([paragraph('a', { borders, spaceAfter: 4 }), paragraph('b', { borders })]));
    const level = made.pages[0]?.marks.filter((mark) => mark.kind === 'rule' && mark.y1 === mark.y2);
    expect(level).to.have.length(2);
    expect(placesOf(made.pages[0])).to.deep.equal(['a@23', 'b@37']);
  });

  it('have the border between them where specified', () => {
    const between = { ...borders, between: edge };
    const made = make(section([paragraph('a', { borders: between }), paragraph('b', { borders: between })]));
    expect(made.pages[0]?.marks.filter((mark) => mark.kind === 'rule' && mark.y1 === mark.y2)).to.have.length(3);
  });

  it('are separate where indents differ', () => {
    const made = make(section([paragraph('a', { borders }), paragraph('b', { borders, startIndent: 5 })]));
    expect(made.pages[0]?.marks.filter((mark) => mark.kind === 'rule' && mark.y1 === mark.y2)).to.have.length(4);
  });
});

const format = fc.record({
  spaceBefore: fc.constantFrom(0, 0, 3, 17),
  spaceAfter: fc.constantFrom(0, 0, 5, 120),
  keepWithNext: fc.boolean(),
  keepLines: fc.boolean(),
  widowControl: fc.boolean(),
  pageBreakBefore: fc.constantFrom(false, false, false, true),
  contextualSpacing: fc.boolean(),
});
const part = fc.record({
  lines: fc.integer({ min: 1, max: 25 }),
  format,
  hasNote: fc.constantFrom(false, false, true),
});
const page = fc.constantFrom(
  {},
  twoColumns,
  { verticalAlign: 'center' } as const,
  { verticalAlign: 'spread' } as const,
);
const start = fc.constantFrom('nextPage', 'continuous', 'nextColumn', 'evenPage', 'oddPage');
const sections = fc.array(fc.record({ parts: fc.array(part, { maxLength: 8 }), page, start }), {
  minLength: 1,
  maxLength: 4,
});

describe('Pages of any document', () => {
  it('contain every line once, in order, inside their margins', () => {
    fc.assert(
      fc.property(sections, (made) => {
        let count = 0;
        const footnotes = new Map([['*', [paragraph('note|note')]]]);
        const expected: string[] = [];
        const built = made.map(({ parts, page: setup, start: begins }) => {
          const blocks = parts.map(({ lines, format: look, hasNote }) => {
            const names = Array.from({ length: lines }, () => `x${count++}`);
            expected.push(...names.slice(0, -1), `${names.at(-1)}${hasNote ? '*' : ''}`);
            const base = paragraph(names.join('|'), look);
            return hasNote ? { ...base, content: [...base.content, noteMark('*')] } : base;
          });
          return section(blocks, setup, { start: begins });
        });
        const { pages, problems } = makeDocument(document(built, { footnotes }));
        const lines = pages.flatMap((each) => linesOf(each));
        expect(lines.filter(({ text }) => text !== 'note').map(({ text }) => text)).to.deep.equal(expected);
        const marks = expected.filter((text) => text.endsWith('*')).length;
        expect(lines.filter(({ text }) => text === 'note')).to.have.length(marks * 2);
        for (const { y } of lines) expect(y).to.be.within(paper.margins.top, paper.height - paper.margins.bottom - 10);
        expect(problems).to.deep.equal([]);
      }),
      { numRuns: 150 },
    );
  });

  it('are the same when laid out again', () => {
    const made = document([section([...paragraphs(12), paragraph([run('a')])])]);
    expect(makeDocument(made)).to.deep.equal(makeDocument(made));
  });

  it('are reported as they are finished', () => {
    const counts: number[] = [];
    makePages(document([section(paragraphs(25))]), bundledLibrary(), { onPage: (count) => counts.push(count) });
    expect(counts).to.deep.equal([1, 2, 3]);
  });

  it('of ten thousand paragraphs take linear time', () => {
    const timeOf = (count: number): number => {
      const made = document([section(paragraphs(count, { keepWithNext: true }))]);
      return leastProcessorTime(() => expect(makeDocument(made).pages).to.have.length(count / 10));
    };
    const [short, long] = [timeOf(1000), timeOf(10_000)];
    // Ten times as many; were it quadratic, a hundred times as long.
    expect(long).to.be.lessThan(Math.max(short, 20) * 50);
  });
});
