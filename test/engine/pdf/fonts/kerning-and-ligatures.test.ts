import { expect } from 'chai';
import * as fontkit from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff2 } from '../../../../packages/engine/src/node/fonts/unpack-woff2.ts';
import { SfntFace } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { layoutFont } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import {
  buildClassPairs,
  buildExtension,
  buildKern,
  buildLayoutTable,
  buildLigature,
  buildPairs,
  kernTable,
  ligatureTable,
} from './support/build-layout-tables.ts';
import { buildSfnt, simpleGlyph, trueTypeTables } from './support/build-sfnt.ts';
import { fontFile } from './support/fonts.ts';

const require = createRequire(import.meta.url);
const path = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2';
const files = {
  garamond: unpackWoff2(new Uint8Array(readFileSync(require.resolve(path))), 'a.woff2', 10_000_000),
  serif: fontFile('serif'),
  sans: fontFile('sans'),
};
const letters = 'AVTWYLPFoaecrfijkvy.,-’"1740 ';
const square = simpleGlyph([
  [0, 0],
  [0, 500],
  [500, 500],
  [500, 0],
]);
const tables = trueTypeTables([square, square, square, square], { A: 1, B: 2, C: 3 });

describe('kerning and ligatures of a font', () => {
  for (const [name, bytes] of Object.entries(files)) {
    it(`are those that fontkit finds: ${name}`, () => {
      const face = new SfntFace(bytes, name);
      const other = fontkit.create(Buffer.from(bytes)) as fontkit.Font;
      let moved = 0;
      for (const left of letters) {
        for (const right of letters) {
          const run = other.layout(left + right, { liga: false, kern: true });
          const [one, two] = run.glyphs;
          const [place] = run.positions;
          if (!one || !two || !place) throw new Error('no glyphs');
          const space = Math.round(place.xAdvance - one.advanceWidth);
          expect(face.kerningOf(one.id, two.id), left + right).to.equal(space);
          if (space !== 0) moved++;
        }
      }
      expect(moved).to.be.greaterThan(50);
      expect(face.hasKerning).to.equal(true);
      for (const text of ['ffi', 'ff', 'fi', 'fl', 'office', 'Af', 'fx']) {
        const ids = Array.from(text, (character) => face.glyphOf(character.codePointAt(0) ?? 0));
        const { glyphs } = other.layout(text);
        const [first] = glyphs;
        const found = face.ligatureOf(ids, ['liga']);
        expect(found?.glyph ?? ids[0], text).to.equal(first?.id);
        expect(found?.length ?? 1, text).to.equal(first?.codePoints.length);
      }
      expect(face.ligatureOf([face.glyphOf(0x66), face.glyphOf(0x69)], ['clig'])).to.equal(undefined);
    });
  }

  it('are the same in the part of a font that documents are laid out with', () => {
    const part = new SfntFace(layoutFont(files.serif, 'a.ttf') ?? new Uint8Array(), 'a.ttf');
    const [a, v, f, i] = Array.from('AVfi', (character) => part.glyphOf(character.codePointAt(0) ?? 0));
    expect(part.kerningOf(a ?? 0, v ?? 0)).to.equal(-118);
    expect(part.ligatureOf([f ?? 0, i ?? 0], ['liga'])?.length).to.equal(2);
  });

  it('are read of pairs, of classes, of subtables further off and of the older table', () => {
    const face = new SfntFace(buildSfnt({ ...tables, GPOS: kernTable, GSUB: ligatureTable }), 'a.ttf');
    expect([face.kerningOf(1, 1), face.kerningOf(1, 3), face.kerningOf(1, 2)]).to.deep.equal([-100, -50, 0]);
    expect([face.kerningOf(2, 1), face.kerningOf(3, 1), face.kerningOf(3, 2)]).to.deep.equal([-30, -30, 0]);
    expect(face.ligatureOf([1, 3], ['liga'])).to.deep.equal({ glyph: 2, length: 2 });
    expect(face.ligatureOf([1, 3, 1, 1], ['liga'])).to.deep.equal({ glyph: 0, length: 3 });
    expect(face.ligatureOf([3, 1], ['liga'])).to.equal(undefined);
    const far = buildLayoutTable('kern', 9, [buildExtension(2, buildClassPairs(1, 2, 3, -9))]);
    const join = buildLayoutTable('dlig', 7, [buildExtension(4, buildLigature([2, 2], 3))]);
    const extended = new SfntFace(buildSfnt({ ...tables, GPOS: far, GSUB: join }), 'a.ttf');
    expect([extended.kerningOf(2, 3), extended.kerningOf(3, 3)]).to.deep.equal([-9, 0]);
    expect(extended.ligatureOf([2, 2], ['liga', 'dlig'])).to.deep.equal({ glyph: 3, length: 2 });
    const kern = buildKern([
      [1, 2, -70],
      [1, 3, 40],
      [2, 1, -80],
    ]);
    const old = new SfntFace(buildSfnt({ ...tables, kern }), 'a.ttf');
    expect([old.kerningOf(1, 2), old.kerningOf(1, 3), old.kerningOf(2, 1)]).to.deep.equal([-70, 40, -80]);
    expect([old.kerningOf(2, 2), old.hasKerning]).to.deep.equal([0, true]);
    const upright = new SfntFace(buildSfnt({ ...tables, kern: buildKern([[1, 2, -70]], 0) }), 'a.ttf');
    expect(upright.kerningOf(1, 2)).to.equal(0);
  });

  it('are none where a font has none, or its tables are broken', () => {
    const bare = new SfntFace(buildSfnt(tables), 'a.ttf');
    expect([bare.hasKerning, bare.kerningOf(1, 1), bare.ligatureOf([1, 3], ['liga'])]).to.deep.equal([
      false,
      0,
      undefined,
    ]);
    for (let length = 0; length < kernTable.length; length += 2) {
      const GSUB = ligatureTable.subarray(0, Math.min(length, ligatureTable.length - 2));
      const face = new SfntFace(buildSfnt({ ...tables, GPOS: kernTable.subarray(0, length), GSUB }), 'a.ttf');
      expect([0, -30]).to.include(face.kerningOf(3, 1));
      expect(face.ligatureOf([1, 3, 1], ['liga'])?.length ?? 2).to.equal(2);
    }
    const twice = buildLayoutTable('kern', 2, [buildPairs(1, [[1, -4]]), buildPairs(1, [[1, -8]])]);
    expect(new SfntFace(buildSfnt({ ...tables, GPOS: twice }), 'a.ttf').kerningOf(1, 1)).to.equal(-4);
  });
});
