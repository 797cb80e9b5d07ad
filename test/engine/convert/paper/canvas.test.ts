import { expect } from 'chai';
import { bundledLibrary, compile, convertDocument, render, resolve } from '@shorui/engine/node';
import { readAnswerSets } from '../../../fixtures/fixture-folders.ts';
import { browserPages } from '../../../support/browser/browser-pages.ts';
import { realFiles } from '../../../support/real-files.ts';
import { fixtureBundle } from '../../document/support.ts';
import { seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { drawInPage } from './draw-in-page.ts';

/** Pixels for one pt at a pixel ratio of 2. */
const scale = (2 * 96) / 72;
/** Shades of 255 by which pixels may differ. */
const shades = 96;
/** The part of the ink that may be off by more than a pixel: PDFium sets glyphs at whole pixels and draws thin lines darker. */
const tolerance = 0.015;
/** The same on pages of dotted lines, whose dots PDFium moves. */
const dottedTolerance = 0.2;
const dottedPages: Readonly<Record<string, readonly number[]>> = { 'P01_gif_441_datetime.docx': [1] };

function shadeOf({ pixels, width }: SeenPage, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
}

/** Whether a pixel of one picture has one of a like shade at its place in the other, or next to it. */
function isNear(one: SeenPage, other: SeenPage, x: number, y: number): boolean {
  const shade = shadeOf(one, x, y);
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      const [toX, toY] = [x + right, y + down];
      if (toX < 0 || toY < 0 || toX >= other.width || toY >= other.height) continue;
      if (Math.abs(shadeOf(other, toX, toY) - shade) <= shades) return true;
    }
  }
  return false;
}

/** The part of the ink of two pictures that the other one has not. */
function difference(one: SeenPage, other: SeenPage): number {
  let [ink, far] = [0, 0];
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      if (shadeOf(one, x, y) > 200 && shadeOf(other, x, y) > 200) continue;
      ink++;
      if (!isNear(one, other, x, y) || !isNear(other, one, x, y)) far++;
    }
  }
  return ink === 0 ? 0 : far / ink;
}

function wordFiles(bundle: string): { name: string; bytes: Uint8Array }[] {
  const [set] = readAnswerSets(bundle);
  const compiled = compile(fixtureBundle(bundle));
  const { files } = render(compiled, resolve(compiled, set?.answers ?? {}), { format: 'docx' });
  return files
    .filter(({ path }) => path.endsWith('.docx'))
    .map(({ path, bytes }) => ({ name: `${bundle}: ${path}`, bytes }));
}

describe('a paper on a canvas', () => {
  const open = browserPages();
  const fonts = bundledLibrary();
  const bundles = ['service-agreement', 'proposal', 'invoice'];
  const files = [
    ...bundles.flatMap(wordFiles),
    ...realFiles('A paper on a canvas looks like its PDF', /^P0[13].*\.docx$/).map(({ name, bytes }) => ({
      name,
      bytes,
    })),
  ];

  for (const { name, bytes } of files) {
    it(`looks like its PDF: ${name}`, async () => {
      const { page, problems } = await open();
      const drawn = await drawInPage(page, bytes, scale);
      const seen = await seePdf(convertDocument(bytes, { fonts }).bytes, scale);
      expect(drawn.map(({ width, height }) => [width, height])).to.deep.equal(
        seen.map(({ width, height }) => [width, height]),
      );
      const differences = seen.map((each, index) => difference(each, drawn[index] as SeenPage));
      const tooFar = differences.filter((each, index) => {
        return each > (dottedPages[name]?.includes(index) === true ? dottedTolerance : tolerance);
      });
      expect(tooFar).to.deep.equal([]);
      expect(problems).to.deep.equal([]);
    });
  }
});
