import fc from 'fast-check';
import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { describeFontFile, DocumentFont, SfntFace } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { ShoruiError } from '../../../../packages/engine/src/problems/index.ts';
import { join } from '../support/build-pdf.ts';
import { buildOpenType, cs } from './support/build-cff.ts';
import {
  buildSfnt,
  buildTrueType,
  compositeGlyph,
  simpleGlyph,
  trueTypeTables,
  u16,
  u32,
} from './support/build-sfnt.ts';
import { glyphOf } from './support/fonts.ts';
import { kernTable, ligatureTable } from './support/build-layout-tables.ts';

const square = simpleGlyph([
  [0, 0],
  [0, 500],
  [500, 500],
  [500, 0],
]);
const both = compositeGlyph([
  { glyph: 1, x: 0, y: 0 },
  { glyph: 1, x: 500, y: 0 },
]);

/** Opens a font, looks up characters, and embeds some glyphs: all that a document does with it. */
function useFont(bytes: Uint8Array): void {
  describeFontFile((offset, length) => bytes.subarray(offset, offset + length), 'hostile.ttf');
  const face = new SfntFace(bytes, 'hostile.ttf');
  const document = new DocumentFont(face);
  for (const character of [0x41, 0x42, 0x5c71, 0x20bb7]) {
    const id = face.glyphOf(character);
    face.hasVariant(character, 0xe0100);
    document.codeOf(glyphOf(face, face.verticalGlyphOf(id), 'x'));
    face.kerningOf(id, 1);
    face.ligatureOf([id, 1, id], ['liga']);
  }
  for (let id = 0; id < Math.min(face.metrics.glyphCount, 8); id++) document.codeOf(glyphOf(face, id, `g${id}`));
  document.build({ codec: nodeCodec, packing: 'blocks' });
}

/** The problem a font is refused with. */
function refusal(use: () => void): string {
  try {
    use();
  } catch (error) {
    if (error instanceof ShoruiError)
      return error.problems.map(({ id, params }) => `${id} ${params['part'] ?? ''}`).join();
    throw error;
  }
  return 'none';
}

const refused = (bytes: Uint8Array): string => refusal(() => useFont(bytes));

describe('a broken or hostile font', () => {
  it('is used when it is valid', () => {
    expect(refused(buildTrueType([square, square, both], { A: 1, B: 2 }))).to.equal('none');
  });

  it('is refused by name when it is not a font, or of an unsupported kind', () => {
    for (const bytes of [
      new Uint8Array(0),
      new Uint8Array(100),
      join('wOF2', new Uint8Array(100)),
      join('%PDF-1.7', new Uint8Array(50)),
    ]) {
      expect(refused(bytes)).to.equal('pdf.font-format ');
    }
  });

  it('is refused with the table that is invalid or missing', () => {
    const tables = trueTypeTables([square, square, both], { A: 1 });
    for (const tag of ['head', 'maxp', 'hhea', 'hmtx', 'cmap', 'loca']) {
      const { [tag]: _, ...rest } = tables;
      expect(refused(buildSfnt(rest)), `without ${tag}`).to.equal(`pdf.font-broken ${tag}`);
      if (tag === 'hmtx') continue;
      const cut = { ...tables, [tag]: (tables[tag] ?? new Uint8Array(0)).subarray(0, 5) };
      expect(refused(buildSfnt(cut)), `with ${tag} cut off`).to.equal(`pdf.font-broken ${tag}`);
    }
    expect(refused(buildSfnt({ ...tables, glyf: square.subarray(0, 20) }))).to.match(/pdf\.font-broken (?:loca|glyf)/u);
    expect(refused(buildSfnt({ ...tables, loca: u32(0, 40, 20, 60) }))).to.match(/pdf\.font-broken (?:loca|glyf)/u);
  });

  it('is refused when a composite contains itself, or composites nest without end', () => {
    const self = compositeGlyph([{ glyph: 1, x: 0, y: 0 }]);
    expect(refused(buildTrueType([square, self], { A: 1 }))).to.equal('pdf.font-broken glyf');
    const ring = [square, compositeGlyph([{ glyph: 2, x: 0, y: 0 }]), compositeGlyph([{ glyph: 1, x: 0, y: 0 }])];
    expect(refused(buildTrueType(ring, { A: 1 }))).to.equal('pdf.font-broken glyf');
    const chain = Array.from({ length: 40 }, (_, index) =>
      compositeGlyph([
        { glyph: index + 1, x: 0, y: 0 },
        { glyph: index + 1, x: 9, y: 0 },
      ]),
    );
    expect(refused(buildTrueType([...chain, square], { A: 0 }))).to.equal('pdf.font-broken glyf');
    const wide = (glyph: number): Uint8Array =>
      compositeGlyph(Array.from({ length: 200 }, () => ({ glyph, x: 0, y: 0 })));
    expect(refused(buildTrueType([square, wide(2), wide(3), wide(4), wide(5), square], { A: 1 }))).to.equal('none');
    expect(refused(buildTrueType([square, compositeGlyph([{ glyph: 900, x: 0, y: 0 }])], { A: 1 }))).to.equal(
      'pdf.font-broken glyf',
    );
  });

  it('is refused when its subroutines call each other without end', () => {
    const calls = (index: number): Uint8Array => cs(index - 107, 'callgsubr', index - 107, 'callgsubr', 'return');
    const endless = buildOpenType(
      { charStrings: [cs('endchar'), cs(-107, 'callgsubr')], globalSubrs: [calls(0)] },
      { A: 1 },
    );
    expect(refused(endless)).to.equal('pdf.font-broken CFF ');
    // Two to the ninth is within the depth; the glyph ends all the same.
    const doubling = Array.from({ length: 9 }, (_, index) => (index === 8 ? cs('return') : calls(index + 1)));
    expect(
      refused(
        buildOpenType(
          { charStrings: [cs('endchar'), cs(-107, 'callgsubr', 'endchar')], globalSubrs: doubling },
          { A: 1 },
        ),
      ),
    ).to.equal('none');
    const wide = (index: number): Uint8Array =>
      cs(...Array.from({ length: 60 }, () => [index - 107, 'callgsubr'] as const).flat(), 'return');
    const many = Array.from({ length: 6 }, (_, index) => (index === 5 ? cs('return') : wide(index + 1)));
    expect(
      refused(
        buildOpenType({ charStrings: [cs('endchar'), cs(-107, 'callgsubr', 'endchar')], globalSubrs: many }, { A: 1 }),
      ),
    ).to.equal('pdf.font-broken CFF ');
  });

  it('takes little time for substitutions that list every glyph many times', () => {
    const ranges = Array.from({ length: 1000 }, () => u16(0, 0xffff, 0));
    const coverage = join(u16(2, 1000), ...ranges);
    const lookup = join(u16(1, 0, 1, 8), u16(1, 6, 5), coverage);
    const features = join(
      u16(1),
      Uint8Array.from('vert', (letter) => letter.charCodeAt(0)),
      u16(8, 0, 1, 0),
    );
    const gsub = join(u16(1, 0, 0, 10, 10 + features.length), features, u16(1, 4), lookup);
    const face = new SfntFace(buildSfnt({ ...trueTypeTables([square, square], { A: 1 }), GSUB: gsub }), 'test.ttf');
    expect(face.verticalGlyphOf(1)).to.be.a('number');
  });

  const composites = [square, square, both, compositeGlyph([{ glyph: 2, x: 5, y: 5 }])];
  const fonts = [
    buildTrueType(composites, { A: 1, B: 3, 山: 2 }),
    buildSfnt({ ...trueTypeTables(composites, { A: 1, B: 3, 山: 2 }), GPOS: kernTable, GSUB: ligatureTable }),
    buildOpenType(
      {
        charStrings: [cs('endchar'), cs(100, 100, 'rmoveto', -107, 'callsubr', 'endchar'), cs(-107, 'callgsubr')],
        globalSubrs: [cs(0, 0, 'rmoveto', 300, 0, 0, 300, 'rlineto', 'endchar')],
        localSubrs: [cs(300, 0, 0, 300, 'rlineto', 'return')],
        second: [2],
      },
      { A: 1, B: 2 },
    ),
  ];

  it('truncated anywhere gives a named problem or works', () => {
    for (const font of fonts) {
      for (let length = 0; length < font.length; length++) {
        expect(refused(font.subarray(0, length))).to.match(/^(?:none|pdf\.font-(?:broken|format) .*)$/u);
      }
    }
  });

  it('with any bytes changed gives a named problem or works', () => {
    const change = fc.tuple(fc.nat(3000), fc.constantFrom(0, 1, 2, 3, 7, 0x7f, 0x80, 0xfe, 0xff));
    fc.assert(
      fc.property(fc.constantFrom(...fonts), fc.array(change, { minLength: 1, maxLength: 6 }), (font, changes) => {
        const bytes = font.slice();
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        expect(refused(bytes)).to.match(/^(?:none|pdf\.font-(?:broken|format) .*)$/u);
      }),
      { numRuns: 3000 },
    );
  });
});
