import { expect } from 'chai';
import type { Block, Inline, Section } from '../../../../packages/engine/src/convert/model/index.ts';
import type { MadePages } from '../../../../packages/engine/src/convert/pages/index.ts';
import {
  document,
  linesOf,
  makeDocument,
  names,
  noteMark,
  paragraph,
  paragraphs,
  placesOf,
  run,
  section,
  text,
  textsOf,
  twoColumns,
} from './support/paper.ts';

function makeNoted(sections: readonly Section[], notes: Record<string, readonly Block[]>): MadePages {
  return makeDocument(document(sections, { footnotes: new Map(Object.entries(notes)) }));
}

const noted = (name: string, ...keys: readonly string[]): Block => paragraph([run(name), ...keys.map(noteMark)]);

describe('Footnotes', () => {
  it('are at the foot of the page below a rule of two inches', () => {
    const made = makeNoted([section([noted('a', '1'), paragraph('b')])], { 1: [paragraph('note')] });
    expect(placesOf(made.pages[0])).to.deep.equal(['a1@20', 'b@30', 'note@110']);
    const rule = made.pages[0]?.marks.find((mark) => mark.kind === 'rule');
    expect(rule).to.include({ x1: 20, x2: 164, y1: 103, y2: 103 });
    expect(rule?.edge.width).to.equal(0.5);
  });

  it('take space from the text, and stay with their line', () => {
    const blocks = [...paragraphs(7), noted('a', '1'), paragraph('b')];
    const made = makeNoted([section(blocks)], { 1: [paragraph('x|y')] });
    expect(textsOf(made)).to.deep.equal([[...names(1, 7)], ['a1', 'b', 'x', 'y']]);
    const fits = makeNoted([section(blocks.slice(2))], { 1: [paragraph('x|y')] });
    expect(textsOf(fits)).to.deep.equal([['p3', 'p4', 'p5', 'p6', 'p7', 'a1', 'x', 'y'], ['b']]);
  });

  it('that are long continue on the next page', () => {
    const made = makeNoted([section([...paragraphs(4), noted('a', '1'), ...paragraphs(2, {}, 'q')])], {
      1: [paragraph(names(1, 6, 'n').join('|'))],
    });
    expect(textsOf(made)).to.deep.equal([
      [...names(1, 4), 'a1', ...names(1, 3, 'n')],
      ['q1', 'q2', 'n4', 'n5', 'n6'],
    ]);
    const rule = made.pages[1]?.marks.find((mark) => mark.kind === 'rule');
    expect(rule).to.include({ x1: 20, x2: 180 });
  });

  it('that fill pages end', () => {
    const made = makeNoted([section([noted('a', '1')])], { 1: [paragraph(names(1, 40, 'n').join('|'))] });
    expect(textsOf(made).flat()).to.deep.equal(['a1', ...names(1, 40, 'n')]);
    expect(made.pages.length).to.equal(6);
  });

  it('that fill pages leave no text between them', () => {
    const blocks = [noted('a', '1'), ...paragraphs(3)];
    const made = makeNoted([section(blocks)], { 1: [paragraph(names(1, 50, 'n').join('|'))] });
    const texts = textsOf(made);
    expect(texts.slice(1, 6).map(({ length }) => length)).to.deep.equal([8, 8, 8, 8, 8]);
    expect(texts.at(-1)).to.deep.equal([...names(1, 3), 'n48', 'n49', 'n50']);
  });

  it('of one line begin on its page', () => {
    const made = makeNoted([section([...paragraphs(6), noted('a', '1', '2'), paragraph('b')])], {
      1: [paragraph('n1')],
      2: [paragraph('n2|n3')],
    });
    expect(textsOf(made)).to.deep.equal([names(1, 6), ['a12', 'b', 'n1', 'n2', 'n3']]);
  });

  it('are at the foot of their column', () => {
    const made = makeNoted([section([noted('a', '1'), ...paragraphs(10)], twoColumns)], { 1: [paragraph('n')] });
    const lines = linesOf(made.pages[0]);
    expect(lines.find(({ text }) => text === 'n')).to.deep.equal({ text: 'n', x: 20, y: 110 });
    expect(lines.find(({ text }) => text === 'p6')).to.include({ x: 20, y: 80 });
    expect(lines.find(({ text }) => text === 'p7')).to.include({ x: 110, y: 20 });
  });

  it('of sections on one page are together', () => {
    const made = makeNoted([section([noted('a', '1')]), section([noted('b', '2')], {}, { start: 'continuous' })], {
      1: [paragraph('n1')],
      2: [paragraph('n2')],
    });
    expect(placesOf(made.pages[0])).to.deep.equal(['a1@20', 'b2@30', 'n1@100', 'n2@110']);
    expect(made.pages[0]?.marks.filter(({ kind }) => kind === 'rule')).to.have.length(1);
  });
});

describe('Footnotes that restart on each page', () => {
  const restarting = (key: string): Inline => ({
    kind: 'note',
    text: key,
    footnote: key,
    restarted: key,
    format: text,
  });
  const own = (key: string): Block =>
    paragraph([{ kind: 'note', text: key, restarted: key, format: text }, run(' note')]);

  it('have the numbers of their page in the text and in the note', () => {
    const blocks = [
      paragraph([run('a'), restarting('1'), restarting('2')]),
      ...paragraphs(8),
      paragraph([run('b'), restarting('3')]),
    ];
    const footnotes = new Map(['1', '2', '3'].map((key) => [key, [own(key)]]));
    const numbering = { format: 'decimalFullWidth', start: 1 };
    const restartedNotes = new Map(['1', '2', '3'].map((key) => [key, numbering]));
    const made = makeDocument(document([section(blocks)], { footnotes, restartedNotes }));
    expect(textsOf(made).map((lines) => lines.filter((each) => !each.startsWith('p')))).to.deep.equal([
      ['a１２', '１ note', '２ note'],
      ['b１', '１ note'],
    ]);
  });
});

describe('Endnotes', () => {
  it('are after the last section below a rule', () => {
    const made = makeDocument(document([section(paragraphs(2))], { endnotes: [paragraph('e1'), paragraph('e2')] }));
    expect(placesOf(made.pages[0])).to.deep.equal(['p1@20', 'p2@30', 'e1@54', 'e2@64']);
    expect(made.pages[0]?.marks.filter(({ kind }) => kind === 'rule')).to.have.length(1);
  });

  it('continue on the next page with their rule', () => {
    const made = makeDocument(document([section(paragraphs(9))], { endnotes: [paragraph('e1')] }));
    expect(textsOf(made)).to.deep.equal([names(1, 9), ['e1']]);
    expect(made.pages[1]?.marks[0]?.kind).to.equal('rule');
  });
});
