import { expect } from 'chai';
import { convertDocument } from '../../../../packages/engine/src/node/index.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { emusPerPoint, preset, shape, solid } from '../content/support/drawing-xml.ts';
import { makeWordFile, paragraph } from '../content/support/word-file.ts';

const scale = 2;
const emu = (points: number): number => points * emusPerPoint;

/** A red rectangle of 30 by 20 pt, so far from the left of its column and below its paragraph. */
const red = (x: number, y: number, wrap: string): string =>
  `<w:r><w:drawing><wp:anchor relativeHeight="1" layoutInCell="1">` +
  `<wp:positionH relativeFrom="column"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH>` +
  `<wp:positionV relativeFrom="paragraph"><wp:posOffset>${emu(y)}</wp:posOffset></wp:positionV>` +
  `<wp:extent cx="${emu(30)}" cy="${emu(20)}"/><wp:${wrap}/><a:graphic><a:graphicData uri="x">` +
  `${shape(preset('rect') + solid('ff0000'))}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;

const cell = (content: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="1200" w:type="dxa"/><w:shd w:val="clear" w:fill="DDEEFF"/></w:tcPr>${content}</w:tc>`;

/** Two cells of 60 pt without margins in a vertical section whose text is 200 by 200 pt, 50 pt from the left and top. */
const fileOf = (second: string): Uint8Array =>
  makeWordFile(
    '<w:tbl><w:tblPr><w:tblW w:w="2400" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblCellMar>' +
      '<w:left w:w="0" w:type="dxa"/><w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr>' +
      '<w:tblGrid><w:gridCol w:w="1200"/><w:gridCol w:w="1200"/></w:tblGrid>' +
      `<w:tr><w:trPr><w:trHeight w:val="1000" w:hRule="exact"/></w:trPr>${cell(paragraph('一'))}${cell(second)}</w:tr></w:tbl>` +
      `${paragraph('表の後の文')}<w:sectPr><w:pgSz w:w="6000" w:h="6000"/>` +
      '<w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000" w:header="0" w:footer="0" w:gutter="0"/>' +
      '<w:textDirection w:val="tbRl"/></w:sectPr>',
  );

/** Boxes of the page where a color is seen, pt: left, top, right and bottom. */
async function boxesOf(file: Uint8Array, ...colors: readonly string[]): Promise<(number[] | undefined)[]> {
  const { bytes, problems } = convertDocument(file);
  expect(problems).to.deep.equal([]);
  const [page] = await seePdf(bytes, scale);
  const { width = 1, pixels = new Uint8Array() } = page ?? {};
  return colors.map((color) => {
    const [across, down]: [number[], number[]] = [[], []];
    for (let at = 0; at < pixels.length; at += 4) {
      const seen = [0, 1, 2].map((part) => (pixels[at + part] ?? 0).toString(16).padStart(2, '0')).join('');
      if (seen !== color) continue;
      across.push((at / 4) % width);
      down.push(Math.floor(at / 4 / width));
    }
    const ends = [across, down].map((each) => each.toSorted((one, other) => one - other));
    return across.length === 0
      ? undefined
      : [ends[0]?.[0], ends[1]?.[0], ends[0]?.at(-1), ends[1]?.at(-1)].map((each) => Math.round((each ?? 0) / scale));
  });
}

describe('tables of vertical Word files as PDF', () => {
  it('are upright at the right of the page, with floats in cells at the position of Word', async () => {
    const file = fileOf(`<w:p>${red(10, 15, 'wrapNone')}<w:r><w:t>二</w:t></w:r></w:p>`);
    // The cells fill 130 to 250 pt across and 50 to 100 pt down; the second one begins at 190 pt.
    expect(await boxesOf(file, 'ddeeff', 'ff0000')).to.deep.equal([
      [130, 50, 250, 100],
      [200, 65, 230, 85],
    ]);
  });

  it('keep the text of the page in reading order', async () => {
    const [page] = await seePdf(convertDocument(fileOf(paragraph('二'))).bytes);
    expect(page?.text.replace(/\s/gu, '')).to.include('表の後の文').and.include('一').and.include('二');
  });
});
