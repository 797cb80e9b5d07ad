import { expect } from 'chai';
import { bundledLibrary, compile, convertDocument, render, resolve } from '@shorui/engine/node';
import { readAnswerSets } from '../../../fixtures/fixture-folders.ts';
import { browserPages } from '../../../support/browser/browser-pages.ts';
import { realFiles } from '../../../support/real-files.ts';
import { fixtureBundle } from '../../document/support.ts';
import { seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { drawInPage } from './draw-in-page.ts';
import { inkDifference } from './ink-difference.ts';

/** Pixels for one pt at a pixel ratio of 2. */
const scale = (2 * 96) / 72;
/** The part of the ink that may be off by more than a pixel: PDFium sets glyphs at whole pixels and draws thin lines darker. */
const tolerance = 0.015;
/** The same on pages of dotted lines, whose dots PDFium moves. */
const dottedTolerance = 0.2;
const dottedPages: Readonly<Record<string, readonly number[]>> = { 'P01_gif_441_datetime.docx': [1] };

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
      const differences = seen.map((each, index) => inkDifference(each, drawn[index] as SeenPage));
      const tooFar = differences.filter((each, index) => {
        return each > (dottedPages[name]?.includes(index) === true ? dottedTolerance : tolerance);
      });
      expect(tooFar).to.deep.equal([]);
      expect(problems).to.deep.equal([]);
    });
  }
});
