import { expect } from 'chai';
import { glyphPlaces, layFile } from '@shorui/engine/convert';
import { bundledLibrary, convertDocument } from '@shorui/engine/node';
import { anchored, preset, shape } from '../content/support/drawing-xml.ts';
import { field, makeWordFile, run } from '../content/support/word-file.ts';
import { isInk, seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { checkWithQpdf } from '../../pdf/support/run-qpdf.ts';

const page =
  '<w:sectPr><w:pgSz w:w="8000" w:h="8000"/><w:pgMar w:top="1000" w:left="1000" w:right="1000" w:bottom="1000"/></w:sectPr>';
const fileOf = (content: string): Uint8Array => makeWordFile(`<w:p>${content}</w:p>${page}`);

async function seen(file: Uint8Array): Promise<SeenPage> {
  const { bytes, problems } = convertDocument(file);
  expect(problems).to.deep.equal([]);
  expect(await checkWithQpdf(bytes)).to.equal('');
  const [first] = await seePdf(bytes);
  if (!first) throw new Error('no page');
  return first;
}

/** Red and blue of a pixel, in the order in which the gradient of a test has them. */
function channels({ pixels, width }: SeenPage, x: number, y: number): readonly [number, number] {
  const at = (y * width + x) * 4;
  return [pixels[at] ?? 0, pixels[at + 2] ?? 0];
}

const stops = (...colors: readonly string[]): string =>
  `<a:gsLst>${colors.map((color, index) => `<a:gs pos="${(index * 100_000) / (colors.length - 1)}"><a:srgbClr val="${color}"/></a:gs>`).join('')}</a:gsLst>`;

describe('looks of shapes', () => {
  it('have gradients along a line and outwards', async () => {
    const across = shape(`${preset('rect')}<a:gradFill>${stops('ff0000', '0000ff')}<a:lin ang="0"/></a:gradFill>`);
    const down = shape(
      `${preset('hexagon')}<a:gradFill>${stops('ff0000', '0000ff')}<a:lin ang="5400000"/></a:gradFill>`,
    );
    const out = shape(
      `${preset('ellipse')}<a:gradFill>${stops('ff0000', '0000ff')}<a:path path="circle"/></a:gradFill>`,
    );
    const view = await seen(
      fileOf(anchored(across, 20, 20, 100, 50) + anchored(down, 150, 20, 100, 100) + anchored(out, 280, 20, 100, 100)),
    );
    const [left, right] = [channels(view, 24, 40), channels(view, 115, 40)];
    const [top, foot] = [channels(view, 200, 25), channels(view, 200, 115)];
    const [middle, edge] = [channels(view, 330, 70), channels(view, 372, 70)];
    for (const [one, other] of [
      [left, right],
      [top, foot],
      [middle, edge],
    ] as const) {
      expect(Math.abs(one[0] - other[0])).to.be.above(120);
      expect(Math.abs(one[1] - other[1])).to.be.above(120);
      expect(Math.sign(one[0] - other[0])).to.equal(-Math.sign(one[1] - other[1]));
    }
    // Corners of the hexagon are white.
    expect(isInk(view, 153, 25)).to.equal(false);
  });

  it('have gradients of older Word, also those that come back', async () => {
    const rect = (left: number, fill: string): string =>
      `<w:r><w:pict><v:rect style="position:absolute;margin-left:${left}pt;margin-top:20pt;width:60pt;height:100pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page" fillcolor="red" stroked="f"><v:fill ${fill}/></v:rect></w:pict></w:r>`;
    const view = await seen(
      fileOf(
        rect(20, 'type="gradient" color2="blue" focus="100%"') + rect(120, 'type="gradient" color2="blue" focus="50%"'),
      ),
    );
    const red = channels(view, 50, 22);
    const blue = channels(view, 50, 117);
    expect(Math.abs(red[0] - blue[0])).to.be.above(200);
    expect(channels(view, 150, 22)[0]).to.be.closeTo(channels(view, 150, 117)[0], 12);
    expect(Math.abs(channels(view, 150, 22)[0] - channels(view, 150, 70)[0])).to.be.above(200);
  });

  it('of arrows of older Word have heads that do not depend on their height', async () => {
    const arrow = (type: number, more = ''): string =>
      `<w:r><w:pict><v:shape type="#_x0000_t${type}" style="position:absolute;margin-left:50pt;margin-top:50pt;width:100pt;height:200pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page" fillcolor="red" stroked="f"${more}/></w:pict></w:r>`;
    const both = await seen(fileOf(arrow(69)));
    // The shaft is half as high as the arrow and begins a fifth of its width from its ends.
    expect([isInk(both, 100, 105), isInk(both, 100, 95), isInk(both, 68, 60), isInk(both, 52, 100)]).to.deep.equal([
      true,
      false,
      true,
      false,
    ]);
    const right = await seen(fileOf(arrow(13, ' adj="10800,0"')));
    expect([isInk(right, 60, 55), isInk(right, 145, 60), isInk(right, 145, 150)]).to.deep.equal([true, false, true]);
    const up = await seen(fileOf(arrow(68)));
    expect([isInk(up, 100, 60), isInk(up, 55, 60), isInk(up, 100, 245), isInk(up, 55, 245)]).to.deep.equal([
      true,
      false,
      true,
      false,
    ]);
  });

  it('let text of boxes without wrapping pass their sides, and boxes that grow follow it', () => {
    const text = '枠より長い一行の文字';
    const box = (align: string, grows = ''): string =>
      anchored(
        shape(preset('rect'), `<w:p><w:pPr><w:jc w:val="${align}"/></w:pPr>${run(text)}</w:p>`).replace(
          '<wps:bodyPr/>',
          `<wps:bodyPr wrap="none" lIns="0" rIns="0">${grows}</wps:bodyPr>`,
        ),
        150,
        100,
        50,
        30,
      );
    const places = (content: string) => {
      const paper = layFile(fileOf(content), { fonts: bundledLibrary() });
      expect(paper.problems).to.deep.equal([]);
      return [...'枠字'].map((character) => glyphPlaces(paper, character)[0]);
    };
    const [first, last] = places(box('left'));
    expect(first?.x).to.be.closeTo(150, 0.1);
    expect(last?.y).to.equal(first?.y);
    const width = (last?.x ?? 0) - (first?.x ?? 0) + (last?.width ?? 0);
    expect(width).to.be.above(90);
    const [centered] = places(box('center'));
    expect(centered?.x).to.be.closeTo(175 - width / 2, 0.5);
    const [grown, end] = places(box('right', '<a:spAutoFit/>'));
    expect(grown?.x).to.be.closeTo(150, 0.1);
    expect(end?.y).to.equal(grown?.y);
  });
});

describe('text frames of a fixed height', () => {
  it('have their border at that height, and others around their text', async () => {
    const side = (name: string): string => `<w:${name} w:val="single" w:sz="8" w:space="4" w:color="000000"/>`;
    const border = `<w:pBdr>${['top', 'left', 'bottom', 'right'].map(side).join('')}</w:pBdr>`;
    const frame = (rule: string): string =>
      `<w:p><w:pPr><w:framePr w:w="2000" w:h="2000" w:hRule="${rule}" w:hAnchor="page" w:vAnchor="page" w:x="2000" w:y="2000"/>${border}</w:pPr>${run('枠')}</w:p><w:p>${run('本文')}</w:p>`;
    const exact = await seen(makeWordFile(frame('exact') + page));
    const around = await seen(makeWordFile(frame('auto') + page));
    const hasLine = (view: SeenPage, y: number): boolean =>
      [y - 1, y, y + 1].some((row) => isInk(view, 180, row) && isInk(view, 190, row));
    // From 100 to 200 pt down the page.
    expect([hasLine(exact, 100), hasLine(exact, 199)]).to.deep.equal([true, true]);
    expect([hasLine(around, 100), hasLine(around, 199)]).to.deep.equal([true, false]);
    // The sides are 4 pt outside of the frame, which is 100 pt wide.
    expect([95, 96, 97].some((x) => isInk(exact, x, 180))).to.equal(true);
    expect([203, 204, 205].some((x) => isInk(exact, x, 180))).to.equal(true);
  });
});

describe('page numbers in Chinese numerals', () => {
  it('are printed as their field requires', async () => {
    const view = await seen(fileOf(run('第') + field('PAGE \\* CHINESENUM3', run('1')) + run('頁')));
    expect(view.text).to.include('第一頁');
  });
});

describe('dots of tabs', () => {
  it('are as close as full stops of the font', async () => {
    const line = (font: string): string => {
      const look = `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/><w:sz w:val="40"/></w:rPr>`;
      return makeDots(look);
    };
    const makeDots = (look: string): string =>
      `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:leader="dot" w:pos="5000"/></w:tabs></w:pPr><w:r>${look}<w:tab/><w:t>9</w:t></w:r></w:p>`;
    const count = async (font: string): Promise<number> => {
      const { bytes } = convertDocument(makeWordFile(line(font) + page));
      const [view] = await seePdf(bytes, 4);
      if (!view) throw new Error('no page');
      let most = 0;
      for (let y = 200; y < 400; y++) {
        let changes = 0;
        for (let x = 200; x < 1150; x++) if (isInk(view, x, y) && !isInk(view, x - 1, y)) changes++;
        most = Math.max(most, changes);
      }
      return most;
    };
    const [wide, close] = [await count('ＭＳ 明朝'), await count('Times New Roman')];
    expect(wide).to.be.within(20, 26);
    expect(close / wide).to.be.closeTo(2, 0.15);
  });
});
