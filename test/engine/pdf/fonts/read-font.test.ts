import { expect } from 'chai';
import * as fontkit from 'fontkit';
import { SfntFace } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { buildCollection, buildNames, buildSfnt, simpleGlyph, trueTypeTables, u16, u32 } from './support/build-sfnt.ts';
import { join } from '../support/build-pdf.ts';
import { cp932Characters, variants } from './support/characters.ts';
import { fontFace, fontFile } from './support/fonts.ts';

const codePoint = (text: string): number => text.codePointAt(0) ?? 0;
const square = simpleGlyph([
  [0, 0],
  [0, 500],
  [500, 500],
  [500, 0],
]);

describe('reading a font', () => {
  it('finds the glyphs and advances that fontkit finds, for all of code page 932 and beyond', () => {
    for (const name of ['mincho', 'proportional', 'serif'] as const) {
      const face = fontFace(name);
      const other = fontkit.create(Buffer.from(fontFile(name))) as fontkit.Font;
      const characters = [...cp932Characters(), '𠮷', '𩸽', '\u{2f800}', '\u{10ffff}', '\0', '\uffff'];
      for (const character of characters) {
        const glyph = face.glyphOf(codePoint(character));
        expect(glyph, character).to.equal(other.glyphForCodePoint(codePoint(character)).id);
        expect(face.advanceOf(glyph), character).to.equal(other.getGlyph(glyph).advanceWidth);
      }
      expect(face.unitsPerEm).to.equal(other.unitsPerEm);
      expect(face.postScriptName).to.equal(other.postscriptName);
      expect(face.familyName).to.equal(other.familyName);
    }
  });

  it('lists the variants of a font, and the glyph of each', () => {
    for (const name of ['mincho', 'serif'] as const) {
      const face = fontFace(name);
      const known = variants.filter((text) => face.hasVariant(codePoint(text), codePoint(text.slice(1))));
      expect(known.length).to.be.greaterThan(2);
      const own = known.filter(
        (text) => face.glyphOf(codePoint(text), codePoint(text.slice(1))) !== face.glyphOf(codePoint(text)),
      );
      expect(own.length, 'variants with a glyph of their own').to.be.greaterThan(1);
      if (name === 'mincho') expect(own.length, 'variants that are the usual glyph too').to.be.lessThan(known.length);
      expect(face.hasVariant(codePoint('山'), 0xe01ef)).to.equal(false);
      expect(face.glyphOf(codePoint('山'), 0xe01ef)).to.equal(face.glyphOf(codePoint('山')));
    }
  });

  it('finds the forms for vertical lines', () => {
    for (const name of ['mincho', 'gothic', 'serif', 'sans'] as const) {
      const face = fontFace(name);
      for (const character of 'ー「」、。（）…〜ぁっャ') {
        const glyph = face.glyphOf(codePoint(character));
        expect(face.verticalGlyphOf(glyph), `${name} ${character}`).not.to.equal(glyph);
      }
      for (const character of '山一A1') {
        const glyph = face.glyphOf(codePoint(character));
        expect(face.verticalGlyphOf(glyph)).to.equal(glyph);
        expect(face.verticalAdvanceOf(face.glyphOf(codePoint('山')))).to.equal(face.unitsPerEm);
      }
    }
  });

  it('uses the ideographic body for ascent and descent, without the space for accents', () => {
    for (const name of ['mincho', 'gothic', 'serif', 'sans'] as const) {
      const { ascent, descent, unitsPerEm } = fontFace(name);
      expect(ascent / unitsPerEm).to.be.closeTo(0.88, 0.001);
      expect(descent / unitsPerEm).to.be.closeTo(-0.12, 0.001);
    }
    expect(fontFace('mincho')).to.include({ isFixedPitch: true, isSerif: true, weight: 400, italicAngle: 0 });
    expect(fontFace('gothic').isSerif).to.equal(false);
    expect(fontFace('minchoBold').weight).to.equal(700);
  });

  it('has equal keys for equal bytes only', () => {
    const again = new SfntFace(fontFile('serif').slice(), 'again.ttf');
    expect(again.key).to.equal(fontFace('serif').key);
    expect(fontFace('sans').key).not.to.equal(fontFace('serif').key);
    const changed = fontFile('serif').slice();
    changed[changed.length - 1000] = (changed[changed.length - 1000] ?? 0) ^ 1;
    expect(new SfntFace(changed, 'changed.ttf').key).not.to.equal(fontFace('serif').key);
  });

  it('reads each font of a collection', () => {
    const [one, two] = ['One', 'Two'].map((family) => ({ tables: trueTypeTables([square, square], { A: 1 }, family) }));
    const file = buildCollection([one!, two!]);
    expect(new SfntFace(file, 'both.ttc', 1).familyName).to.equal('Two');
    expect(new SfntFace(file, 'both.ttc', 0).glyphOf(0x41)).to.equal(1);
    expect(() => new SfntFace(file, 'both.ttc', 2)).to.throw('ttcf');
  });

  it('prefers English names, and keeps those in other languages', () => {
    const name = buildNames([
      { id: 1, language: 0x411, text: '試し明朝' },
      { id: 1, language: 0x409, text: 'Tameshi Mincho' },
    ]);
    const face = new SfntFace(buildSfnt({ ...trueTypeTables([square], {}), name }), 'test.ttf');
    expect(face.familyName).to.equal('Tameshi Mincho');
    expect(face.postScriptName).to.equal('Tameshi Mincho');
    expect(face.isSerif).to.equal(true);
  });

  it('finds characters of symbol fonts from U+F000 on', () => {
    const table = join(u16(4, 32, 0, 4, 0, 0, 0), u16(0xf041, 0xffff, 0, 0xf041, 0xffff, 1 - 0xf041, 1, 0, 0));
    const cmap = join(u16(0, 1, 3, 0), u32(12), table);
    const face = new SfntFace(buildSfnt({ ...trueTypeTables([square, square], {}), cmap }), 'symbols.ttf');
    expect(face.glyphOf(0x41)).to.equal(1);
    expect(face.glyphOf(0x42)).to.equal(0);
  });
});
