import { expect } from 'chai';
import type { TextBox } from '../../../../packages/engine/src/convert/model/index.ts';
import { box, float, picturesOf } from './support/floats.ts';
import { linesOf, make, paragraph, paragraphs, section } from './support/paper.ts';

describe('Text boxes', () => {
  const at = { horizontal: { from: 'page', offset: 50 }, vertical: { from: 'page', offset: 60 } } as const;

  it('keep text inside their insets', () => {
    const outline = { pattern: 'single', width: 1, space: 0 } as const;
    const content = box({ blocks: [paragraph('in')], fill: 'eeeeee', outline });
    const { pages } = make(section([paragraph('a', {}, [float({ ...at, content })])]));
    expect(linesOf(pages[0])[1]).to.deep.equal({ text: 'in', x: 53, y: 62 });
    const drawn = pages[0]?.marks.find(({ kind }) => kind === 'box');
    expect(drawn).to.include({ x: 50, y: 60, width: 40, height: 20, fill: 'eeeeee' });
  });

  it('align their text to the top, the middle or the bottom', () => {
    const yOf = (align: TextBox['align']): number | undefined => {
      const content = box({ blocks: [paragraph('in')], align });
      return linesOf(make(section([paragraph('a', {}, [float({ ...at, content, height: 40 })])])).pages[0])[1]?.y;
    };
    expect([yOf('top'), yOf('center'), yOf('bottom')]).to.deep.equal([62, 75, 88]);
  });

  it('grow with their text, and keep other text away at that height', () => {
    const content = box({ blocks: paragraphs(3), growsWithText: true });
    const made = make(section([paragraph('a', {}, [float({ content, wrap: 'topAndBottom' })])]));
    expect(linesOf(made.pages[0])[0]).to.include({ text: 'a', y: 54 });
    expect(made.problems).to.deep.equal([]);
  });

  it('clip text that does not fit, and this is reported', () => {
    const blocks = paragraphs(3);
    const made = make(section([paragraph('a', {}, [float({ content: box({ blocks }) })])]));
    const cut = made.pages[0]?.marks.find(({ kind }) => kind === 'clipped');
    expect(cut).to.include({ x: 20, y: 20, width: 40, height: 20 });
    expect(made.problems.map(({ id, place }) => [id, place.path])).to.deep.equal([
      ['convert.text-box-full', blocks[0]?.origin.place().path],
    ]);
  });

  it('do not clip text of which only the line spacing overflows', () => {
    const blocks = [paragraph('in')];
    const made = make(section([paragraph('a', {}, [float({ content: box({ blocks }), height: 12 })])]));
    expect(made.pages[0]?.marks.some(({ kind }) => kind === 'clipped')).to.equal(false);
    expect(made.problems).to.deep.equal([]);
  });

  it('hold vertical text, which begins at the right', () => {
    const content = box({ blocks: [paragraph('あいうえ')], direction: 'vertical' });
    const { pages } = make(section([paragraph('a', {}, [float({ ...at, content, height: 28 })])]));
    const mark = pages[0]?.marks.find((each) => each.kind === 'lines' && each.vertical === true);
    expect(mark).to.include({ x: 87, y: 62 });
    expect(
      linesOf(pages[0])
        .slice(1)
        .map(({ text, x }) => [text, x]),
    ).to.deep.equal([
      ['あいう', 87],
      ['え', 77],
    ]);
  });

  it('show floats in vertical text upright, positioned from their inside', () => {
    const held = float({
      width: 8,
      height: 6,
      horizontal: { from: 'column', offset: 4 },
      vertical: { from: 'paragraph', offset: 5 },
    });
    const content = box({ blocks: [paragraph('あ', {}, [held])], direction: 'vertical' });
    const { pages } = make(section([paragraph('a', {}, [float({ ...at, content })])]));
    expect(picturesOf(pages[0])).to.deep.equal([[57, 67]]);
  });

  it('may be inline', () => {
    const outline = { pattern: 'single', width: 1, space: 0 } as const;
    const content = box({ shape: 'line', outline, flippedDown: true });
    const { pages } = make(section([paragraph('a', {}, [float({ ...at, content })])]));
    const rule = pages[0]?.marks.find(({ kind }) => kind === 'rule');
    expect(rule).to.include({ x1: 50, y1: 80, x2: 90, y2: 60 });
  });
});
