import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { bundledFonts } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import {
  createFontLibrary,
  likenessOf,
  type FontSource,
  type Glyph,
} from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { simpleGlyph, buildSfnt, trueTypeTables } from './support/build-sfnt.ts';
import { library } from './support/library.ts';

const square = simpleGlyph([
  [0, 0],
  [0, 500],
  [500, 500],
  [500, 0],
]);
const familyOf = (name: string, style = {}): string => library.chain({ name, ...style }).face.familyName;
const describeGlyph = ({ face, text, advance }: Glyph): string => `${text} ${face.familyName} ${advance}`;

/** A user's font of square letters. */
function ownFont(name: string, characters: string, changes: Partial<FontSource> = {}): FontSource {
  const glyphs = Object.fromEntries(Array.from(characters, (character, index) => [character, index + 1]));
  const tables = trueTypeTables(
    Array.from({ length: characters.length + 1 }, () => square),
    glyphs,
    name,
  );
  return {
    file: `${name}.ttf`,
    names: [name],
    weight: 400,
    italic: false,
    likeness: likenessOf(name),
    load: () => buildSfnt(tables),
    ...changes,
  };
}

describe('the font library', () => {
  it('maps names of common fonts to the font of the nearest widths', () => {
    const expected: Record<string, readonly string[]> = {
      'BIZ UDMincho': [
        'MS Mincho',
        'ＭＳ 明朝',
        'ms明朝',
        'MS-Mincho',
        '@ＭＳ 明朝',
        'HG明朝B',
        'IPAMincho',
        'ABCDEF+MS-Mincho',
        'HeiseiMin-W3',
        'Courier New',
      ],
      'BIZ UDPMincho': ['MS PMincho', 'ＭＳ Ｐ明朝', 'HGP明朝E', 'IPA P明朝', 'BIZ UDP明朝 Medium'],
      'BIZ UDGothic': ['MS Gothic', 'ＭＳ ゴシック', 'HGゴシックM', 'IPAゴシック', 'HG丸ｺﾞｼｯｸM-PRO'],
      'BIZ UDPGothic': ['MS PGothic', 'ＭＳ Ｐゴシック', 'MS UI Gothic', 'HGP創英角ｺﾞｼｯｸUB', 'Meiryo UI'],
      'Noto Serif JP': [
        '游明朝',
        'Yu Mincho',
        '游明朝 Demibold',
        'ヒラギノ明朝 ProN W3',
        'HiraMinProN-W6',
        'Times New Roman',
        'TimesNewRomanPS-BoldMT',
        'Century',
        'KozMinPr6N-Regular',
        'IPAex明朝',
      ],
      'Noto Sans JP': [
        '游ゴシック',
        'Yu Gothic Medium',
        'Meiryo',
        'メイリオ',
        'Arial',
        'ArialMT',
        'Helvetica-Bold',
        'Calibri',
        'ヒラギノ角ゴ ProN W6',
        'NotoSansCJKjp-Regular',
      ],
    };
    for (const [family, names] of Object.entries(expected)) {
      for (const name of names) expect(familyOf(name), name).to.equal(family);
    }
  });

  it('maps each name in the guide to the font in the guide', async () => {
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/word-to-pdf.md'), 'utf8');
    const [, table = ''] = guide.split('| Wordファイルの書体 | PDFの書体 |');
    const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| ([^-].*) \| (.+) \|$/gm)];
    expect(rows).to.have.length(6);
    for (const [, names = '', family] of rows) {
      for (const name of names.split('、')) expect(familyOf(name), name).to.equal(family);
    }
  });

  it('maps unknown names by their parts, and to a mincho by default', () => {
    expect(familyOf('なんとか明朝')).to.equal('BIZ UDMincho');
    expect(familyOf('ABCゴシック')).to.equal('BIZ UDGothic');
    expect(familyOf('Some Sans Pro')).to.equal('Noto Sans JP');
    expect(familyOf('Some Serif')).to.equal('Noto Serif JP');
    for (const name of ['', '???', '__proto__', 'x'.repeat(10_000)]) {
      expect(library.chain({ name }).face.isSerif, name.slice(0, 20)).to.equal(true);
    }
  });

  it('keeps one chain for each font, weight and slant, so that chains compare by identity', () => {
    expect(library.chain({ name: 'ＭＳ 明朝' })).to.equal(library.chain({ name: 'MS Mincho', bold: false }));
    expect(library.chain({ name: 'MS Mincho', bold: true })).not.to.equal(library.chain({ name: 'MS Mincho' }));
    expect(library.chain({ name: 'MS Mincho', italic: true })).not.to.equal(library.chain({ name: 'MS Mincho' }));
  });

  it('uses bold fonts for bold and for bold names, and slants fonts without italic', () => {
    const bold = library.chain({ name: 'ＭＳ 明朝', bold: true });
    expect(bold.face.weight).to.equal(700);
    expect(bold.shape('太')[0]).not.to.have.property('embolden');
    expect(library.chain({ name: 'MS-Gothic,Bold' }).face.weight).to.equal(700);
    expect(library.chain({ name: 'ＭＳ 明朝', italic: true }).shape('斜')[0]).to.include({ slant: true });
    expect(library.chain({ name: 'ＭＳ 明朝' }).shape('立')[0]).not.to.have.any.keys('slant', 'embolden');
  });

  it('falls back along the chain for single characters: Noto for 𠮷, which BIZ lacks', () => {
    const glyphs = library.chain({ name: 'MS Mincho' }).shape('𠮷野A');
    expect(glyphs.map(describeGlyph)).to.deep.equal(['𠮷 Noto Serif JP 1', '野 BIZ UDMincho 1', 'A BIZ UDMincho 0.5']);
    expect(library.chain({ name: 'MS Gothic' }).shape('𠮷')[0]?.face.familyName).to.equal('Noto Sans JP');
  });

  it('draws glyph 0 of the first font for a character that no font has', () => {
    const [glyph] = library.chain({ name: 'MS Mincho' }).shape('\u{2a6d0}');
    expect(glyph).to.include({ id: 0, text: '\u{2a6d0}' });
    expect(glyph?.face.familyName).to.equal('BIZ UDMincho');
  });

  it('does not load fonts that no character needs', () => {
    const loaded: string[] = [];
    const watched = bundledFonts.map((source) => ({
      ...source,
      load: () => {
        loaded.push(source.file);
        return source.load();
      },
    }));
    const chain = createFontLibrary({ bundled: watched }).chain({ name: 'MS Mincho' });
    expect(loaded).to.deep.equal([]);
    chain.shape('株式会社');
    chain.shape('株式会社');
    expect(loaded).to.deep.equal(['BIZUDMincho-Regular.ttf']);
    chain.shape('𠮷');
    expect(loaded).to.deep.equal(['BIZUDMincho-Regular.ttf', 'NotoSerifJP-Regular.ttf']);
  });

  it('prefers the user’s fonts under their names, and falls back to them elsewhere', () => {
    const own = [ownFont('MS Mincho', '山川'), ownFont('外字明朝', '\ue000')];
    const mine = createFontLibrary({ bundled: bundledFonts, own });
    const families = (text: string, name: string): string[] =>
      mine
        .chain({ name })
        .shape(text)
        .map(({ face }) => face.familyName);
    expect(families('山海', 'ms-mincho')).to.deep.equal(['MS Mincho', 'BIZ UDMincho']);
    expect(families('山\ue000', 'Yu Mincho')).to.deep.equal(['Noto Serif JP', '外字明朝']);
    expect(mine.chain({ name: 'MS Mincho', bold: true }).shape('山')[0]).to.include({ embolden: true });
  });

  it('names the broken font of the user when a text needs it', () => {
    const own = [ownFont('Broken', 'A', { load: () => new Uint8Array(20) })];
    const mine = createFontLibrary({ bundled: bundledFonts, own });
    expect(() => mine.chain({ name: 'Broken' }).shape('A')).to.throw('Broken.ttf');
    expect(mine.chain({ name: 'MS Mincho' }).shape('A')).to.have.length(1);
  });
});

describe('shaping', () => {
  const chain = library.chain({ name: 'MS Mincho' });
  const texts = (text: string): string[] => chain.shape(text).map((glyph) => glyph.text);

  it('gives one glyph for each grapheme cluster', () => {
    expect(texts('か\u3099𠮷葛\u{e0100}A')).to.deep.equal(['か\u3099', '𠮷', '葛\u{e0100}', 'A']);
    expect(chain.shape('か\u3099')[0]?.id).to.equal(chain.shape('が')[0]?.id);
    expect(chain.shape('e\u0301')[0]?.id).to.equal(chain.shape('é')[0]?.id);
    expect(texts('あ\u3099')).to.deep.equal(['あ', '\u3099']);
  });

  it('joins invisible characters to the character before them', () => {
    expect(texts('山\u200b川\u2060')).to.deep.equal(['山\u200b', '川\u2060']);
    expect(texts('\ufeff山')).to.deep.equal(['\ufeff山']);
    expect(texts('\u200b')).to.deep.equal([]);
  });

  it('draws the variant of a selector, from the first font that has it', () => {
    const [base, variant] = chain.shape('葛葛\u{e0100}');
    expect(variant?.id).not.to.equal(base?.id);
    expect(variant?.face).to.equal(base?.face);
    const [none] = chain.shape('山\u{e01ef}');
    expect(none?.id).to.equal(chain.shape('山')[0]?.id);
  });

  it('does not turn compatibility ideographs into others when a mark follows', () => {
    expect(chain.shape('\ufa19\u3099')[0]?.id).to.equal(chain.shape('\ufa19')[0]?.id);
    expect(chain.shape('\ufa19')[0]?.id).not.to.equal(chain.shape('神')[0]?.id);
  });

  it('uses vertical forms and advances on request', () => {
    const [across] = chain.shape('ー');
    const [down] = chain.shape('ー', { vertical: true });
    expect(down?.id).not.to.equal(across?.id);
    expect(chain.shape('A', { vertical: true })[0]?.advance).to.equal(1);
    expect(chain.shape('A')[0]?.advance).to.equal(0.5);
  });

  it('reuses glyph objects, and gives a replacement for half a surrogate pair', () => {
    expect(chain.shape('山')[0]).to.equal(chain.shape('山')[0]);
    expect(texts('a\ud842b\udfb7')).to.deep.equal(['a', '\ufffd', 'b', '\ufffd']);
  });
});
