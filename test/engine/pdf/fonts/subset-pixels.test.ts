import fc from 'fast-check';
import { expect } from 'chai';
import { cp932Characters, variants } from './support/characters.ts';
import { fontFace, fontFile, glyphOf, subsetOf, subsetPdfFont, wholePdfFont, type FontName } from './support/fonts.ts';
import { glyphPdf } from './support/glyph-pdf.ts';
import { comparePixels } from './support/same-pixels.ts';

const codePoint = (text: string): number => text.codePointAt(0) ?? 0;

async function compare(
  name: FontName,
  ids: readonly number[],
  packing?: 'whole',
): Promise<{ different: number; ink: number }> {
  const face = fontFace(name);
  const { font, codes } = subsetOf(
    face,
    ids.map((id) => glyphOf(face, id, String(id))),
    packing,
  );
  const size = 20;
  return comparePixels(
    glyphPdf(subsetPdfFont(font), { codes, size }),
    glyphPdf(wholePdfFont(fontFile(name)), { codes: ids, size }),
    4,
  );
}

describe('a subset font on paper', () => {
  it('draws every character of code page 932 like the whole font, pixel for pixel', async () => {
    const face = fontFace('mincho');
    const ids = cp932Characters().map((character) => face.glyphOf(codePoint(character)));
    expect(ids.length).to.be.greaterThan(7300);
    expect(ids.filter((id) => id === 0)).to.deep.equal([]);
    for (let at = 0; at < ids.length; at += 1000) {
      const { different, ink } = await compare('mincho', ids.slice(at, at + 1000));
      expect(different).to.equal(0);
      expect(ink).to.be.greaterThan(50_000);
    }
  });

  it('draws variants of ideographs like the whole font', async () => {
    for (const name of ['mincho', 'gothic', 'serif', 'sans'] as const) {
      const face = fontFace(name);
      const ids = variants
        .map((text) => [codePoint(text), codePoint(text.slice(1))] as const)
        .filter(([base, selector]) => face.hasVariant(base, selector))
        .map(([base, selector]) => face.glyphOf(base, selector));
      expect(ids.length).to.be.greaterThan(3);
      expect(await compare(name, ids)).to.include({ different: 0 });
    }
  });

  it('draws small random subsets like the whole font, with either packing', async () => {
    const names = fc.constantFrom<FontName>('mincho', 'minchoBold', 'gothic', 'proportional', 'serif', 'sans');
    const subset = fc.tuple(names, fc.array(fc.nat(12_000), { minLength: 1, maxLength: 12 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(subset, async ([name, ids, whole]) => {
        expect(await compare(name, ids, whole ? 'whole' : undefined)).to.include({ different: 0 });
      }),
      { numRuns: 25 },
    );
  });

  it('detects a wrong outline', async () => {
    const face = fontFace('mincho');
    const ids = [...'山田商店'].map((character) => face.glyphOf(codePoint(character)));
    const { font, codes } = subsetOf(
      face,
      ids.map((id) => glyphOf(face, id)),
    );
    const swapped = [codes[1] ?? 0, codes[0] ?? 0, ...codes.slice(2)];
    const whole = glyphPdf(wholePdfFont(fontFile('mincho')), { codes: ids });
    const { different } = await comparePixels(glyphPdf(subsetPdfFont(font), { codes: swapped }), whole);
    expect(different).to.be.greaterThan(100);
  });
});
