import { expect } from 'chai';
import { glyphPlaces, layFile } from '@shorui/engine/convert';
import { bundledLibrary, convertDocument } from '@shorui/engine/node';
import { anchored, preset, shape } from '../content/support/drawing-xml.ts';
import { watermark } from '../content/support/watermark-xml.ts';
import { makeWordFile, paragraph, run } from '../content/support/word-file.ts';
import { isInk, seePdf } from '../../pdf/support/see-pdf.ts';

/** A document of two pages of 600 by 800 pt with a watermark in its header. */
function marked(header: string): Uint8Array {
  const body = paragraph('一ページ目') + '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' + paragraph('二ページ目');
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:pgSz w:w="12000" w:h="16000"/><w:pgMar w:top="1000" w:left="1000" w:right="1000" w:bottom="1000"/></w:sectPr>';
  return makeWordFile(body + section, [{ name: 'header1.xml', kind: 'header', content: header }]);
}

describe('watermarks', () => {
  it('are stretched to their box on each page, behind the text and pale', async () => {
    const file = marked(watermark('社外秘'));
    const { bytes, problems } = convertDocument(file);
    expect(problems).to.deep.equal([]);
    const pages = await seePdf(bytes);
    expect(pages).to.have.length(2);
    for (const page of pages) {
      expect(page.text).to.include('社外秘');
      const colors = new Set<string>();
      let [left, right, top, bottom] = [page.width, 0, page.height, 0];
      for (let y = 200; y < 600; y++) {
        for (let x = 0; x < page.width; x++) {
          if (!isInk(page, x, y)) continue;
          const at = (y * page.width + x) * 4;
          colors.add([...page.pixels.subarray(at, at + 3)].join(' '));
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
        }
      }
      expect(
        [left, right, top, bottom].map((side, index) => Math.abs(side - ([100, 500, 350, 450][index] ?? 0))),
      ).to.satisfy((distances: number[]) => distances.every((each) => each < 20));
      // Half of c00000 on white.
      const found = [...colors].some((color) =>
        /^(?:127|128) (?:127|128) 22[3-4]$|^22[3-4] (?:127|128) (?:127|128)$/.test(color),
      );
      expect(found).to.equal(true);
    }
    const paper = layFile(file, { fonts: bundledLibrary() });
    expect(glyphPlaces(paper, '社')).to.have.length(2);
  });

  it('let what is below them show through', async () => {
    const shaded = `<w:tbl><w:tr><w:trPr><w:trHeight w:val="8000" w:hRule="exact"/></w:trPr><w:tc><w:tcPr><w:tcW w:w="10000" w:type="dxa"/><w:shd w:val="clear" w:fill="000080"/></w:tcPr><w:p/></w:tc></w:tr></w:tbl>`;
    const section =
      '<w:sectPr><w:pgSz w:w="12000" w:h="12000"/><w:pgMar w:top="1000" w:left="1000" w:right="1000" w:bottom="1000"/></w:sectPr>';
    const { bytes, problems } = convertDocument(makeWordFile(watermark('■■■', { zIndex: 2 }) + shaded + section));
    expect(problems).to.deep.equal([]);
    const [page] = await seePdf(bytes);
    if (!page) throw new Error('no page');
    const at = (300 * page.width + 300) * 4;
    // Half c00000 and half 000080.
    const [red = 0, green = 0, blue = 0] = page.pixels.subarray(at, at + 3);
    expect([red, green, blue].map((each, index) => Math.abs(each - ([96, 0, 64][index] ?? 0)))).to.satisfy(
      (distances: number[]) => distances.every((each) => each <= 2),
    );
  });

  it('are rotated as their shape is, and several lines share the box', () => {
    const paper = layFile(marked(watermark('複写&#10;厳禁', { style: ';rotation:315' })), { fonts: bundledLibrary() });
    const [first, below] = ['複', '厳'].map((text) => glyphPlaces(paper, text)[0]);
    const [last] = glyphPlaces(paper, '写');
    // Text that rises: what follows is to the right and higher, the second line to the right and lower.
    expect(last?.x).to.be.above(first?.x ?? Infinity);
    expect(last?.y).to.be.below(first?.y ?? 0);
    expect(below?.x).to.be.above(first?.x ?? Infinity);
    expect(below?.y).to.be.above(first?.y ?? Infinity);
  });

  it('of newer Word fill their shape too, and those that bend their text are reported', () => {
    const art = (warp: string): string =>
      `<w:p>${anchored(shape(preset('rect'), `<w:p>${run('見本')}</w:p>`).replace(/<wps:bodyPr[^]*?(?:\/>|<\/wps:bodyPr>)/, `<wps:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"><a:prstTxWarp prst="${warp}"/></wps:bodyPr>`), 100, 300, 300, 100)}</w:p>`;
    const plain = layFile(makeWordFile(art('textPlain')), { fonts: bundledLibrary() });
    const [see] = glyphPlaces(plain, '本');
    expect(see?.height).to.be.above(90);
    expect(see?.x).to.be.closeTo(250, 5);
    expect(plain.problems).to.deep.equal([]);
    const bent = layFile(makeWordFile(art('textArchUp')), { fonts: bundledLibrary() });
    expect(bent.problems.map(({ id, params }) => [id, params])).to.deep.equal([['convert.word-art', { text: '見本' }]]);
    const box = layFile(makeWordFile(art('textNoShape')), { fonts: bundledLibrary() });
    expect(glyphPlaces(box, '本')[0]?.height).to.be.below(20);
  });
});
