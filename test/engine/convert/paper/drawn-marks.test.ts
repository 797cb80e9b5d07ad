import { expect } from 'chai';
import { bundledLibrary, convertDocument } from '@shorui/engine/node';
import { browserPages } from '../../../support/browser/browser-pages.ts';
import { seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { chartPart, columns, linePlot, pie, series } from '../content/support/chart-xml.ts';
import { anchored, line, preset, shape } from '../content/support/drawing-xml.ts';
import {
  accent,
  displayed,
  fence,
  fraction,
  mathRun,
  matrix,
  root,
  scripts,
  sum,
} from '../content/support/math-xml.ts';
import { watermark } from '../content/support/watermark-xml.ts';
import { makeWordFile, paragraph } from '../content/support/word-file.ts';
import { drawInPage } from './draw-in-page.ts';
import { inkDifference } from './ink-difference.ts';

/** Pixels for one pt at a pixel ratio of 2. */
const scale = (2 * 96) / 72;
/** The part of the ink that may be off by more than a pixel, as for other papers. */
const tolerance = 0.015;
/** Shades of 255 by which areas of one color, and those of changing colors, may differ. */
const closeShades = 16;

const section =
  '<w:sectPr><w:pgSz w:w="10000" w:h="10000"/><w:pgMar w:top="1000" w:left="1000" w:right="1000" w:bottom="1000"/></w:sectPr>';
const stops = (from: string, to: string): string =>
  `<a:gsLst><a:gs pos="0"><a:srgbClr val="${from}"/></a:gs><a:gs pos="100000"><a:srgbClr val="${to}"/></a:gs></a:gsLst>`;
/** Large: PDFium sets letters and thin lines at whole pixels, which counts less then. */
const letters = (text: string): string => mathRun(text, '', '<w:sz w:val="96"/>');

function equations(): Uint8Array {
  const two = (one: string, other: string): readonly string[] => [letters(one), letters(other)];
  return makeWordFile(
    `<w:p>${displayed(letters('x='), fraction(letters('−b±') + root(letters('b')), letters('2a')))}</w:p>` +
      `<w:p>${displayed(sum('∑', letters('i=1'), letters('n'), scripts(letters('x'), letters('i'), letters('2'))))}</w:p>` +
      `<w:p>${displayed(fence('[', ']', matrix(two('a', 'b'), two('c', 'd'))), accent(letters('y')))}</w:p>` +
      section,
  );
}

function gradients(): Uint8Array {
  const fill = (name: string, direction: string): string =>
    shape(`${preset(name)}<a:gradFill>${stops('204080', 'ff8000')}${direction}</a:gradFill>${line(1)}`);
  return makeWordFile(
    `<w:p>${anchored(fill('rect', '<a:lin ang="0"/>'), 60, 60, 160, 100)}${anchored(fill('hexagon', '<a:lin ang="5400000"/>'), 260, 60, 160, 100)}` +
      `${anchored(fill('ellipse', '<a:path path="circle"/>'), 60, 220, 160, 160)}</w:p>${section}`,
  );
}

function chart(plots: string): Uint8Array {
  const drawing = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${300 * 12700}" cy="${200 * 12700}"/><a:graphic><a:graphicData uri="x"><c:chart r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  return makeWordFile(drawing + section, [{ name: 'chart1.xml', kind: 'chart', content: chartPart(plots, '売上') }]);
}

const months = ['四月', '五月', '六月'];
const sales = series('本店', months, [300, 500, 400], { color: '204080', labels: true });

/** In front of a table with dark cells and of text. */
function watermarks(): Uint8Array {
  const cell = (color: string): string =>
    `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/><w:shd w:val="clear" w:fill="${color}"/></w:tcPr>${paragraph('見積書')}</w:tc>`;
  const row = `<w:tr><w:trPr><w:trHeight w:val="4000" w:hRule="exact"/></w:trPr>${cell('204080')}${cell('ffd040')}</w:tr>`;
  return makeWordFile(`${watermark('社外秘', { zIndex: 2 })}<w:tbl>${row}</w:tbl>${paragraph('以上')}${section}`);
}

const files: Readonly<Record<string, readonly [file: Uint8Array, shades?: number]>> = {
  equations: [equations()],
  'gradients along a line and outwards': [gradients(), closeShades],
  'a chart of columns': [chart(columns(sales))],
  'a chart of a line': [chart(linePlot(sales))],
  'a chart of a circle': [chart(pie(sales))],
  'a watermark through which a table shows': [watermarks(), closeShades],
};

describe('marks that are drawn, on a canvas', () => {
  const open = browserPages();
  const fonts = bundledLibrary();

  for (const [name, [bytes, shades]] of Object.entries(files)) {
    it(`look as in the PDF: ${name}`, async () => {
      const { page, problems } = await open();
      const drawn = await drawInPage(page, bytes, scale);
      const seen = await seePdf(convertDocument(bytes, { fonts }).bytes, scale);
      expect(drawn.length).to.equal(seen.length);
      const differences = seen.map((each, index) => inkDifference(each, drawn[index] as SeenPage, undefined, shades));
      expect(differences.filter((each) => !(each <= tolerance))).to.deep.equal([]);
      expect(seen.some((each) => each.pixels.some((shade, at) => at % 4 === 0 && shade < 128))).to.equal(true);
      expect(problems).to.deep.equal([]);
    });
  }
});
