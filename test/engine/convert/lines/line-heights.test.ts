import { expect } from 'chai';
import type { DocumentGrid, TextFormat } from '../../../../packages/engine/src/convert/model/index.ts';
import { heightsOf, itemsOf, lineOf, linesMarkOf, paragraphOf, plainText, textRun } from './support/paragraphs.ts';

const grid: DocumentGrid = { kind: 'lines', linePitch: 18, characterSpace: 0 };

function named(eastAsia: string, size: number): Partial<TextFormat> {
  return { fonts: { ascii: 'Century', highAnsi: 'Century', eastAsia }, size };
}

function heightOf(text: string, format: Partial<TextFormat>, isGridded = false): number {
  const run = textRun(text, format);
  const paragraph = paragraphOf([run], {}, { mark: { ...plainText, ...format } });
  return heightsOf(itemsOf(paragraph, 100, isGridded ? { grid } : {}))[0] ?? 0;
}

describe('heights of converted lines', () => {
  it('are those of the font that the document names, whichever font replaces it', () => {
    expect(heightOf('文', named('ＭＳ 明朝', 10.5))).to.equal(13.65);
    expect(heightOf('文', named('MS Gothic', 10.5))).to.equal(13.65);
    expect(heightOf('文', named('メイリオ', 10))).to.equal(19.5);
    expect(heightOf('文', named('游明朝', 10))).to.equal(16.73);
    expect(heightOf('A', { fonts: { ascii: 'Arial', highAnsi: 'Arial', eastAsia: 'ＭＳ 明朝' }, size: 10 })).to.equal(
      11.5,
    );
  });

  it('take one row of the grid as long as the text fits, and the next whole number of rows beyond', () => {
    expect(heightOf('文', named('ＭＳ 明朝', 13.5), true)).to.equal(18);
    expect(heightOf('文', named('ＭＳ 明朝', 14), true)).to.equal(36);
    expect(heightOf('文', named('游明朝', 10.5), true)).to.equal(18);
    expect(heightOf('文', named('游明朝', 11), true)).to.equal(36);
    expect(heightOf('文', named('メイリオ', 9), true)).to.equal(18);
    expect(heightOf('文', named('メイリオ', 10), true)).to.equal(36);
    expect(heightOf('文', named('メイリオ', 19), true)).to.equal(54);
  });

  it('of Latin text alone are at least one row of the grid but not a whole number of rows', () => {
    expect(heightOf('Agenda', named('ＭＳ 明朝', 10), true)).to.equal(18);
    expect(heightOf('Agenda', named('ＭＳ 明朝', 20), true)).to.equal(24);
    expect(heightOf('Agenda 表', named('ＭＳ 明朝', 20), true)).to.equal(36);
  });

  it('ignore the grid where the paragraph or an exact height requires it', () => {
    expect(heightsOf(itemsOf(paragraphOf('文', { snapToGrid: false }), 10, { grid }))).to.deep.equal([13]);
    const exact = { lineHeight: { rule: 'exact', height: 15 } } as const;
    expect(heightsOf(itemsOf(paragraphOf('文', exact), 10, { grid }))).to.deep.equal([15]);
  });

  it('multiply the rows of the grid, or the natural height without one', () => {
    const double = { lineHeight: { rule: 'multiple', factor: 1.5 } } as const;
    expect(heightsOf(itemsOf(paragraphOf('文', double), 10, { grid }))).to.deep.equal([27]);
    expect(heightsOf(itemsOf(paragraphOf('文', double), 10))).to.deep.equal([19.5]);
    const low = { lineHeight: { rule: 'multiple', factor: 0.7 } } as const;
    expect(heightsOf(itemsOf(paragraphOf('文', low), 10))).to.deep.equal([9.1]);
  });

  it('are at least the minimum height', () => {
    const least = { lineHeight: { rule: 'atLeast', height: 20 } } as const;
    expect(heightsOf(itemsOf(paragraphOf('文', least), 10))).to.deep.equal([20]);
    expect(heightsOf(itemsOf(paragraphOf([textRun('文', { size: 20 })], least), 10))).to.deep.equal([26]);
  });

  it('grow with the mark of the paragraph in the last line only', () => {
    const paragraph = paragraphOf('一二三四五六七八九十壱弐', {}, { mark: { ...plainText, size: 20 } });
    const [first, last] = heightsOf(itemsOf(paragraph));
    expect(first).to.equal(13);
    expect(last).to.be.greaterThan(22);
  });

  it('of an empty paragraph are those of its mark', () => {
    const [empty, more] = itemsOf(paragraphOf([], {}, { mark: { ...plainText, size: 20 } }));
    expect(empty?.height).to.be.closeTo(22.98, 0.01);
    expect(empty?.marks).to.deep.equal([]);
    expect(more).to.equal(undefined);
  });

  it('center the text in its row, and put all space of a wider spacing below the text', () => {
    const [gridded] = itemsOf(paragraphOf('文'), 10, { grid });
    expect(lineOf(gridded)?.baseline).to.be.closeTo(9 + 5 - 1.40625, 0.001);
    const double = { lineHeight: { rule: 'multiple', factor: 2 } } as const;
    const [wide] = itemsOf(paragraphOf('文', double));
    const [single] = itemsOf(paragraphOf('文'));
    expect(lineOf(wide)?.baseline).to.be.closeTo(lineOf(single)?.baseline ?? 0, 0.001);
  });

  it('when exact, keep a fifth below the baseline and center the axis of vertical lines', () => {
    const exact = { lineHeight: { rule: 'exact', height: 20 } } as const;
    expect(lineOf(itemsOf(paragraphOf('文', exact))[0])?.baseline).to.equal(16);
    expect(lineOf(itemsOf(paragraphOf('文', exact), 10, { direction: 'vertical' })[0])?.baseline).to.equal(10);
  });

  it('measure each line from the top of its own item', () => {
    const items = itemsOf(paragraphOf('一二三四五六七八九十壱弐'));
    expect(items.map((item) => linesMarkOf(item)?.y)).to.deep.equal([0, -(items[0]?.height ?? 0)]);
  });
});
