import { expect } from 'chai';
import fc from 'fast-check';
import { formatNumber } from '../../../../packages/engine/src/convert/read/formats/index.ts';

const expected: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  decimal: { 0: '0', 1: '1', 120: '120' },
  decimalZero: { 1: '01', 10: '10', 120: '120' },
  decimalFullWidth: { 1: '１', 120: '１２０' },
  decimalFullWidth2: { 12: '１２' },
  decimalHalfWidth: { 12: '12' },
  decimalEnclosedCircle: { 1: '①', 20: '⑳', 21: '21' },
  decimalEnclosedCircleChinese: { 3: '③' },
  decimalEnclosedFullstop: { 1: '⒈', 20: '⒛' },
  decimalEnclosedParen: { 1: '⑴', 20: '⒇' },
  upperLetter: { 1: 'A', 26: 'Z', 27: 'AA', 53: 'AAA' },
  lowerLetter: { 1: 'a', 28: 'bb' },
  upperRoman: { 4: 'IV', 1999: 'MCMXCIX' },
  lowerRoman: { 9: 'ix', 40: 'xl' },
  aiueo: { 1: 'ｱ', 46: 'ﾝ', 47: 'ｱ' },
  aiueoFullWidth: { 1: 'ア', 6: 'カ', 45: 'ヲ', 46: 'ン' },
  iroha: { 1: 'ｲ', 2: 'ﾛ', 48: 'ﾝ' },
  irohaFullWidth: { 1: 'イ', 7: 'ト', 48: 'ン' },
  japaneseCounting: { 1: '一', 10: '十', 11: '十一', 20: '二十', 123: '百二十三' },
  japaneseDigitalTenThousand: { 10: '一〇', 123: '一二三' },
  japaneseLegal: { 1: '壱', 5: '伍', 10: '壱拾', 23: '弐拾参', 1234: '壱阡弐百参拾四', 10000: '壱萬' },
  ideographDigital: { 10: '一〇', 305: '三〇五' },
  ideographTraditional: { 1: '甲', 10: '癸', 11: '11' },
  ideographZodiac: { 1: '子', 12: '亥', 13: '13' },
  ideographZodiacTraditional: { 1: '甲子', 60: '癸亥' },
  ideographEnclosedCircle: { 1: '㊀', 10: '㊉', 11: '11' },
  ideographLegalTraditional: { 1: '壹', 10: '壹拾', 101: '壹佰零壹' },
  chineseCounting: { 10: '十', 15: '十五', 99: '九十九', 100: '一○○' },
  chineseCountingThousand: { 15: '十五', 110: '一百一十', 101: '一百零一', 10005: '一万零五' },
  chineseLegalSimplified: { 12: '壹拾贰' },
  taiwaneseCountingThousand: { 20000: '二萬' },
  koreanCounting: { 1: '일', 10: '십', 111: '백십일' },
  koreanDigital: { 10: '일영' },
  koreanLegal: { 1: '하나', 21: '스물하나' },
  ganada: { 1: '가', 14: '하' },
  numberInDash: { 5: '- 5 -' },
  ordinal: { 1: '1st', 2: '2nd', 3: '3rd', 11: '11th', 112: '112th', 21: '21st' },
  ordinalText: { 1: 'First', 12: 'Twelfth', 20: 'Twentieth', 21: 'Twenty-first', 100: 'One hundredth' },
  cardinalText: { 0: '0', 1: 'One', 42: 'Forty-two', 1100: 'One thousand one hundred' },
  hex: { 255: 'FF' },
  chicago: { 1: '*', 5: '**' },
  none: { 3: '' },
  bullet: { 3: '' },
  'custom:001': { 1: '001', 1234: '1234' },
  toString: { 7: '7' },
  hebrew1: { 7: '7' },
};

describe('numbers in the formats of Word', () => {
  for (const [format, rows] of Object.entries(expected)) {
    for (const [value, text] of Object.entries(rows)) {
      it(`write ${value} as "${text}" in ${format}`, () => expect(formatNumber(Number(value), format)).to.equal(text));
    }
  }

  it('print every number in every format except the empty ones', () => {
    const formats = Object.keys(expected).filter((name) => name !== 'none' && name !== 'bullet');
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.integer({ min: -5, max: 200_000 }), (format, value) => {
        expect(formatNumber(value, format)).to.match(/^\S(?:.*\S)?$/);
      }),
    );
  });

  it('print different numbers differently in unbounded formats', () => {
    const endless = ['japaneseCounting', 'japaneseLegal', 'chineseCountingThousand', 'koreanCounting', 'upperRoman'];
    const number = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(fc.constantFrom(...endless), number, number, (format, one, other) => {
        expect(formatNumber(one, format) === formatNumber(other, format)).to.equal(one === other);
      }),
    );
  });
});
