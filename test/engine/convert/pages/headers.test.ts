import { expect } from 'chai';
import {
  document,
  field,
  linesOf,
  make,
  makeDocument,
  names,
  paper,
  paragraph,
  paragraphs,
  placesOf,
  run,
  section,
  textsOf,
} from './support/paper.ts';

describe('Headers and footers', () => {
  it('keep their distances from the edges of the page', () => {
    const made = make(
      section([paragraph('a')], {}, { headers: { default: [paragraph('h')] }, footers: { default: [paragraph('f')] } }),
    );
    expect(placesOf(made.pages[0])).to.deep.equal(['h@5', 'f@125', 'a@20']);
  });

  it('push the text when they are tall', () => {
    const tall = [paragraph('h|h|h')];
    const made = make(section(paragraphs(10), {}, { headers: { default: tall }, footers: { default: tall } }));
    expect(placesOf(made.pages[0]).slice(6)).to.deep.equal(
      names(1, 7).map((name, index) => `${name}@${35 + index * 10}`),
    );
    const fixed = make(section(paragraphs(10), { fixedTop: true, fixedBottom: true }, { headers: { default: tall } }));
    expect(placesOf(fixed.pages[0])[3]).to.equal('p1@20');
    expect(fixed.pages).to.have.length(1);
  });

  it('leave space for text when they fill the page', () => {
    const tall = [paragraph(names(1, 30).join('|'))];
    const made = make(section(paragraphs(10), {}, { headers: { default: tall } }));
    expect(made.pages.length).to.be.lessThan(6);
    expect(
      textsOf(made)
        .flat()
        .filter((text) => text === 'p10'),
    ).to.have.length(made.pages.length + 1);
  });

  it('differ on the first page and on even pages', () => {
    const parts = { default: [paragraph('odd')], first: [paragraph('first')], even: [paragraph('even')] };
    const sections = [section(paragraphs(35), {}, { headers: parts, hasFirstPage: true })];
    const headsOf = (evenAndOddHeaders: boolean): (string | undefined)[] =>
      makeDocument(document(sections, { evenAndOddHeaders })).pages.map((page) => linesOf(page)[0]?.text);
    expect(headsOf(true)).to.deep.equal(['first', 'even', 'odd', 'even']);
    expect(headsOf(false)).to.deep.equal(['first', 'odd', 'odd', 'odd']);
  });

  it('are missing on a first page without one of its own', () => {
    const made = make(section(paragraphs(11), {}, { headers: { default: [paragraph('h')] }, hasFirstPage: true }));
    expect(textsOf(made)).to.deep.equal([names(1, 10), ['h', 'p11']]);
  });
});

describe('Page numbers', () => {
  const footers = { default: [paragraph([field('page'), run('/'), field('pages'), run('/'), field('sectionPages')])] };

  it('count pages, those of the section, and all', () => {
    const made = make(section(paragraphs(15), {}, { footers }), section([paragraph('b')], {}, { footers }));
    expect(textsOf(made).map(([foot]) => foot)).to.deep.equal(['1/3/2', '2/3/2', '3/3/1']);
  });

  it('begin where the section specifies, in its format', () => {
    const numbering = { start: 8, format: 'lowerRoman' };
    const made = make(section(paragraphs(15), {}, { footers, numbering }));
    expect(textsOf(made).map(([foot]) => foot)).to.deep.equal(['viii/2/2', 'ix/2/2']);
  });

  it('in the text are correct before the last page is known', () => {
    const made = make(section([paragraph([field('pages'), run(' pages')]), ...paragraphs(30)]));
    expect(linesOf(made.pages[0])[0]?.text).to.equal('4 pages');
    expect(made.pages).to.have.length(4);
  });

  it('in a paragraph that moves to the next page are those of that page', () => {
    const made = make(
      section([...paragraphs(9), paragraph([field('page'), run('a')], { keepWithNext: true }), paragraph('b')]),
    );
    expect(textsOf(made)[1]).to.deep.equal(['2a', 'b']);
  });

  it('of even pages are reported by the number that is printed', () => {
    const headers = { default: [paragraph('odd')], even: [paragraph('even')] };
    const sections = [section([paragraph('a')], paper, { headers, numbering: { start: 2, format: 'decimal' } })];
    const made = makeDocument(document(sections, { evenAndOddHeaders: true }));
    expect(linesOf(made.pages[0])[0]?.text).to.equal('even');
  });
});
