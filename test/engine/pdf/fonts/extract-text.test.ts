import fc from 'fast-check';
import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { DocumentFont } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { buildPdf, stream } from '../support/build-pdf.ts';
import { seePdf } from '../support/see-pdf.ts';
import { cp932Characters } from './support/characters.ts';
import { subsetPdfFont } from './support/fonts.ts';
import { library } from './support/library.ts';

/** Sets a line in the chain's fonts and reads it back as PDFium does. */
async function extract(text: string, name = 'MS Mincho'): Promise<string> {
  const glyphs = library.chain({ name }).shape(text);
  const faces = [...new Set(glyphs.map(({ face }) => face))];
  const fonts = faces.map((face) => new DocumentFont(face));
  let content = 'BT 20 20 Td\n';
  for (let at = 0, end = 0; at < glyphs.length; at = end) {
    const index = faces.indexOf(glyphs[at]?.face ?? faces[0]!);
    while (end < glyphs.length && glyphs[end]?.face === faces[index]) end += 1;
    content += `/F${index} 10 Tf <${fonts[index]?.encode(glyphs.slice(at, end)) ?? ''}> Tj\n`;
  }
  const objects: Record<number, string | Uint8Array> = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9000 60]/Contents 4 0 R/Resources<</Font<<${faces.map((_, index) => `/F${index} ${10 + index * 10} 0 R`).join('')}>>>>>>`,
    4: stream(`${content}ET`),
  };
  for (const [index, font] of fonts.entries()) {
    const at = 10 + index * 10;
    const embedded = font.build({ codec: nodeCodec, packing: 'blocks' });
    const { packed, length, widths, toUnicode = new Uint8Array(0) } = subsetPdfFont(embedded);
    const base = `/BaseFont/${embedded.baseFont}`;
    objects[at] =
      `<</Type/Font/Subtype/Type0${base}/Encoding/Identity-H/DescendantFonts[${at + 1} 0 R]/ToUnicode ${at + 4} 0 R>>`;
    objects[at + 1] =
      `<</Type/Font/Subtype/CIDFontType2${base}/CIDToGIDMap/Identity/FontDescriptor ${at + 2} 0 R/DW 1000/W${widths}` +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>';
    objects[at + 2] =
      `<</Type/FontDescriptor/FontName/${embedded.baseFont}/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 880` +
      `/Descent -120/CapHeight 700/StemV 80/FontFile2 ${at + 3} 0 R>>`;
    objects[at + 3] = stream(packed, `/Filter/FlateDecode/Length1 ${length}`);
    objects[at + 4] = stream(toUnicode);
  }
  const [page] = await seePdf(buildPdf(objects), 0.1);
  return page?.text ?? '';
}

describe('text extracted from a document', () => {
  it('is the text that was written: characters beyond the BMP, look-alikes, hyphens, half-width kana', async () => {
    for (const text of [
      '𠮷野家',
      '①②㈱㍻',
      '～〜',
      '‐‑–—―−-',
      'ｱｲｳﾞ',
      '髙﨑',
      'がガ',
      '円¥￥',
      '1/2½',
      'Ωω∑Σ',
      '一二〇〆々',
    ]) {
      expect(await extract(text)).to.equal(text);
    }
  });

  it('keeps the selector of a variant, and distinguishes the variant from its base', async () => {
    const text = '葛葛\u{e0100}葛\u{e0101}辻\u{e0100}';
    expect(await extract(text)).to.equal(text);
    expect(await extract('葛城')).to.equal('葛城');
  });

  it('keeps look-alikes apart where a font draws them with one glyph', async () => {
    const text = '～〜─━∥‖';
    const chain = library.chain({ name: 'Noto Serif JP' });
    const ids = chain.shape('～〜').map(({ id }) => id);
    expect(ids[0]).to.equal(ids[1]);
    expect(await extract(text, 'Noto Serif JP')).to.equal(text);
  });

  it('keeps marks as they were written, composed or not', async () => {
    expect(await extract('か\u3099き\u309a')).to.equal('か\u3099き\u309a');
  });

  it('is the text that was written for any characters of code page 932', async () => {
    // A space may be taken for the gap between words, and a reader may drop a hyphen at the end of a line.
    const characters = cp932Characters().filter((character) => !/[\s\u00ad-]/u.test(character));
    const text = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 60 }).map((list) => list.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('MS Mincho', 'MS Gothic', 'Meiryo'), async (line, name) => {
        expect(await extract(line, name)).to.equal(line);
      }),
      { numRuns: 25 },
    );
  });
});
