import { expect } from 'chai';
import { pageOf, pagesOf, placedLines, settingsPart, steps, type PlacedLine } from './support/made-pages.ts';

const kanji = '一二三四五六七八九十'.repeat(6);
const compressing = settingsPart('<w:characterSpacingControl w:val="compressPunctuation"/>');

/** Lines of a paragraph of MS 明朝 in `width` pt. */
function linesOf(text: string, size: number, width: number, align = 'both', indent = 0): PlacedLine[] {
  const fonts = '<w:rFonts w:ascii="ＭＳ 明朝" w:hAnsi="ＭＳ 明朝" w:eastAsia="ＭＳ 明朝"/>';
  const run = `<w:r><w:rPr>${fonts}<w:sz w:val="${size * 2}"/></w:rPr><w:t>${text}</w:t></w:r>`;
  const format = `<w:ind w:left="${indent}"/><w:jc w:val="${align}"/>`;
  const body = `<w:p><w:pPr>${format}</w:pPr>${run}</w:p>${pageOf(width)}`;
  return placedLines(pagesOf(body, [compressing])).flat();
}

/** Text of `length` characters with a mark in place of those at the given places. */
function withMarks(length: number, marks: Readonly<Record<number, string>>): string {
  return Array.from({ length }, (_, index) => marks[index] ?? kanji[index % 10]).join('');
}

describe('Punctuation in converted lines', () => {
  it('is narrowed to pull in a character that could begin the next line', () => {
    const text = withMarks(36, { 8: '、', 20: '、' });
    const [first] = linesOf(text + kanji, 12, 425.2);
    expect(first?.text).to.equal(text);
    const narrow = steps(first).flatMap((step, index) => (Math.abs(step - 12) > 0.05 ? [[index, step]] : []));
    expect(narrow).to.deep.equal([
      [8, 8.6],
      [20, 8.6],
    ]);
  });

  it('is narrowed evenly', () => {
    const text = withMarks(36, { 3: '、', 9: '、', 15: '。', 20: '、', 28: '、' });
    const [first] = linesOf(text + kanji, 12, 427.25);
    expect(first?.text).to.equal(text);
    const narrowed = steps(first).filter((step) => Math.abs(step - 12) > 0.05);
    expect(narrowed).to.have.length(5);
    for (const step of narrowed) expect(step).to.be.closeTo(12 - 0.95, 0.06);
  });

  it('is not narrowed below half its width: the character begins the next line', () => {
    const text = withMarks(36, { 8: '、' });
    const [first] = linesOf(text + kanji, 12, 425.2);
    expect(first?.text).to.equal(text.slice(0, 35));
  });

  it('is unchanged in lines that are not justified', () => {
    const text = withMarks(36, { 8: '、', 20: '、' });
    const [first] = linesOf(text + kanji, 12, 425.2, 'left');
    expect(first?.text).to.equal(text.slice(0, 35));
  });

  it('hangs outside the margin for closing brackets, after opening brackets are narrowed', () => {
    const text = withMarks(43, { 20: '（', 42: '）' });
    // The text before the bracket is 2.75 pt too long: 420 pt in 417.25.
    const [first] = linesOf(text + kanji, 10, 425.15, 'both', 158);
    expect(first?.text).to.equal(text);
    const [opening = 0] = steps(first).filter((step) => step < 9.9);
    expect(10 - opening).to.be.closeTo(2.76, 0.06);
    const closing = first?.characters.at(-1)?.x ?? 0;
    expect(closing).to.be.closeTo(510.4, 0.25);
    // The ink of the bracket is in the first half of its 10 pt.
    expect(closing + 5).to.be.closeTo(515.4, 0.25);
  });

  it('hangs in justified lines only', () => {
    const text = `${kanji.slice(0, 34)}する。次の文`;
    expect(linesOf(text, 12, 432).map((each) => each.text)[0]).to.equal(text.slice(0, 37));
    expect(linesOf(text, 12, 432, 'left').map((each) => each.text)[0]).to.equal(text.slice(0, 35));
  });
});
