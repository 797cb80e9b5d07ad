import { expect } from 'chai';
import type { GlyphPolicy } from '../../../../packages/engine/src/entries/pdf.ts';
import { countDifferences, type SeenPage } from '../support/see-pdf.ts';
import { box, drawFields, drawOne, inkOf } from './support/draw-fields.ts';

interface Settled {
  readonly page: SeenPage;
  readonly ids: readonly string[];
}

async function drawWith(missingGlyph: GlyphPolicy, text: string): Promise<Settled> {
  const style = { width: box.width, height: box.height };
  const field = { name: '値', position_x: box.left, position_y: box.top, style };
  const { pages, problems } = await drawFields({ fields: [field] }, { 値: text }, { missingGlyph });
  return { page: pages[0] as SeenPage, ids: problems.map(({ id }) => id) };
}

/** Characters that cannot be drawn as they are meant, as `fallback` and `mark` draw them, and what is reported. */
const cases = [
  // A private character has no standard form.
  { name: 'of private use', given: '山\u{e000}田', fallback: '山〓田', mark: '山〓田' },
  { name: 'beyond every font', given: '山\u{10fffd}田', fallback: '山〓田', mark: '山〓田' },
  // No font has this variant: its base character replaces it.
  { name: 'with a variant no font has', given: '山\u{e01ef}田', fallback: '山田', mark: '〓田' },
  // U+FA19 is another code for 神; the fonts draw it, so it need not be marked.
  { name: 'of a compatibility block', given: '\u{fa19}田', fallback: '神田', mark: null },
] as const;

describe('a character that no font draws as intended, as ink', () => {
  for (const { name, given, fallback, mark } of cases) {
    it(`${name}: is its standard form or 〓 by fallback`, async () => {
      const { page, ids } = await drawWith('fallback', given);
      expect(countDifferences(page, await drawOne(fallback, {}))).to.equal(0);
      expect(countDifferences(page, await drawOne('谷川岳', {}))).to.be.greaterThan(500);
      expect(ids).to.have.length(1);
    });

    it(`${name}: is 〓, or itself where it can be drawn, by mark`, async () => {
      const { page, ids } = await drawWith('mark', given);
      if (mark === null) {
        expect(inkOf(page).left).to.be.within(box.left, box.left + 1);
        expect(ids).to.deep.equal([]);
      } else {
        expect(countDifferences(page, await drawOne(mark, {}))).to.equal(0);
        expect(ids).to.deep.equal(['pdf.glyph-marked']);
      }
    });
  }

  it('is drawn as written by default where it is a compatibility ideograph that the fonts have', async () => {
    const { page, ids } = await drawWith('error', '\u{fa19}田\u{fa1b}子');
    expect(ids).to.deep.equal([]);
    expect(page.text.trim()).to.equal('\u{fa19}田\u{fa1b}子');
    expect(countDifferences(page, await drawOne('神田福子', {}))).to.be.greaterThan(10);
  });

  it('gives a warning where it is invisible', async () => {
    for (const [text, codePoint] of [
      ['山\u200b田', 'U+200B'],
      ['\ufeff山田', 'U+FEFF'],
    ] as const) {
      const style = { width: box.width, height: box.height };
      const field = { name: '値', position_x: box.left, position_y: box.top, style };
      const { problems } = await drawFields({ fields: [field] }, { 値: text });
      expect(problems.map(({ id, params }) => [id, params['codePoint']])).to.deep.equal([
        ['pdf.glyph-invisible', codePoint],
      ]);
    }
    expect((await drawWith('error', '葛\u{e0100}城')).ids).to.deep.equal([]);
  });

  it('leaves no gap where a control character is left out', async () => {
    const { page, ids } = await drawWith('fallback', '山\u0007田');
    expect(countDifferences(page, await drawOne('山田', {}))).to.equal(0);
    expect(ids).to.deep.equal(['pdf.glyph-left-out']);
  });
});
