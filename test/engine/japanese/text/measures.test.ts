import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  countCodePoints,
  countGraphemes,
  measureDisplayWidth,
  truncateText,
  truncateToWidth,
} from '@shorui/engine/japanese';

const family = '👨‍👩‍👧';

describe('text measures', () => {
  it('count code points, graphemes and cells', () => {
    const cases: [text: string, codePoints: number, graphemes: number, cells: number][] = [
      ['', 0, 0, 0],
      ['abc', 3, 3, 3],
      ['漢字', 2, 2, 4],
      ['ｱｲｳ', 3, 3, 3],
      ['ＡＢＣ　', 4, 4, 8],
      ['𠮷野家', 3, 3, 6],
      ['葛\u{e0100}', 2, 1, 2],
      ['か\u3099', 2, 1, 2],
      ['ｶﾞ', 2, 1, 2],
      ['é', 1, 1, 1],
      ['e\u0301', 2, 1, 1],
      ['①㈱㍻※…―', 6, 6, 12],
      ['αЖ×÷±°', 6, 6, 12],
      ['¥1,234', 6, 6, 6],
      ['￥', 1, 1, 2],
      ['、。「」・ー', 6, 6, 12],
      ['😀', 1, 1, 2],
      [family, 5, 1, 2],
      ['👍🏽', 2, 1, 2],
      ['\u200bあ', 2, 2, 2],
    ];
    for (const [text, codePoints, graphemes, cells] of cases) {
      expect(countCodePoints(text), `code points of ${text}`).to.equal(codePoints);
      expect(countGraphemes(text), `graphemes of ${text}`).to.equal(graphemes);
      expect(measureDisplayWidth(text), `cells of ${text}`).to.equal(cells);
    }
  });

  it('count a line break of two characters as one for a reader', () => {
    expect(countGraphemes('a\r\nb')).to.equal(3);
    expect(countGraphemes('a\nb')).to.equal(3);
  });

  it('agree with the string iterator for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(countCodePoints(text)).to.equal(Array.from(text).length);
        expect(countGraphemes(text)).to.be.at.most(Array.from(text).length);
      }),
    );
  });

  it('count every character of everyday text once, without the segmenter too', () => {
    const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
    const unit = fc.constantFrom(
      'a',
      'ア',
      'あ',
      '漢',
      '\n',
      '　',
      '（',
      'ー',
      '々',
      '〜',
      '㐂',
      'ｱ',
      '゛',
      '〰',
      'ヿ',
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(countGraphemes(text)).to.equal(Array.from(segmenter.segment(text)).length);
      }),
    );
  });
});

describe('cutting text', () => {
  it('keeps the first characters and never half of one', () => {
    const cases: [text: string, max: number, ellipsis: string, expected: string][] = [
      ['あいうえお', 3, '', 'あいう'],
      ['あいう', 3, '…', 'あいう'],
      ['あいうえ', 3, '…', 'あい…'],
      ['𠮷𠮷𠮷', 2, '', '𠮷𠮷'],
      ['𠮷𠮷𠮷', 3, '', '𠮷𠮷𠮷'],
      ['あいう', 0, '', ''],
      ['あいう', 0, '…', ''],
      ['あいう', 1, '...', '.'],
      ['あいう', -1, '', ''],
    ];
    for (const [text, max, ellipsis, expected] of cases) {
      expect(truncateText(text, max, ellipsis), `${text} ${max}`).to.equal(expected);
    }
  });

  it('keeps what fits into so many cells', () => {
    const cases: [text: string, cells: number, ellipsis: string, expected: string][] = [
      ['あいう', 5, '', 'あい'],
      ['あいう', 6, '…', 'あいう'],
      ['あいう', 5, '…', 'あ…'],
      ['aあbい', 4, '', 'aあb'],
      ['ｶﾞｷﾞ', 3, '', 'ｶﾞｷ'],
      ['か\u3099き', 2, '', 'か\u3099'],
      [`${family}あ`, 2, '', family],
      ['あ', 1, '…', ''],
      ['あ', 1, '.', '.'],
    ];
    for (const [text, cells, ellipsis, expected] of cases) {
      expect(truncateToWidth(text, cells, ellipsis), `${text} ${cells}`).to.equal(expected);
    }
  });

  it('never leaves more than requested', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(12), fc.constantFrom('', '…', '...'), (text, max, ellipsis) => {
        expect(countCodePoints(truncateText(text, max, ellipsis))).to.be.at.most(max);
        expect(measureDisplayWidth(truncateToWidth(text, max, ellipsis))).to.be.at.most(max);
        expect(text.startsWith(truncateText(text, max))).to.equal(true);
        expect(text.startsWith(truncateToWidth(text, max))).to.equal(true);
      }),
    );
  });
});
