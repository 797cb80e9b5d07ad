import { deflateSync, inflateSync } from 'node:zlib';
import { expect } from 'chai';
import * as fontkit from 'fontkit';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { DocumentFont, SfntFace } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { portableCodec } from '../../../../packages/engine/src/platform/portable-codec.ts';
import { fontFace, fontFile, glyphOf, subsetOf } from './support/fonts.ts';
import { join } from '../support/build-pdf.ts';
import { buildSfnt, buildTrueType, compositeGlyph, simpleGlyph, trueTypeTables, u16 } from './support/build-sfnt.ts';

const idsOf = (text: string): number[] =>
  Array.from(text, (character) => fontFace('mincho').glyphOf(character.codePointAt(0) ?? 0));
const sample = '株式会社山田商店代表取締役髙橋一郎ABC123';

interface Table {
  readonly tag: string;
  readonly sum: number;
  readonly bytes: Uint8Array;
}

function tablesOf(program: Uint8Array): Table[] {
  const view = new DataView(program.buffer, program.byteOffset, program.length);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + index * 16;
    const tag = Buffer.from(program.subarray(at, at + 4)).toString('latin1');
    const offset = view.getUint32(at + 8);
    expect(offset % 4).to.equal(0);
    return { tag, sum: view.getUint32(at + 4), bytes: program.subarray(offset, offset + view.getUint32(at + 12)) };
  });
}

function sumOf(bytes: Uint8Array): number {
  const padded = new Uint8Array((bytes.length + 3) & ~3);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

describe('the program of a subset font', () => {
  it('has right checksums and only the tables a viewer needs', () => {
    const { font } = subsetOf(
      fontFace('mincho'),
      idsOf(sample).map((id) => glyphOf(fontFace('mincho'), id)),
    );
    const program = font.program.program();
    expect(program.length).to.equal(font.program.length);
    const tables = tablesOf(program);
    expect(tables.map(({ tag }) => tag)).to.deep.equal(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
    expect(sumOf(program)).to.equal(0xb1b0afba);
    for (const { tag, sum, bytes } of tables) {
      const copy = bytes.slice();
      if (tag === 'head') copy.fill(0, 8, 12);
      expect(sumOf(copy), tag).to.equal(sum);
    }
  });

  it('compresses to the same bytes in either way and with either codec, and decompresses to itself', () => {
    const face = fontFace('mincho');
    for (const packing of ['blocks', 'whole'] as const) {
      for (const codec of [nodeCodec, portableCodec]) {
        const document = new DocumentFont(face);
        for (const id of idsOf(sample)) document.codeOf(glyphOf(face, id));
        const { program } = document.build({ packing, codec });
        expect(Buffer.compare(inflateSync(program.packed), program.program())).to.equal(0);
        expect(document.build({ packing, codec }).program.packed).to.deep.equal(program.packed);
      }
    }
  });

  it('does not depend on earlier programs', () => {
    const face = fontFace('gothic');
    const glyphs = [...'順序に依存しない'].map((character) =>
      glyphOf(face, face.glyphOf(character.codePointAt(0) ?? 0), character),
    );
    const first = subsetOf(face, glyphs).font;
    subsetOf(
      face,
      Array.from({ length: 300 }, (_, index) => glyphOf(face, 1000 + index)),
    );
    const fresh = new SfntFace(fontFile('gothic').slice(), 'gothic.ttf');
    const later = subsetOf(
      fresh,
      glyphs.map(({ id, text }) => glyphOf(fresh, id, text)),
    ).font;
    expect(later).to.deep.equal({ ...first, program: later.program });
    expect(later.program.packed).to.deep.equal(first.program.packed);
  });

  it('takes at most a tenth more bytes packed by glyphs than compressed whole with its instructions', () => {
    const text = Array.from({ length: 280 }, (_, index) => fontFace('mincho').glyphOf(0x4e00 + index * 31));
    const used = text.filter((id) => id > 0);
    const { font } = subsetOf(
      fontFace('mincho'),
      used.map((id) => glyphOf(fontFace('mincho'), id)),
    );
    const whole = deflateSync(Buffer.concat(used.map((id) => rawOutline(id))), { level: 6 });
    expect(font.program.packed.length).to.be.lessThan(whole.length * 1.1);
  });

  it('draws what fontkit draws, glyph by glyph', () => {
    const ids = idsOf(sample);
    const { font, codes } = subsetOf(
      fontFace('mincho'),
      ids.map((id) => glyphOf(fontFace('mincho'), id, String(id))),
    );
    const subset = fontkit.create(Buffer.from(font.program.program())) as fontkit.Font;
    const whole = fontkit.create(Buffer.from(fontFile('mincho'))) as fontkit.Font;
    for (const [index, id] of ids.entries()) {
      expect(subset.getGlyph(codes[index] ?? 0).path.toSVG()).to.equal(whole.getGlyph(id).path.toSVG());
      expect(subset.getGlyph(codes[index] ?? 0).advanceWidth).to.equal(whole.getGlyph(id).advanceWidth);
    }
  });

  it('keeps instructions only for fonts whose glyphs are assembled by them', () => {
    const instructed = simpleGlyph([
      [0, 0],
      [0, 300],
      [300, 300],
    ]);
    // One instruction, 0x4b, between the ends of contours and the flags.
    const glyph = join(instructed.subarray(0, 12), u16(1), Uint8Array.of(0x4b), instructed.subarray(14));
    const programOf = (family: string): Uint8Array => {
      const tables = { ...trueTypeTables([glyph, glyph], { A: 1 }, family), fpgm: Uint8Array.of(1, 2, 3, 4) };
      const face = new SfntFace(buildSfnt(tables), 'test.ttf');
      return subsetOf(face, [glyphOf(face, 1, 'A')]).font.program.program();
    };
    const tags = (program: Uint8Array): string[] => tablesOf(program).map(({ tag }) => tag);
    expect(tags(programOf('MingLiU'))).to.include('fpgm');
    expect(tags(programOf('Ming Test'))).not.to.include('fpgm');
    const outline = (program: Uint8Array): Uint8Array =>
      tablesOf(program).find(({ tag }) => tag === 'glyf')?.bytes ?? program;
    expect(outline(programOf('MingLiU')).subarray(12, 15)).to.deep.equal(Uint8Array.of(0, 1, 0x4b));
    expect(outline(programOf('Ming Test')).subarray(12, 15)).to.deep.equal(Uint8Array.of(0, 0, 1));
  });

  it('includes the components of composites, renumbered', () => {
    const square = simpleGlyph([
      [0, 0],
      [0, 300],
      [300, 300],
      [300, 0],
    ]);
    const triangle = simpleGlyph([
      [0, 0],
      [150, 300],
      [300, 0],
    ]);
    const both = compositeGlyph([
      { glyph: 2, x: 0, y: 0 },
      { glyph: 1, x: 400, y: 100 },
    ]);
    const face = new SfntFace(
      buildTrueType([new Uint8Array(0), square, triangle, both, compositeGlyph([{ glyph: 3, x: 10, y: 10 }])], {
        A: 4,
      }),
      'test.ttf',
    );
    const { font, codes } = subsetOf(face, [glyphOf(face, 4, 'A')]);
    expect(codes).to.deep.equal([1]);
    const subset = fontkit.create(Buffer.from(font.program.program())) as fontkit.Font;
    expect(subset.numGlyphs).to.equal(5);
    expect(subset.getGlyph(1).path.toSVG()).to.equal('M10 10L160 310L310 10ZM410 110L410 410L710 410L710 110Z');
  });

  it('gives each pair of glyph and text its own code, and equal pairs the same', () => {
    const face = fontFace('serif');
    const document = new DocumentFont(face);
    const wave = face.glyphOf(0xff5e);
    expect(document.codeOf(glyphOf(face, wave, '～'))).to.equal(1);
    expect(document.codeOf(glyphOf(face, wave, '〜'))).to.equal(2);
    expect(document.codeOf(glyphOf(face, wave, '～'))).to.equal(1);
    const { toUnicode } = document.build({ codec: nodeCodec, packing: 'blocks' });
    expect(Buffer.from(toUnicode).toString()).to.contain('<0001> <0002> [<ff5e><301c>]');
  });

  it('is named after its glyphs: six capitals and the PostScript name', () => {
    const face = fontFace('mincho');
    const nameOf = (text: string): string =>
      subsetOf(
        face,
        idsOf(text).map((id) => glyphOf(face, id)),
      ).font.baseFont;
    expect(nameOf('山田')).to.match(/^[A-Z]{6}\+BIZUDMincho-Regular$/);
    expect(nameOf('山田')).to.equal(nameOf('山田'));
    expect(nameOf('山田')).not.to.equal(nameOf('田山'));
  });

  it('states widths and vertical metrics that differ from the default', () => {
    const face = fontFace('mincho');
    const { font } = subsetOf(
      face,
      [...'Aア山ｱ'].map((character) => glyphOf(face, face.glyphOf(character.charCodeAt(0)), character)),
    );
    expect(font.defaultWidth).to.equal(1000);
    expect(font.widths).to.deep.equal([1, [500], 4, [500]]);
    expect(font.defaultVertical).to.deep.equal([880, -1000]);
    expect(font.descriptor).to.deep.include({ ascent: 880, descent: -120, italicAngle: 0, flags: 7 });
  });
});

/** The bytes of an outline in the whole font, with its instructions. */
function rawOutline(id: number): Uint8Array {
  const { tables } = fontFace('mincho');
  const loca = tables.needed('loca');
  return tables.bytes('glyf')?.subarray(loca.getUint32(id * 4), loca.getUint32(id * 4 + 4)) ?? new Uint8Array(0);
}
