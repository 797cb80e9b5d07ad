import { expect } from 'chai';
import { fontChains } from '../../../../packages/engine/src/convert/lines/index.ts';
import type { TextFormat } from '../../../../packages/engine/src/convert/model/index.ts';
import { bundledFonts } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { createFontLibrary } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { layoutParagraph } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { plainText } from './support/paragraphs.ts';

const library = createFontLibrary({ bundled: bundledFonts });

function formatOf(ascii: string, more: Partial<TextFormat> = {}): TextFormat {
  return { ...plainText, fonts: { ascii, highAnsi: ascii, eastAsia: 'ＭＳ 明朝' }, ...more };
}

/** Advance of a text in thousandths of an em. */
function widthOf(text: string, format: TextFormat): number {
  const glyphs = fontChains(library)(format, false).shape(text);
  return Math.round(glyphs.reduce((sum, { advance }) => sum + advance, 0) * 1000);
}

describe('fonts of converted text', () => {
  it('are resolved once for each library and format', () => {
    const format = formatOf('Times New Roman');
    expect(fontChains(library)).to.equal(fontChains(library));
    expect(fontChains(library)(format, false)).to.equal(fontChains(library)({ ...format }, false));
    expect(fontChains(library)(format, true)).to.equal(fontChains(library)({ ...format }, true));
  });

  it('differ between Latin and East Asian characters, and with the weight', () => {
    const format = formatOf('Arial');
    expect(fontChains(library)(format, false).face.familyName).to.match(/Noto Sans/);
    expect(fontChains(library)(format, true).face.familyName).to.match(/BIZ UDMincho/);
    expect(fontChains(library)({ ...format, bold: true }, false).face.weight).to.equal(700);
  });

  it('use the metrics of the named font, whichever font replaces it', () => {
    expect(widthOf('A1 i,', formatOf('Times New Roman'))).to.equal(722 + 500 + 250 + 278 + 250);
    expect(widthOf('A1 i,', formatOf('ＴＩＭＥＳ ＮＥＷ ＲＯＭＡＮ'))).to.equal(2000);
    expect(widthOf('A1 i,', formatOf('Arial'))).to.equal(667 + 556 + 278 + 222 + 278);
    expect(widthOf('Ai', formatOf('Arial', { bold: true }))).to.equal(722 + 278);
    expect(widthOf('Ai', formatOf('Times New Roman', { italic: true }))).to.equal(611 + 278);
    expect(widthOf('12', formatOf('ＭＳ 明朝'))).to.equal(1000);
  });

  it('use the advances of the kana of MS P Gothic and MS P Mincho, and an em for kanji', () => {
    const gothic = { ...plainText, fonts: { ascii: 'ＭＳ Ｐゴシック', highAnsi: '', eastAsia: 'ＭＳ Ｐゴシック' } };
    const wide = (text: string, format: TextFormat) =>
      fontChains(library)(format, true)
        .shape(text)
        .map(({ advance }) => Math.round(advance * 1000));
    expect(wide('あいアー、（漢', gothic)).to.deep.equal([941, 945, 898, 960, 664, 500, 1000]);
    const mincho = { ...gothic, fonts: { ...gothic.fonts, eastAsia: 'MS PMincho' } };
    expect(wide('あいアー、（漢', mincho)).to.deep.equal([882, 953, 890, 1000, 664, 500, 1000]);
    expect(widthOf('Aa1 ', gothic)).to.equal(632 + 476 + 500 + 304);
  });

  it('keep the advances of characters with unknown metrics', () => {
    const [glyph] = fontChains(library)(formatOf('Times New Roman'), false).shape('漢');
    expect(glyph?.advance).to.equal(1);
    expect(glyph?.cell).to.equal(undefined);
  });

  it('center glyphs in their advance', () => {
    const style = { chain: fontChains(library)(formatOf('Times New Roman'), false), size: 10 };
    const { lines } = layoutParagraph({ items: [{ kind: 'text', text: 'AV', style }], style: { width: 100 } });
    const [first, second] = lines[0]?.glyphs ?? [];
    const cell = first?.glyph.cell;
    expect(first?.along).to.be.closeTo((cell?.shift ?? 0) * 10, 1e-9);
    expect(first?.scale).to.equal(cell?.scale);
    expect(second?.along).to.be.closeTo(7.22 + (second?.glyph.cell?.shift ?? 0) * 10, 1e-9);
    const drawn = ((first?.glyph.face.advanceOf(first.glyph.id) ?? 0) / 1000) * (cell?.scale ?? 0);
    expect(drawn + 2 * (cell?.shift ?? 0)).to.be.closeTo(0.722, 1e-6);
  });
});
