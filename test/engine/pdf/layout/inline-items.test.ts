import { expect } from 'chai';
import type { InlineItem } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { places, plain, setItems, setText, textItem } from './support/set-text.ts';

const tab: InlineItem = { kind: 'tab', style: plain };
const newLine: InlineItem = { kind: 'break', to: 'line', style: plain };

describe('ruby', () => {
  const ruby = (base: string, readings: readonly string[], mode: 'mono' | 'group'): InlineItem => ({
    kind: 'ruby',
    base,
    readings,
    mode,
    style: plain,
  });

  it('is centered above its base at half the size', () => {
    const [line] = setItems([ruby('漢', ['か'], 'mono')], 9);
    const reading = line?.glyphs.find(({ added }) => added);
    expect(reading).to.include({ size: 5, along: 2.5 });
    expect(reading?.cross).to.be.closeTo(8.8 + 0.6, 1e-9);
    expect(line?.ascent).to.be.closeTo(13.8, 1e-9);
  });

  it('is to the right of its base in vertical lines', () => {
    const [line] = setItems([ruby('漢', ['か'], 'mono')], 9, { direction: 'vertical' });
    expect(line?.glyphs.find(({ added }) => added)?.cross).to.equal(7.5 - 2.5);
  });

  it('is spread over a longer base, half the space at its ends (JLReq 3.3.6)', () => {
    const [line] = setItems([ruby('大人気', ['べす'], 'group')], 9);
    expect(line?.glyphs.filter(({ added }) => added).map(({ along }) => along)).to.deep.equal([5, 20]);
  });

  it('maps each glyph to its item and character', () => {
    const [line] = setItems([textItem('あ'), ruby('東京', ['とう', 'きょう'], 'mono')], 9);
    const offsets = line?.glyphs.map(({ glyph, item, offset }) => `${glyph.text}${item}/${offset}`).join(' ');
    expect(offsets).to.equal('あ0/0 東1/1 と1/1 う1/1 京1/2 き1/2 ょ1/2 う1/2');
  });

  it('may overhang adjacent kana, not kanji', () => {
    const over = setItems([textItem('の'), ruby('志', ['こころざし'], 'mono'), textItem('を')], 9)[0];
    expect(over?.width).to.equal(10 + 25 - 10 + 10);
    const apart = setItems([textItem('漢'), ruby('志', ['こころざし'], 'mono'), textItem('漢')], 9)[0];
    expect(apart?.width).to.equal(10 + 25 + 10);
  });

  it('does not stick out at the start of a line', () => {
    const lines = setItems([textItem('のの'), ruby('志', ['こころざし'], 'mono'), textItem('を')], 2);
    const starts = lines.flatMap(({ glyphs }) => glyphs).map(({ along }) => along);
    expect(Math.min(...starts)).to.be.at.least(0);
  });

  it('breaks between its characters when mono, never when group', () => {
    const mono = setItems([textItem('ああ'), ruby('東京', ['とう', 'きょう'], 'mono')], 3.5);
    expect(mono.map(({ from, to }) => [from, to])).to.deep.equal([
      [0, 3],
      [3, 4],
    ]);
    const group = setItems([textItem('ああ'), ruby('東京', ['とうきょう'], 'group')], 3.5);
    expect(group.map(({ from, to }) => [from, to])).to.deep.equal([
      [0, 2],
      [2, 4],
    ]);
  });
});

describe('tabs', () => {
  it('advance to the next stop, then to default stops', () => {
    const [line] = setItems([textItem('あ'), tab, textItem('い'), tab, textItem('う')], 20, {
      tabs: [{ position: 40, align: 'start' }],
      defaultTab: 30,
    });
    expect(places(line)).to.deep.equal([0, 4, 6]);
  });

  it('let text end, be centered or align its decimal point at a stop', () => {
    const at = (align: 'end' | 'center' | 'decimal'): number[] =>
      places(setItems([tab, textItem('12.5')], 20, { tabs: [{ position: 100, align }] })[0]);
    expect(at('end')[0]).to.equal(8);
    expect(at('center')[0]).to.equal(9);
    expect(at('decimal')[0]).to.equal(9);
  });

  it('report their leader', () => {
    const tabs = [{ position: 100, align: 'end', leader: 'dot' }] as const;
    const [line] = setItems([textItem('あ'), tab, textItem('い')], 10, { tabs });
    expect(line?.decorations).to.deep.equal([{ kind: 'leader', leader: 'dot', from: 10, to: 90, cross: 0, size: 10 }]);
  });

  it('advance to the hanging indent first when the first line hangs', () => {
    const [line] = setItems([textItem('１'), tab, textItem('あ')], 10, { startIndent: 20, firstIndent: -20 });
    expect(places(line)).to.deep.equal([0, 2]);
  });

  it('do not expand the text before them when the line is justified', () => {
    const [line] = setItems([textItem('あい'), tab, textItem('うえおかきくけこさ')], 9.5, {
      align: 'justify',
      defaultTab: 30,
    });
    expect(places(line).slice(0, 3)).to.deep.equal([0, 1, 3]);
    expect(line?.width).to.be.closeTo(95, 1e-9);
  });
});

describe('breaks, boxes and fitted text', () => {
  it('end lines with their own reason', () => {
    const items: InlineItem[] = [textItem('あ'), newLine, textItem('い'), { kind: 'break', to: 'page', style: plain }];
    expect(setItems(items, 9).map(({ end, from, to }) => [end, from, to])).to.deep.equal([
      ['line', 0, 2],
      ['page', 2, 4],
      ['end', 4, 4],
    ]);
  });

  it('take CR LF as one break', () => {
    expect(setText('あ\r\nい', 9).map(({ from, to }) => [from, to])).to.deep.equal([
      [0, 3],
      [3, 4],
    ]);
  });

  it('include a box in the line, which makes the line as high', () => {
    const [line] = setItems([textItem('図'), { kind: 'box', width: 30, ascent: 20, descent: 5, style: plain }], 9);
    expect(line?.boxes).to.deep.equal([{ item: 1, along: 10, cross: 0, width: 30, ascent: 20, descent: 5 }]);
    expect(line).to.include({ height: 25, baseline: 20 });
  });

  it('expand or condense text to an exact width', () => {
    const fit = (text: string): InlineItem => ({ kind: 'fit', width: 30, content: [textItem(text)] });
    const open = setItems([fit('氏名')], 9)[0];
    expect(places(open)).to.deep.equal([0, 2]);
    const narrow = setItems([fit('住所氏名電話')], 9)[0];
    expect(narrow?.glyphs.map(({ scale }) => scale)).to.deep.equal([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(narrow?.width).to.equal(30);
  });

  it('give a paragraph without text one empty line, one without items none', () => {
    expect(setText('', 9)).to.have.length(1);
    expect(setText('', 9)[0]).to.include({ height: 10, end: 'end', from: 0, to: 0 });
    expect(setItems([], 9)).to.deep.equal([]);
  });
});

describe('height of lines', () => {
  const height = (style: Parameters<typeof setText>[2]): unknown => {
    const [line] = setText('漢', 9, style);
    return [line?.height, line?.baseline];
  };

  it('is exact, at least, or a multiple, with the text centered', () => {
    expect(height({ lineHeight: { rule: 'exact', height: 20 } })).to.deep.equal([20, 13.8]);
    expect(height({ lineHeight: { rule: 'atLeast', height: 8 } })).to.deep.equal([10, 8.8]);
    expect(height({ lineHeight: { rule: 'multiple', factor: 1.5 } })).to.deep.equal([15, 11.3]);
  });

  it('may have all of its leading above', () => {
    expect(height({ lineHeight: { rule: 'exact', height: 20 }, leading: 'above' })).to.deep.equal([20, 18.8]);
  });

  it('is a whole number of pitches on a grid', () => {
    expect(height({ gridPitch: 18 })).to.deep.equal([18, 12.8]);
    expect(height({ gridPitch: 9 })).to.deep.equal([18, 12.8]);
  });
});
