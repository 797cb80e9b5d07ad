import { expect } from 'chai';
import { splitTateChuYoko, type InlineItem } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { plain, setItems, setText, textItem } from './support/set-text.ts';

const vertical = { direction: 'vertical' } as const;

describe('vertical lines', () => {
  it('have Japanese upright, centered on the axis, origin at the baseline of each cell', () => {
    const [line] = setText('漢字', 9, vertical);
    expect(line?.glyphs.map(({ along, cross, sideways }) => [along, cross, sideways])).to.deep.equal([
      [8.8, -5, false],
      [18.8, -5, false],
    ]);
  });

  it('use the glyphs for vertical lines', () => {
    const [line] = setText('あ、「', 9, vertical);
    expect(line?.glyphs.map(({ glyph }) => glyph.id > 0x200000)).to.deep.equal([false, true, true]);
  });

  it('rotate Latin, with a quarter em around it', () => {
    const [line] = setText('漢ab字', 9, vertical);
    const turned = line?.glyphs.filter(({ sideways }) => sideways) ?? [];
    expect(turned.map(({ glyph }) => glyph.text).join('')).to.equal('ab');
    expect(turned.map(({ along }) => along)).to.deep.equal([12.5, 17.5]);
    expect(turned[0]?.cross).to.be.closeTo(-3.8, 1e-9);
  });

  it('rotate symbols whose font has no glyph for vertical lines', () => {
    const [line] = setText('あ゠', 9, vertical);
    expect(line?.glyphs.map(({ sideways }) => sideways)).to.deep.equal([false, true]);
  });

  it('squeeze punctuation and follow kinsoku like horizontal lines', () => {
    const text = 'あいうえ「か」、きく';
    const across = setText(text, 5).map(({ from, to }) => [from, to]);
    expect(setText(text, 5, vertical).map(({ from, to }) => [from, to])).to.deep.equal(across);
  });

  it('put up to four digits next to each other in one cell, condensed to its width', () => {
    const items: InlineItem[] = [textItem('第'), { kind: 'tateChuYoko', text: '1234', style: plain }, textItem('号')];
    const glyphs = setItems(items, 9, vertical)[0]?.glyphs ?? [];
    expect(glyphs.map(({ cross, scale }) => [cross, scale])).to.deep.equal([
      [-5, 1],
      [-5, 0.5],
      [-2.5, 0.5],
      [0, 0.5],
      [2.5, 0.5],
      [-5, 1],
    ]);
    expect(glyphs.slice(1, 5).every(({ along, sideways }) => along === 18.8 && !sideways)).to.equal(true);
    expect(glyphs.at(-1)?.along).to.be.closeTo(28.8, 1e-9);
  });

  it('treat tate-chu-yoko as plain text when the line is horizontal', () => {
    const [line] = setItems([{ kind: 'tateChuYoko', text: '12', style: plain }], 9);
    expect(line?.glyphs.map(({ along, scale }) => [along, scale])).to.deep.equal([
      [0, 1],
      [5, 1],
    ]);
  });

  it('scale characters in height, not width', () => {
    const [line] = setItems([textItem('漢字', { ...plain, scale: 0.5 })], 9, vertical);
    expect(line?.width).to.equal(10);
    expect(line?.glyphs.map(({ scale, heightScale }) => [scale, heightScale])).to.deep.equal([
      [1, 0.5],
      [1, 0.5],
    ]);
  });

  it('find short numbers for tate-chu-yoko, but none in longer numbers or Latin words', () => {
    const kinds = (text: string, digits?: number): string[] =>
      splitTateChuYoko(textItem(text), digits).map((item) => `${item.kind}:${item.text}`);
    expect(kinds('令和5年12月')).to.deep.equal(['text:令和', 'tateChuYoko:5', 'text:年', 'tateChuYoko:12', 'text:月']);
    expect(kinds('2026年、1,200円、A4、1.5倍')).to.deep.equal(['text:2026年、1,200円、A4、1.5倍']);
    expect(kinds('2026年', 4)).to.deep.equal(['tateChuYoko:2026', 'text:年']);
  });
});
