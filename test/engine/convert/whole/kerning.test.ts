import { expect } from 'chai';
import * as fontkit from 'fontkit';
import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontLibrary } from '@shorui/engine';
import { bundledLibrary, convertDocument, createFonts } from '@shorui/engine/node';
import { temporaryFolders } from '../../../support/temporary-folder.ts';
import { browserPages } from '../../../support/browser/browser-pages.ts';
import { drawInPage } from '../paper/draw-in-page.ts';
import { inkDifference } from '../paper/ink-difference.ts';
import { countDifferences, isInk, seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { makeWordFile } from '../content/support/word-file.ts';

const packed = createRequire(import.meta.url).resolve(
  '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
);
const reference = fontkit.create(readFileSync(packed)) as fontkit.Font;
const size = 40;
const scale = 3;

/** A line in 40 pt letters of a font, with these properties of its run. */
function line(text: string, properties: string, font = 'EB Garamond', width = 8000, direction = ''): Uint8Array {
  const fonts = `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`;
  const run = `<w:r><w:rPr>${fonts}<w:sz w:val="80"/>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const section = `<w:sectPr><w:pgSz w:w="${width}" w:h="4000"/><w:pgMar w:top="400" w:left="400" w:right="400" w:bottom="400"/>${direction}</w:sectPr>`;
  return makeWordFile(`<w:p>${run}</w:p>${section}`);
}

/** The left and the right end of what is printed, pt. */
function inkEnds(page: SeenPage): readonly [left: number, right: number] {
  let [left, right] = [page.width, 0];
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x++) {
      if (isInk(page, x, y)) [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  }
  return [left / scale, right / scale];
}

/** Width of a text as fontkit sets it, pt. */
function widthOf(text: string, features: Readonly<Record<string, boolean>>): number {
  return (reference.layout(text, features).advanceWidth / reference.unitsPerEm) * size;
}

describe('kerning and ligatures of Word files', () => {
  const folder = temporaryFolders();
  const open = browserPages();
  let made: Promise<FontLibrary> | undefined;

  async function garamond(): Promise<FontLibrary> {
    const own = folder();
    copyFileSync(packed, join(own, 'garamond.woff2'));
    return (await createFonts({ folder: own })).library;
  }

  async function printFile(file: Uint8Array): Promise<SeenPage> {
    const { bytes, problems } = convertDocument(file, { fonts: await (made ??= garamond()) });
    expect(problems).to.deep.equal([]);
    const [page] = await seePdf(bytes, scale);
    if (!page) throw new Error('no page');
    return page;
  }

  const print = (...given: Parameters<typeof line>): Promise<SeenPage> => printFile(line(...given));

  const kern = '<w:kern w:val="2"/>';
  const ligatures = (kinds: string): string => `<w14:ligatures w14:val="${kinds}"/>`;

  for (const text of ['AVAVA', 'ToToT', 'WAVE To Yes']) {
    it(`move letters together as the font has it, where the text asks for it: ${text}`, async () => {
      const [plain, kerned] = [await print(text, ''), await print(text, kern)];
      const [, right] = inkEnds(plain);
      const [start, end] = inkEnds(kerned);
      const moved = widthOf(text, { kern: false, liga: false }) - widthOf(text, { kern: true, liga: false });
      expect(moved).to.be.greaterThan(5);
      expect(right - end).to.be.closeTo(moved, 0.5);
      expect(start).to.be.closeTo(inkEnds(plain)[0], 0.26);
      expect([plain.text.trim(), kerned.text.trim()]).to.deep.equal([text, text]);
    });
  }

  it('begin at the size that the text states: larger sizes are kerned, smaller ones are not, and 0 is never', async () => {
    const plain = await print('AVAVA', '');
    for (const smallest of [81, 0, -4]) {
      expect(countDifferences(plain, await print('AVAVA', `<w:kern w:val="${smallest}"/>`)), `${smallest}`).to.equal(0);
    }
    const at = await print('AVAVA', '<w:kern w:val="80"/>');
    expect(countDifferences(await print('AVAVA', kern), at)).to.equal(0);
    expect(countDifferences(plain, at)).to.be.greaterThan(1000);
  });

  it('draw ligatures that the text asks for, and copying gives the letters', async () => {
    const text = 'office affix flight';
    const plain = await print(text, kern);
    const joined = await print(text, kern + ligatures('standard'));
    expect(joined.text.trim()).to.equal(text);
    expect(plain.text.trim()).to.equal(text);
    const narrower = widthOf(text, { kern: true, liga: false }) - widthOf(text, { kern: true, liga: true });
    expect(inkEnds(plain)[1] - inkEnds(joined)[1]).to.be.closeTo(narrower, 0.5);
    expect(countDifferences(plain, joined)).to.be.greaterThan(300);
    expect(countDifferences(joined, await print(text, kern + ligatures('standardContextual')))).to.equal(0);
    expect(countDifferences(joined, await print(text, kern + ligatures('all')))).to.equal(0);
    for (const kinds of ['none', 'historical', 'contextual']) {
      expect(countDifferences(plain, await print(text, kern + ligatures(kinds))), kinds).to.equal(0);
    }
  });

  it('leave spaced letters apart', async () => {
    const spaced = '<w:spacing w:val="40"/>';
    const [apart, joined] = [await print('office', spaced), await print('office', spaced + ligatures('standard'))];
    expect(countDifferences(apart, joined)).to.equal(0);
    expect(joined.text.trim()).to.equal('office');
  });

  it('move letters that lie in vertical lines, which are not joined', async () => {
    const down = '<w:textDirection w:val="tbRl"/>';
    const [plain, kerned] = [
      await print('AVA office', '', undefined, undefined, down),
      await print('AVA office', kern + ligatures('standard'), undefined, undefined, down),
    ];
    expect(countDifferences(plain, kerned)).to.be.greaterThan(300);
    expect(kerned.text.trim().split(/\s+/u)).to.deep.equal(['AVA', 'office']);
  });

  it('decide where lines end', async () => {
    const words = 'AVA TAV WAY';
    const [loose, tight] = [
      { kern: false, liga: false },
      { kern: true, liga: false },
    ].map((each) => widthOf(words, each));
    // A line between both widths holds the words only when they are kerned.
    const room = Math.round((((loose ?? 0) + (tight ?? 0)) / 2) * 20) + 800;
    const [plain, kerned] = [await print(words, '', undefined, room), await print(words, kern, undefined, room)];
    expect(plain.text.trim().split(/\r?\n/u)).to.have.length(2);
    expect(kerned.text.trim().split(/\r?\n/u)).to.deep.equal([words]);
  });

  it('do not move the letters of a substitute font that has the advances of another', async () => {
    const text = 'AVAVA To office';
    const [plain, kerned] = [
      await print(text, '', 'Times New Roman'),
      await print(text, kern + ligatures('standard'), 'Times New Roman'),
    ];
    expect(countDifferences(plain, kerned)).to.equal(0);
  });

  it('look on a canvas as they do in the PDF', async () => {
    const { page, problems } = await open();
    const file = line('AVATAR office', kern + ligatures('standard'), 'Noto Serif JP');
    const [seen] = await seePdf(convertDocument(file, { fonts: bundledLibrary() }).bytes, scale);
    const [drawn] = await drawInPage(page, file, scale);
    const plain = await seePdf(convertDocument(line('AVATAR office', '', 'Noto Serif JP')).bytes, scale);
    if (!seen || !drawn || !plain[0]) throw new Error('no page');
    expect(seen.text.trim()).to.equal('AVATAR office');
    expect(inkDifference(seen, drawn)).to.be.lessThan(0.015);
    expect(inkDifference(plain[0], drawn)).to.be.greaterThan(0.2);
    expect(problems).to.deep.equal([]);
  });
});
