import { expect } from 'chai';
import type { Inline, NoteRun, ParagraphFormat } from '../../../../packages/engine/src/convert/model/index.ts';
import { heightsOf, itemsOf, marksOfKind, paragraphOf, plainText, textRun, textsOf } from './support/paragraphs.ts';

const five = '一二三四五六七八九十'.repeat(5);

function pageBreak(to: 'page' | 'column' | 'line' = 'page'): Inline {
  return { kind: 'break', to, format: plainText };
}

function keptOf(text: string, format: Partial<ParagraphFormat>): boolean[] {
  return itemsOf(paragraphOf(text, format)).map(({ keepWithNext }) => keepWithNext);
}

describe('a converted paragraph', () => {
  it('is one item for each line, with its spaces on the first and the last', () => {
    const items = itemsOf(paragraphOf(five, { spaceBefore: 6, spaceAfter: 4 }));
    expect(items).to.have.length(5);
    expect(items.map(({ spaceBefore }) => spaceBefore)).to.deep.equal([6, 0, 0, 0, 0]);
    expect(items.map(({ spaceAfter }) => spaceAfter)).to.deep.equal([0, 0, 0, 0, 4]);
  });

  it('keeps two lines together at both ends under widow control', () => {
    expect(keptOf(five, { widowControl: true })).to.deep.equal([true, false, false, true, false]);
    expect(keptOf(five.slice(0, 30), { widowControl: true })).to.deep.equal([true, true, false]);
    expect(keptOf(five.slice(0, 10), { widowControl: true })).to.deep.equal([false]);
    expect(keptOf(five, {})).to.deep.equal([false, false, false, false, false]);
  });

  it('keeps its lines together, and stays with the next paragraph, where specified', () => {
    expect(keptOf(five.slice(0, 30), { keepLines: true })).to.deep.equal([true, true, false]);
    expect(keptOf(five.slice(0, 20), { keepWithNext: true })).to.deep.equal([false, true]);
  });

  it('continues with a new page or column after a break inside it', () => {
    const items = itemsOf(paragraphOf([textRun('一'), pageBreak(), textRun('二'), pageBreak('column'), textRun('三')]));
    expect(items.map(({ breakBefore }) => breakBefore)).to.deep.equal([undefined, 'page', 'column']);
    expect(textsOf(items)).to.deep.equal(['一', '二', '三']);
  });

  it('does not put an empty line on the new page when it ends with the break', () => {
    const items = itemsOf(paragraphOf([textRun('一'), pageBreak()], { spaceAfter: 8 }));
    expect(heightsOf(items)).to.deep.equal([13, 0]);
    expect(items.map(({ breakBefore }) => breakBefore)).to.deep.equal([undefined, 'page']);
    expect(items.map(({ spaceAfter }) => spaceAfter)).to.deep.equal([8, 0]);
  });

  it('does not keep lines together over a page break', () => {
    const content = [textRun('一'), pageBreak(), textRun('二')];
    const items = itemsOf(paragraphOf(content, { keepLines: true, widowControl: true }));
    expect(items.map(({ keepWithNext }) => keepWithNext)).to.deep.equal([false, false]);
  });

  it('begins a page where specified', () => {
    const items = itemsOf(paragraphOf(five.slice(0, 20), { pageBreakBefore: true }));
    expect(items.map(({ breakBefore }) => breakBefore)).to.deep.equal(['page', undefined]);
  });

  it('reports each footnote with the line in which its mark is', () => {
    const note: NoteRun = { kind: 'note', text: '1', footnote: 'n1', format: { ...plainText, script: 'super' } };
    const items = itemsOf(paragraphOf([textRun(five.slice(0, 12)), note, textRun(five.slice(0, 10))]));
    expect(items.map(({ footnotes }) => footnotes)).to.deep.equal([[], ['n1'], []]);
  });

  it('prints its page numbers', () => {
    const field = (name: 'page' | 'pages' | 'sectionPages'): Inline => ({
      kind: 'field',
      field: name,
      format: plainText,
    });
    const items = itemsOf(paragraphOf([field('page'), textRun('/'), field('pages'), field('sectionPages')]));
    expect(textsOf(items)).to.deep.equal(['7/123']);
  });

  it('begins with its label, which is in the outline too', () => {
    const label = { text: '第１条', format: plainText, suffix: 'space', align: 'start' } as const;
    const [item] = itemsOf(paragraphOf('目的', { outlineLevel: 0 }, { label }));
    expect(textsOf(item === undefined ? [] : [item])).to.deep.equal(['第１条 目的']);
    expect(marksOfKind(item, 'target').map(({ heading }) => heading)).to.deep.equal([
      { text: '第１条 目的', level: 0 },
    ]);
  });

  it('shortens lines next to floats', () => {
    const room = (top: number) => (top < 13 ? { start: 40, width: 60 } : { start: 0, width: 100 });
    const items = itemsOf(paragraphOf(five.slice(0, 16)), 10, { room });
    expect(textsOf(items)).to.deep.equal(['一二三四五六', '七八九十一二三四五六']);
  });
});
