import { expect } from 'chai';
import type { Kinsoku } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { broken, setText } from './support/set-text.ts';

const levels: readonly Kinsoku[] = ['strict', 'normal', 'loose', 'none'];

/** What is tried, a text, and its lines in a measure of five characters: strict, normal, loose, none; `=` is as the one before. */
const cases: readonly (readonly [string, string, string, string, string, string])[] = [
  ['keeps 。 off the start of a line', 'あいうえお。か', 'あいうえ|お。か', '=', '=', 'あいうえお|。か'],
  ['keeps 、 off the start of a line', 'あいうえお、か', 'あいうえ|お、か', '=', '=', 'あいうえお|、か'],
  ['keeps halfwidth ､ off the start', 'あいうえお､か', 'あいうえ|お､か', '=', '=', 'あいうえお|､か'],
  ['keeps closing brackets off the start', '（いうえお）か', '（いうえ|お）か', '=', '=', '（いうえお|）か'],
  ['keeps opening brackets off the end', 'あいうえ「おか」', 'あいうえ|「おか」', '=', '=', 'あいうえ「|おか」'],
  ['keeps small kana with their syllable', 'あいうえおっか', 'あいうえ|おっか', 'あいうえお|っか', '=', '='],
  ['keeps halfwidth small kana, too', 'あいうえおｯか', 'あいうえ|おｯか', 'あいうえお|ｯか', '=', '='],
  ['keeps ー with its syllable', 'あいうえカーか', 'あいうえ|カーか', 'あいうえカ|ーか', '=', '='],
  ['keeps 々 with its kanji', 'あいうえ人々か', 'あいうえ|人々か', '=', 'あいうえ人|々か', '='],
  ['keeps a lone voicing mark with its kana', 'あいうえか゛き', 'あいうえ|か゛き', '=', 'あいうえか|゛き', '='],
  ['keeps ・ off the start', 'あいうえお・か', 'あいうえ|お・か', '=', 'あいうえお|・か', '='],
  ['keeps ： off the start', 'あいうえお：か', 'あいうえ|お：か', '=', 'あいうえお|：か', '='],
  ['keeps ！ off the start', 'あいうえお！か', 'あいうえ|お！か', '=', 'あいうえお|！か', '='],
  ['keeps 〜 with what it follows', 'あいうえ一〜二', 'あいうえ|一〜二', 'あいうえ一|〜二', '=', '='],
  ['does not part ……', 'あいうえ……か', 'あいう|え……か', '=', 'あいうえ…|…か', '='],
  ['does not part ――', 'あいうえ――か', 'あいうえ|――か', '=', 'あいうえ―|―か', '='],
  ['keeps ％ with its number', 'あいうえ５％か', 'あいうえ|５％か', '=', 'あいうえ５|％か', '='],
  ['keeps ￥ with its amount', 'あいうえ￥５か', 'あいうえ|￥５か', '=', 'あいうえ￥|５か', '='],
  ['keeps … off the start', 'あいうえお…か', 'あいうえ|お…か', '=', 'あいうえお|…か', '='],
  ['keeps ‥ off the start', 'あいうえお‥か', 'あいうえ|お‥か', '=', 'あいうえお|‥か', '='],
  ['keeps ︙ off the start', 'あいうえお︙か', 'あいうえ|お︙か', '=', 'あいうえお|︙か', '='],
  ['keeps ﹪ off the start', 'あいうえお﹪か', 'あいうえ|お﹪か', '=', 'あいうえお|﹪か', '='],
  ['keeps ︶ off the start', 'あいうえお︶か', 'あいうえ|お︶か', '=', '=', 'あいうえお|︶か'],
  ['keeps ‐ off the start', 'あいうえお‐か', 'あいうえ|お‐か', 'あいうえお|‐か', '=', '='],
  ['keeps – off the start', 'あいうえお–か', 'あいうえ|お–か', 'あいうえお|–か', '=', '='],
  ...Array.from('‼⁇⁈⁉․⋯‰‵℉', (sign): readonly [string, string, string, string, string, string] => [
    `keeps ${sign} off the start`,
    `あいうえお${sign}か`,
    `あいうえ|お${sign}か`,
    '=',
    `あいうえお|${sign}か`,
    '=',
  ]),
  ['does not let a sign begin a line after a Latin word', 'あいうabcd–か', 'あいう|abcd–か', '=', '=', '='],
  [
    'takes a character along for two that may not begin',
    'あいうえ」。か',
    'あいう|え」。か',
    '=',
    '=',
    'あいうえ」|。か',
  ],
  ['takes both of two opening brackets along', 'あいう「『おか', 'あいう|「『おか', '=', '=', 'あいう「『|おか'],
  ['does not part a Latin word', 'あいうえWordか', 'あいうえ|Wordか', '=', '=', '='],
  ['does not part a number and its sign', 'あいう12,345円', 'あいう|12,345円', '=', '=', '='],
  ['lets a line end between kanji', '春夏秋冬東西南北', '春夏秋冬東|西南北', '=', '=', '='],
  ['lets a line end after 。', 'あいうえ。かき', 'あいうえ。|かき', '=', '=', '='],
];

describe('kinsoku', () => {
  for (const [what, text, ...answers] of cases) {
    let expected = '';
    for (const [index, level] of levels.entries()) {
      const answer = answers[index] ?? '=';
      if (answer !== '=') expected = answer;
      const lines = expected;
      it(`${what} (${level})`, () => {
        expect(broken(text, 5, { kinsoku: level, squeeze: false, latinSpace: false })).to.deep.equal(lines.split('|'));
      });
    }
  }

  it('is normal by default', () => {
    expect(broken('あいうえおっか', 5)).to.deep.equal(['あいうえお', 'っか']);
  });

  it('leaves ideographic spaces at the end of the line before', () => {
    expect(broken('あいうえお　か', 5)).to.deep.equal(['あいうえお　', 'か']);
  });

  it('breaks a word that is wider than the line, and reports it', () => {
    const lines = setText('abcdefghijklmn', 5);
    expect(lines.map(({ from, to }) => [from, to])).to.deep.equal([
      [0, 10],
      [10, 14],
    ]);
    expect(lines.map(({ isClean }) => isClean)).to.deep.equal([false, true]);
  });

  it('breaks a word rather than begin a line with 。', () => {
    expect(broken('abcdefghij。', 5, { squeeze: false })).to.deep.equal(['abcdefghi', 'j。']);
  });

  it('puts a character that is wider than the line on a line alone', () => {
    const lines = setText('漢字', 0.5);
    expect(lines.map(({ from, to, isClean }) => [from, to, isClean])).to.deep.equal([
      [0, 1, false],
      [1, 2, false],
    ]);
  });

  it('breaks Latin words anywhere with the option', () => {
    expect(broken('あいうえWordか', 5, { latinBreak: 'anywhere', latinSpace: false })).to.deep.equal([
      'あいうえWo',
      'rdか',
    ]);
  });

  it('shows a soft hyphen only where it ends a line', () => {
    const text = 'auto\u00admatic\u00adally';
    const [first, second] = setText(text, 5.5);
    expect(text.slice(first?.from, first?.to)).to.equal('auto\u00admatic\u00ad');
    expect(first?.glyphs.map(({ glyph }) => glyph.text).join('')).to.equal('automatic-');
    expect(first?.glyphs.at(-1)?.added).to.equal(true);
    expect(second?.glyphs.map(({ glyph }) => glyph.text).join('')).to.equal('ally');
  });

  it('treats quotation marks next to Latin letters as part of the word', () => {
    expect(broken('日本の“Co.”という', 5)).to.deep.equal(['日本の', '“Co.”とい', 'う']);
    expect(broken('あいうえit’sか', 5)).to.deep.equal(['あいうえ', 'it’sか']);
  });
});
