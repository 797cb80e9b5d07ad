import { expect } from 'chai';
import {
  breakTo,
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

describe('Breaks between pages', () => {
  it('move text to the next page where no line fits', () => {
    const made = make(section(paragraphs(23)));
    expect(textsOf(made)).to.deep.equal([names(1, 10), names(11, 20), names(21, 23)]);
    expect(made.pages[0]).to.include({ width: 200, height: 140 });
    expect(placesOf(made.pages[1])[0]).to.equal('p11@20');
    expect(placesOf(made.pages[1])[9]).to.equal('p20@110');
    expect(made.problems).to.deep.equal([]);
  });

  it('are between lines of a paragraph', () => {
    const made = make(section([paragraph('a|b|c|d|e|f|g|h|i|j|k|l')]));
    expect(textsOf(made).map((lines) => lines.length)).to.deep.equal([10, 2]);
  });

  it('follow widow and orphan control', () => {
    const made = make(section([...paragraphs(9), paragraph('a|b|c', { widowControl: true })]));
    expect(textsOf(made)).to.deep.equal([names(1, 9), ['a', 'b', 'c']]);
    const loose = make(section([...paragraphs(9), paragraph('a|b|c')]));
    expect(textsOf(loose)).to.deep.equal([
      [...names(1, 9), 'a'],
      ['b', 'c'],
    ]);
  });

  it('keep a paragraph with the next one', () => {
    const made = make(
      section([...paragraphs(8), paragraph('h', { keepWithNext: true }), paragraph('a|b', { keepLines: true })]),
    );
    expect(textsOf(made)).to.deep.equal([names(1, 8), ['h', 'a', 'b']]);
  });

  it('split a chain of kept paragraphs that is taller than a page', () => {
    const made = make(section(paragraphs(200, { keepWithNext: true })));
    expect(made.pages).to.have.length(20);
    expect(textsOf(made).flat()).to.deep.equal(names(1, 200));
  });

  it('move a chain to the next page once, and split it there', () => {
    const made = make(section([...paragraphs(5), ...paragraphs(12, { keepWithNext: true }, 'k')]));
    expect(textsOf(made)).to.deep.equal([names(1, 5), names(1, 10, 'k'), names(11, 12, 'k')]);
  });

  it('are placed by the author', () => {
    const made = make(
      section([
        paragraph('a', { pageBreakBefore: true }),
        paragraph([run('b'), breakTo('page'), run('c')]),
        paragraph('d', { pageBreakBefore: true }),
      ]),
    );
    expect(textsOf(made)).to.deep.equal([['a', 'b'], ['c'], ['d']]);
  });

  it('make a blank page where two follow each other', () => {
    const made = make(section([paragraph([run('a'), breakTo('page'), breakTo('page'), run('b')])]));
    expect(textsOf(made)).to.deep.equal([['a'], [], ['b']]);
  });

  it('after a paragraph that ends with one make no empty line', () => {
    const made = make(section([paragraph([run('a'), breakTo('page')]), paragraph('b')]));
    expect(placesOf(made.pages[1])).to.deep.equal(['b@20']);
  });

  it('continue in the next column, or on the next page after the last column', () => {
    const made = make(
      section([paragraph([run('a'), breakTo('column'), run('b'), breakTo('column'), run('c')])], twoColumns),
    );
    expect(textsOf(made)).to.deep.equal([['a', 'b'], ['c']]);
  });
});

describe('Space between paragraphs', () => {
  it('is the larger of that below the first and that above the second', () => {
    const made = make(
      section([
        paragraph('a', { spaceAfter: 6 }),
        paragraph('b', { spaceBefore: 4, spaceAfter: 3 }),
        paragraph('c', { spaceBefore: 8 }),
      ]),
    );
    expect(placesOf(made.pages[0])).to.deep.equal(['a@20', 'b@36', 'c@54']);
  });

  it('is none between paragraphs of one style that require it', () => {
    const format = { contextualSpacing: true, spaceBefore: 5, spaceAfter: 5 };
    const made = make(section([paragraph('a', format), paragraph('b', format), paragraph('c', { styleId: 'Other' })]));
    expect(placesOf(made.pages[0])).to.deep.equal(['a@25', 'b@35', 'c@50']);
  });

  it('counts at the top of the first page, and of one that the author began, but not of one that began because the last was full', () => {
    const first = make(section([paragraph('a', { spaceBefore: 7 })]));
    expect(placesOf(first.pages[0])).to.deep.equal(['a@27']);
    const hard = make(section([paragraph('a'), paragraph('b', { pageBreakBefore: true, spaceBefore: 7 })]));
    expect(placesOf(hard.pages[1])).to.deep.equal(['b@27']);
    const full = make(section([...paragraphs(10), paragraph('b', { spaceBefore: 7 })]));
    expect(placesOf(full.pages[1])).to.deep.equal(['b@20']);
  });

  it('is ignored below the last line of a page', () => {
    const made = make(section([...paragraphs(9), paragraph('a', { spaceAfter: 30 }), paragraph('b')]));
    expect(textsOf(made)).to.deep.equal([[...names(1, 9), 'a'], ['b']]);
    expect(placesOf(made.pages[1])).to.deep.equal(['b@20']);
  });
});

describe('Oversized content', () => {
  it('is on a page of its own and is reported', () => {
    const tall = paragraph('t', { lineHeight: { rule: 'exact', height: 150 } });
    const made = make(section([paragraph('a'), tall, paragraph('b')]));
    expect(textsOf(made)).to.deep.equal([['a'], ['t'], ['b']]);
    expect(made.problems.map(({ id, place }) => [id, place.path])).to.deep.equal([
      ['convert.too-tall', tall.origin.place().path],
    ]);
  });

  it('is laid out where margins leave no width', () => {
    const margins = { top: 20, bottom: 20, left: 100, right: 100 };
    const made = make(section([paragraph('ab')], { margins }));
    expect(textsOf(made).flat().join('')).to.equal('ab');
  });

  it('is laid out where margins leave no height', () => {
    const made = make(section(paragraphs(6), { margins: { ...paper.margins, top: 100, bottom: 100 } }));
    expect(textsOf(made).flat()).to.deep.equal(names(1, 6));
    expect(made.pages.length).to.be.lessThan(7);
  });
});
