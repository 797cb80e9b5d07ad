import { expect } from 'chai';
import { glyphPlaces, layFile } from '@shorui/engine/convert';
import { bundledLibrary, convertDocument } from '@shorui/engine/node';
import {
  chartPart,
  columns,
  diagramData,
  diagramDrawing,
  diagramShape,
  linePlot,
  pie,
  series,
} from '../content/support/chart-xml.ts';
import { makeWordFile, type ExtraPart } from '../content/support/word-file.ts';
import { seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';

const drawing = (inner: string): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${300 * 12700}" cy="${200 * 12700}"/><a:graphic><a:graphicData uri="x">${inner}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
const page =
  '<w:sectPr><w:pgSz w:w="8000" w:h="8000"/><w:pgMar w:top="1000" w:left="1000" w:right="1000" w:bottom="1000"/></w:sectPr>';

/** A page of 400 by 400 pt with a drawing of 300 by 200 pt at 50 pt from the left and the top. */
function drawn(inner: string, parts: readonly ExtraPart[]): Uint8Array {
  return makeWordFile(drawing(inner) + page, parts);
}

const chartFile = (content: Uint8Array): Uint8Array =>
  drawn('<c:chart r:id="rId1"/>', [{ name: 'chart1.xml', kind: 'chart', content }]);

interface Found {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly pixels: number;
}

/** The box of the pixels of a color, pt. */
function boxOf({ pixels, width, height }: SeenPage, color: readonly number[]): Found {
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const own = [pixels[at + 2], pixels[at + 1], pixels[at]];
      const same = [own, own.toReversed()].some((each) =>
        each.every((channel, index) => Math.abs((channel ?? 0) - (color[index] ?? 0)) < 3),
      );
      if (!same) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      count++;
    }
  }
  return { left, right, top, bottom, pixels: count };
}

const months = ['四月', '五月', '六月'];
const red = [0xff, 0, 0xff];
const green = [0, 0x80, 0];

async function seen(file: Uint8Array): Promise<SeenPage> {
  const { bytes, problems } = convertDocument(file);
  expect(problems).to.deep.equal([]);
  const [first] = await seePdf(bytes);
  if (!first) throw new Error('no page');
  return first;
}

describe('charts', () => {
  it('are drawn as columns from the stored values, with axes, labels, a title and a legend', async () => {
    const file = chartFile(
      chartPart(
        columns(
          series('売上', months, [100, 200, 400], { color: 'ff00ff', labels: true }) +
            series('原価', months, [80, undefined, 300], { color: '008000' }),
        ),
        '月別の売上',
      ),
    );
    const view = await seen(file);
    for (const text of [...months, '月別の売上', '売上', '原価', '400', '500', '0']) expect(view.text).to.include(text);
    const [sales, cost] = [boxOf(view, red), boxOf(view, green)];
    // The highest columns are 4 and 3 parts high; columns of a category are beside each other.
    const [high, low] = [sales.bottom - sales.top, cost.bottom - cost.top];
    expect(low / high).to.be.closeTo(0.75, 0.03);
    expect(sales.bottom).to.be.closeTo(cost.bottom, 1);
    expect(sales.left).to.be.within(50, 150);
    const paper = layFile(file, { fonts: bundledLibrary() });
    const [label] = glyphPlaces(paper, '六');
    expect(label?.y).to.be.above(sales.bottom - 2);
  });

  it('stack bars, and draw them from left to right where the file states it', async () => {
    const both =
      series('甲', months, [100, 100, 100], { color: 'ff00ff' }) +
      series('乙', months, [50, 50, 50], { color: '008000' });
    const view = await seen(chartFile(chartPart(columns(both, 'bar', 'stacked'), '', '')));
    const [one, other] = [boxOf(view, red), boxOf(view, green)];
    expect(other.left).to.be.closeTo(one.right, 2);
    expect((other.right - other.left) / (one.right - one.left)).to.be.closeTo(0.5, 0.05);
    const parts = await seen(chartFile(chartPart(columns(both, 'col', 'percentStacked'), '', '')));
    expect(parts.text).to.include('100%');
    expect(boxOf(parts, green).bottom).to.be.closeTo(boxOf(parts, red).top, 2);
  });

  it('are drawn as lines that stop where there is no value', async () => {
    const values = [1, 3, undefined, 2, 4];
    const names = ['a', 'b', 'c', 'd', 'e'];
    const whole = await seen(
      chartFile(chartPart(linePlot(series('線', names, [1, 3, 3, 2, 4], { color: 'ff00ff' })), '', '')),
    );
    const broken = await seen(chartFile(chartPart(linePlot(series('線', names, values, { color: 'ff00ff' })), '', '')));
    expect(boxOf(broken, red).pixels).to.be.below(boxOf(whole, red).pixels - 100);
    expect(boxOf(broken, red).top).to.be.closeTo(boxOf(whole, red).top, 1);
  });

  it('are drawn as a circle in parts', async () => {
    const view = await seen(chartFile(chartPart(pie(series('割合', months, [1, 1, 2], { labels: true })))));
    for (const text of ['25%', '50%', '四月']) expect(view.text).to.include(text);
    // Half of the circle is of the third accent.
    const third = boxOf(view, [0xa5, 0xa5, 0xa5]);
    expect((third.bottom - third.top) / (third.right - third.left)).to.be.within(0.5, 2.2);
    expect(third.pixels).to.be.above(2 * boxOf(view, [0x44, 0x72, 0xc4]).pixels - 400);
  });

  it('hold to the least and the most of their axis', async () => {
    const scaling = '<c:scaling><c:max val="800"/><c:min val="0"/></c:scaling><c:majorUnit val="400"/>';
    const content = columns(series('売上', months, [100, 200, 400], { color: 'ff00ff' }));
    const view = await seen(chartFile(chartPart(content, '', '', scaling)));
    expect(view.text).to.include('800').and.not.include('500');
    const bars = boxOf(view, red);
    expect(bars.bottom - bars.top).to.be.within(70, 100);
  });

  it('of other kinds, without a part, or broken are reported, and their room is kept', () => {
    const radar = chartPart('<c:radarChart><c:ser/></c:radarChart>');
    const broken = new TextEncoder().encode('<c:chartSpace');
    for (const file of [chartFile(radar), chartFile(broken), drawn('<c:chart r:id="rId7"/>', [])]) {
      expect(convertDocument(file).problems.map(({ id }) => id)).to.deep.equal(['convert.chart']);
    }
  });
});

describe('SmartArt', () => {
  const ids = '<dgm:relIds r:dm="rId1" r:lo="rId9"/>';

  it('is drawn as the shapes that Word stored, with their text', async () => {
    const shapes = diagramShape('申請', 10, 20, 100, 50, 'ff00ff') + diagramShape('承認', 150, 20, 100, 50, '008000');
    const parts = [
      { name: 'data1.xml', kind: 'diagramData', content: diagramData('rId2') },
      { name: 'drawing1.xml', kind: 'diagramDrawing', content: diagramDrawing(shapes) },
    ];
    const file = drawn(ids, parts);
    const view = await seen(file);
    expect(view.text).to.include('申請').and.include('承認');
    const [one, other] = [boxOf(view, red), boxOf(view, green)];
    expect([one.left, one.right, one.top, one.bottom].map((side) => Math.round(side / 4))).to.deep.equal(
      [60, 159, 70, 119].map((side) => Math.round(side / 4)),
    );
    expect(other.left).to.be.closeTo(200, 2);
    const [first] = glyphPlaces(layFile(file, { fonts: bundledLibrary() }), '申');
    expect(first?.x).to.be.closeTo(110 - 14, 2);
  });

  it('without stored shapes is reported', () => {
    const parts = [{ name: 'data1.xml', kind: 'diagramData', content: diagramData('rId2') }];
    expect(convertDocument(drawn(ids, parts)).problems.map(({ id }) => id)).to.deep.equal(['convert.diagram']);
  });
});
