import { expect } from 'chai';
import * as fontkit from 'fontkit';
import { SfntFace } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { buildCffTable, buildOpenType, cs, type CffParts } from './support/build-cff.ts';
import { glyphOf, subsetOf, subsetPdfFont, wholePdfFont } from './support/fonts.ts';
import { glyphPdf } from './support/glyph-pdf.ts';
import { comparePixels } from './support/same-pixels.ts';

/** A box of 400 units from where the pen is, up and to the right. */
const box = [0, 400, 400, 0, 0, -400, 'rlineto'] as const;
const parts: CffParts = {
  charStrings: [
    cs('endchar'),
    cs(100, 100, 'rmoveto', -107, 'callsubr', 'endchar'),
    cs(0, 20, 'hstem', 400, 20, 'hintmask', { byte: 0x40 }, 300, 0, 'rmoveto', -106, 'callgsubr', 'endchar'),
    cs(50, 300, 'rmoveto', -105, 'callgsubr', 'endchar'),
    cs(0, 0, 'rmoveto', 900, 0, -450, 700, 'rlineto', 'endchar'),
  ],
  globalSubrs: [cs('return'), cs(...box, 'return'), cs(-106, 'callsubr', 'return')],
  localSubrs: [cs(...box, 'return'), cs(800, 0, -400, 200, 'rlineto', 'return')],
};
const characters = { A: 1, B: 2, C: 3, D: 4 };

describe('an OpenType font with CFF outlines', () => {
  it('gives subsets that draw like the whole font, with hints and subroutines followed', async () => {
    const face = new SfntFace(buildOpenType(parts, characters), 'test.otf');
    const ids = [4, 2, 1, 3];
    const { font, codes } = subsetOf(
      face,
      ids.map((id) => glyphOf(face, id, String(id))),
    );
    expect(font.kind).to.equal('cff');
    expect(codes).to.deep.equal([1, 2, 3, 4]);
    const whole = glyphPdf(wholePdfFont(buildCffTable(parts), 'cff'), { codes: ids, columns: 4 });
    const { different, ink } = await comparePixels(glyphPdf(subsetPdfFont(font), { codes, columns: 4 }), whole);
    expect(different).to.equal(0);
    expect(ink).to.be.greaterThan(1000);
  });

  it('keeps only the subroutines that its glyphs call', () => {
    const face = new SfntFace(buildOpenType(parts, characters), 'test.otf');
    const size = (id: number): number => subsetOf(face, [glyphOf(face, id)]).font.program.length;
    expect(size(4)).to.be.lessThan(size(3));
    const holdsBox = (id: number): boolean =>
      Buffer.from(subsetOf(face, [glyphOf(face, id)]).font.program.program()).includes(Buffer.from(cs(...box)));
    expect(holdsBox(1)).to.equal(true);
    expect(holdsBox(4)).to.equal(false);
  });

  it('keeps glyphs with their font dictionary', async () => {
    const keyed = { ...parts, second: [2, 4] };
    const face = new SfntFace(buildOpenType(keyed, characters), 'test.otf');
    const { font, codes } = subsetOf(
      face,
      [1, 2, 3, 4].map((id) => glyphOf(face, id, String(id))),
    );
    const plain = new SfntFace(buildOpenType(parts, characters), 'test.otf');
    const other = subsetOf(
      plain,
      [1, 2, 3, 4].map((id) => glyphOf(plain, id, String(id))),
    );
    const { different, ink } = await comparePixels(
      glyphPdf(subsetPdfFont(font), { codes, columns: 4 }),
      glyphPdf(subsetPdfFont(other.font), { codes, columns: 4 }),
    );
    expect(different).to.equal(0);
    expect(ink).to.be.greaterThan(1000);
  });

  it('is read by fontkit like the whole font', () => {
    const file = buildOpenType(parts, characters);
    const face = new SfntFace(file, 'test.otf');
    const whole = fontkit.create(Buffer.from(file)) as fontkit.Font;
    for (const [character, id] of Object.entries(characters)) {
      expect(face.glyphOf(character.charCodeAt(0))).to.equal(id);
      expect(whole.glyphForCodePoint(character.charCodeAt(0)).id).to.equal(id);
    }
  });
});
