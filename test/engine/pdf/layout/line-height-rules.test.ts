import { expect } from 'chai';
import type { Line, ParagraphStyle, TextStyle } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { plain, setItems, textItem } from './support/set-text.ts';

const high: TextStyle = { ...plain, size: 20 };
const loose: TextStyle = { ...high, looseGrid: true };

function setOne(style: TextStyle, paragraph: Partial<ParagraphStyle>): Line | undefined {
  return setItems([textItem('あ', style)], 10, paragraph)[0];
}

function heightAndBaseline(line: Line | undefined): number[] {
  return [line?.height ?? 0, line?.baseline ?? 0].map((value) => Math.round(value * 100) / 100);
}

describe('leading of a line', () => {
  const double = { lineHeight: { rule: 'multiple', factor: 2 } } as const;

  it('is split half above and half below, or all on one side', () => {
    expect(heightAndBaseline(setOne(plain, double))).to.deep.equal([20, 13.8]);
    expect(heightAndBaseline(setOne(plain, { ...double, leading: 'above' }))).to.deep.equal([20, 18.8]);
    expect(heightAndBaseline(setOne(plain, { ...double, leading: 'below' }))).to.deep.equal([20, 8.8]);
  });

  it('leaves a fifth of an exact height below the baseline', () => {
    const exact = { lineHeight: { rule: 'exact', height: 30 }, leading: 'fifth' } as const;
    expect(heightAndBaseline(setOne(plain, exact))).to.deep.equal([30, 24]);
    const low = { lineHeight: { rule: 'exact', height: 5 }, leading: 'fifth' } as const;
    expect(heightAndBaseline(setOne(plain, low))).to.deep.equal([5, 4]);
  });

  it('is removed above where a line is lower than its text', () => {
    const low = { lineHeight: { rule: 'multiple', factor: 0.8 }, leading: 'above' } as const;
    expect(heightAndBaseline(setOne(plain, low))).to.deep.equal([8, 6.8]);
    expect(heightAndBaseline(setOne({ ...plain, emphasis: 'dot' }, low))).to.deep.equal([13, 11.8]);
  });
});

describe('lines on a grid', () => {
  it('occupy whole rows, but only their need where all text is loose', () => {
    expect(setOne(high, { gridPitch: 18 })?.height).to.equal(36);
    expect(setOne(loose, { gridPitch: 18 })?.height).to.equal(20);
    expect(setOne({ ...plain, looseGrid: true }, { gridPitch: 18 })?.height).to.equal(18);
    expect(setItems([textItem('あ', loose), textItem('い', plain)], 10, { gridPitch: 18 })[0]?.height).to.equal(36);
  });
});

describe('the mark at the end of a paragraph', () => {
  it('counts in the height of the last line only', () => {
    const lines = setItems([textItem('あいうえおかきくけこさ')], 10, { endMark: high });
    expect(lines.map(({ height }) => height)).to.deep.equal([10, 20]);
  });

  it('determines the height of an empty line after a break', () => {
    const lines = setItems([textItem('あ\n')], 10, { endMark: high });
    expect(lines.map(({ height }) => height)).to.deep.equal([10, 20]);
  });
});
