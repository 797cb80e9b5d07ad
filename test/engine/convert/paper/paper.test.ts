import { expect } from 'chai';
import { compileTemplate, convertTemplate, bundledFonts, bundledLibrary } from '@shorui/engine/node';
import { createFontLibrary, layPaper, ShoruiError, type FontSource } from '@shorui/engine';
import { fontsOf, glyphsOf, type PaperPage } from '@shorui/engine/convert';
import { GlyphOutlines, layoutFont, loadFace, packOutlines } from '@shorui/engine/pdf';
import { readFixture } from '../../../fixtures/fixture-folders.ts';

const template = (name: string) => compileTemplate(new Uint8Array(readFixture('templates', `${name}.docx`)));
const dataOf = (name: string) =>
  JSON.parse(new TextDecoder().decode(readFixture('templates', `${name}.json`))) as Record<string, string>;

/** The bundled fonts without outlines. */
const layoutFonts: readonly FontSource[] = bundledFonts.map((source) => ({
  ...source,
  load: () => layoutFont(source.load(), source.file) ?? new Uint8Array(0),
}));

/** Where the glyphs of pages are, and in which fonts. */
function glyphPlaces(pages: readonly PaperPage[]): unknown[] {
  return pages.flatMap(({ marks }) =>
    marks.flatMap((mark) =>
      mark.kind === 'lines'
        ? mark.lines.flatMap((line) =>
            line.glyphs.map(({ glyph, along, cross }) => [
              mark.x,
              mark.y,
              glyph.face.postScriptName,
              glyph.id,
              along,
              cross,
            ]),
          )
        : [],
    ),
  );
}

describe('the pages of a template', () => {
  it('are those of its PDF, with the same problems', () => {
    for (const name of ['quotation', 'sales-report']) {
      const fonts = bundledLibrary();
      const paper = layPaper(template(name), dataOf(name), { fonts });
      const converted = convertTemplate(template(name), dataOf(name), { fonts });
      expect(paper.pages).to.have.length(converted.pages);
      expect(paper.problems).to.deep.equal(converted.problems);
      expect(paper.blanks).to.deep.equal(converted.blanks);
    }
  });

  it('need values, unless what is missing stays blank', () => {
    const fonts = bundledLibrary();
    expect(() => layPaper(template('quotation'), {}, { fonts })).to.throw(ShoruiError);
    expect(layPaper(template('quotation'), {}, { fonts, missing: 'blank' }).pages).to.have.length(1);
  });
});

describe('fonts in parts', () => {
  it('lay out the same pages without outlines, in a tenth of the bytes', () => {
    const own = createFontLibrary({ bundled: layoutFonts });
    for (const name of ['quotation', 'invitation']) {
      const whole = layPaper(template(name), dataOf(name), { fonts: bundledLibrary() });
      const parts = layPaper(template(name), dataOf(name), { fonts: own });
      expect(glyphPlaces(parts.pages)).to.deep.equal(glyphPlaces(whole.pages));
    }
    const [first] = bundledFonts;
    expect((layoutFont(first?.load() ?? new Uint8Array(0), 'font')?.length ?? 0) * 10).to.be.below(
      first?.load().length ?? 0,
    );
  });

  it('keep the places of vertical lines, which whole fonts read from their outlines', () => {
    for (const [index, source] of bundledFonts.entries()) {
      const parts = layoutFonts[index];
      if (!parts) continue;
      for (const character of '縦ー、。（）ぁAgj') {
        const [whole, part] = [loadFace(source), loadFace(parts)];
        const glyph = whole.verticalGlyphOf(whole.glyphOf(character.codePointAt(0) ?? 0));
        expect(part.verticalOriginOf(glyph)).to.equal(whole.verticalOriginOf(glyph));
      }
    }
  });

  it('bring the outlines of the glyphs that pages show, with those that they are made of', () => {
    const { pages } = layPaper(template('quotation'), dataOf('quotation'), { fonts: bundledLibrary() });
    const shown = glyphsOf(pages);
    expect(shown.map(({ face }) => face.postScriptName)).to.include('NotoSansJP-Regular');
    for (const { face, glyphs } of shown) {
      const source = bundledFonts.find((each) => loadFace(each) === face);
      const outlines = new GlyphOutlines();
      outlines.add(packOutlines(loadFace(source as FontSource), glyphs));
      expect([...glyphs].filter((glyph) => !outlines.has(glyph))).to.deep.equal([]);
    }
  });

  it('leave out glyphs that the font has not, and refuse broken bytes', () => {
    const face = loadFace(bundledFonts[0] as FontSource);
    expect(packOutlines(face, [65_000])).to.have.length(0);
    const packed = packOutlines(face, [face.glyphOf(0x65e5)]);
    expect(() => new GlyphOutlines().add(packed.subarray(0, packed.length - 1))).to.throw(RangeError);
  });
});

describe('the fonts of a template', () => {
  it('are known without any of them, those first that its text is set in', () => {
    const absent: FontSource[] = bundledFonts.map((source) => ({
      ...source,
      load: () => {
        throw new Error(`${source.file} is not there`);
      },
    }));
    const fonts = createFontLibrary({ bundled: absent });
    const wanted = fontsOf(template('quotation'), fonts);
    const whole = layPaper(template('quotation'), dataOf('quotation'), { fonts: bundledLibrary() });
    const used = glyphsOf(whole.pages).map(({ face }) => `${face.postScriptName}.ttf`);
    expect(wanted.map(({ file }) => file)).to.include.members(used);
    expect(() => layPaper(template('quotation'), {}, { fonts, missing: 'blank' })).to.throw('is not there');
  });
});
