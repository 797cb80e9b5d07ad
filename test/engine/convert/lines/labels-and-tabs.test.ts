import { expect } from 'chai';
import type { Inline, ListLabel, ParagraphFormat } from '../../../../packages/engine/src/convert/model/index.ts';
import { itemsOf, lineOf, paragraphOf, plainText, textRun } from './support/paragraphs.ts';

const tab: Inline = { kind: 'tab', format: plainText };

function labelOf(more: Partial<ListLabel> = {}): ListLabel {
  return { text: '(1)', format: plainText, suffix: 'tab', align: 'start', ...more };
}

/** Where each visible character of the first line begins, pt. */
function placesOf(content: readonly Inline[], format: Partial<ParagraphFormat> = {}, label?: ListLabel): number[] {
  const paragraph = paragraphOf(content, { latinSpace: false, ...format }, label === undefined ? {} : { label });
  const glyphs = lineOf(itemsOf(paragraph, 30)[0])?.glyphs ?? [];
  return glyphs.filter(({ glyph }) => glyph.text !== ' ').map(({ along }) => Math.round(along * 100) / 100);
}

describe('labels and tabs of a converted paragraph', () => {
  it('put the text after a label at the hanging indent', () => {
    const hanging = { startIndent: 30, firstIndent: -30 };
    expect(placesOf([textRun('甲')], hanging, labelOf())).to.deep.equal([0, 5, 10, 30]);
  });

  it('continue at a stop before the hanging indent, or at the next default stop after a longer label', () => {
    const hanging = { startIndent: 30, firstIndent: -30 };
    const stopped = { ...hanging, tabs: [{ position: 20, align: 'start' }] } as const;
    expect(placesOf([textRun('甲')], stopped, labelOf())).to.deep.equal([0, 5, 10, 20]);
    expect(placesOf([textRun('甲')], hanging, labelOf({ text: '第一二条' }))).to.deep.equal([0, 10, 20, 30, 42]);
  });

  it('put a space or nothing after a label that specifies it', () => {
    expect(placesOf([textRun('甲')], {}, labelOf({ suffix: 'space' }))).to.deep.equal([0, 5, 10, 20]);
    expect(placesOf([textRun('甲')], {}, labelOf({ suffix: 'nothing' }))).to.deep.equal([0, 5, 10, 15]);
  });

  it('put labels horizontally before their position', () => {
    const hanging = { startIndent: 60, firstIndent: -30 };
    expect(placesOf([textRun('甲')], hanging, labelOf({ align: 'end' }))).to.deep.equal([15, 20, 25, 60]);
    expect(placesOf([textRun('甲')], hanging, labelOf({ align: 'center' }))).to.deep.equal([22.5, 27.5, 32.5, 60]);
  });

  it('do not make a line higher for a bullet, which has a font of its own in Word', () => {
    const format = {
      ...plainText,
      fonts: { ascii: 'メイリオ', highAnsi: 'メイリオ', eastAsia: 'メイリオ', hint: 'eastAsia' },
    } as const;
    const grid = { kind: 'lines', linePitch: 18, characterSpace: 0 } as const;
    const heightWith = (text: string) =>
      itemsOf(paragraphOf('甲', {}, { label: labelOf({ text, format }) }), 30, { grid })[0]?.height;
    expect(heightWith('●')).to.equal(18);
    expect(heightWith('一')).to.equal(36);
  });

  it('measure tab stops from the margin and fall back on the default stops', () => {
    expect(placesOf([textRun('甲'), tab, textRun('乙'), tab, textRun('丙')])).to.deep.equal([0, 42, 84]);
    const tabs = [{ position: 50, align: 'start' }] as const;
    expect(placesOf([textRun('甲'), tab, textRun('乙'), tab, textRun('丙')], { startIndent: 20, tabs })).to.deep.equal([
      20, 50, 84,
    ]);
  });

  it('align text at right, center and decimal stops', () => {
    const at = (align: 'end' | 'center' | 'decimal'): Partial<ParagraphFormat> => ({
      tabs: [{ position: 100, align }],
    });
    expect(placesOf([tab, textRun('甲乙')], at('end'))).to.deep.equal([80, 90]);
    expect(placesOf([tab, textRun('甲乙')], at('center'))).to.deep.equal([90, 100]);
    expect(placesOf([tab, textRun('12.5')], at('decimal'))).to.deep.equal([90, 95, 100, 105]);
  });

  it('are centered together with the space of the tab in a centered paragraph', () => {
    expect(placesOf([textRun('甲')], { align: 'center' }, labelOf())).to.deep.equal([124, 129, 134, 166]);
    expect(placesOf([textRun('甲')], { align: 'end' }, labelOf())).to.deep.equal([248, 253, 258, 290]);
  });

  it('fill the space before a stop with its leader', () => {
    const tabs = [{ position: 100, align: 'end', leader: 'dot' }] as const;
    const [item] = itemsOf(paragraphOf([textRun('甲'), tab, textRun('1')], { tabs }), 20);
    const leaders = (lineOf(item)?.decorations ?? []).filter(({ kind }) => kind === 'leader');
    expect(leaders).to.have.length(1);
    expect(leaders[0]).to.include({ leader: 'dot', from: 10, to: 95 });
  });
});
