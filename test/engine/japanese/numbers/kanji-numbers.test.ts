import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  formatKanjiMoney,
  formatManUnits,
  parseKanjiNumber,
  toDaiji,
  toKanjiDigits,
  toKanjiNumber,
  type NumericInput,
} from '@shorui/engine/japanese';

function read(text: string): string {
  const number = parseKanjiNumber(text);
  return number.ok ? number.value : number.reason;
}

const limit = 10n ** 72n - 1n;
const nameable = fc.oneof(fc.bigInt({ min: -limit, max: limit }), fc.bigInt({ min: 0n, max: 99_999n }));

describe('kanji numbers', () => {
  it('omit 一 where it is not written', () => {
    const cases: [value: NumericInput, expected: string][] = [
      [0, '〇'],
      [1, '一'],
      [10, '十'],
      [11, '十一'],
      [20, '二十'],
      [100, '百'],
      [110, '百十'],
      [1000, '千'],
      [1111, '千百十一'],
      [1234, '千二百三十四'],
      [2024, '二千二十四'],
      [10_000, '一万'],
      [11_000, '一万千'],
      [100_000, '十万'],
      [1_000_000, '百万'],
      [10_000_000, '一千万'],
      [11_110_000, '一千百十一万'],
      [100_000_000, '一億'],
      [123_456_789, '一億二千三百四十五万六千七百八十九'],
      [100_000_001, '一億一'],
      ['1000000000000', '一兆'],
      ['10000000000000000', '一京'],
      ['10000000000000000000', '一千京'],
      [`1${'0'.repeat(68)}`, '一無量大数'],
      ['3.14', '三・一四'],
      ['0.05', '〇・〇五'],
      [-5, 'マイナス五'],
      ['１，２３４', '千二百三十四'],
    ];
    for (const [value, expected] of cases) expect(toKanjiNumber(value), String(value)).to.equal(expected);
  });

  it('always write 壱 in 大字', () => {
    const cases: [value: NumericInput, legal: string, full: string][] = [
      [10, '壱拾', '壱拾'],
      [111, '壱百壱拾壱', '壱佰壱拾壱'],
      [1_230_000, '壱百弐拾参万', '壱佰弐拾参萬'],
      [456_789, '四拾五万六千七百八拾九', '肆拾伍萬陸仟漆佰捌拾玖'],
      [1_100_000_000, '壱拾壱億', '壱拾壱億'],
      [0, '零', '零'],
    ];
    for (const [value, legal, full] of cases) {
      expect(toDaiji(value), String(value)).to.equal(legal);
      expect(toDaiji(value, 'full'), String(value)).to.equal(full);
    }
  });

  it('state an amount of money', () => {
    expect(formatKanjiMoney(1_230_000)).to.equal('金壱百弐拾参万円也');
    expect(formatKanjiMoney('1,230,000円', 'full')).to.equal('金壱佰弐拾参萬円也');
    expect(formatKanjiMoney(1_230_000, 'plain')).to.equal('金百二十三万円也');
    expect(formatKanjiMoney('未定')).to.equal('未定');
  });

  it('are unchanged when they cannot be written', () => {
    expect(toKanjiNumber('abc')).to.equal('abc');
    expect(toDaiji('')).to.equal('');
    expect(toKanjiNumber(limit)).to.match(/^九千九百九十九無量大数/);
    expect(toKanjiNumber(limit + 1n)).to.equal(String(limit + 1n));
    expect(formatManUnits(limit + 1n)).to.equal(String(limit + 1n));
  });

  it('replace digits one by one in any text', () => {
    expect(toKanjiDigits('2024年１月')).to.equal('二〇二四年一月');
    expect(toKanjiDigits('007')).to.equal('〇〇七');
    expect(toKanjiDigits('漢字')).to.equal('漢字');
  });

  it('mix digits with 万 and 億', () => {
    const cases: [value: NumericInput, expected: string][] = [
      [0, '0'],
      [9_999, '9,999'],
      [10_000, '1万'],
      [1_234_567, '123万4,567'],
      [123_456_789, '1億2,345万6,789'],
      [100_000_000, '1億'],
      [100_000_005, '1億5'],
      ['1000050000000000', '1,000兆500億'],
      ['10000.5', '1万0.5'],
      ['0.5', '0.5'],
      ['12345.60', '1万2,345.60'],
      [-123_000, '-12万3,000'],
      ['x', 'x'],
    ];
    for (const [value, expected] of cases) expect(formatManUnits(value), String(value)).to.equal(expected);
    expect(formatManUnits(123_456_789, { commas: false })).to.equal('1億2345万6789');
    expect(formatManUnits(-10_000, { negative: '△' })).to.equal('△1万');
  });
});

describe('parseKanjiNumber', () => {
  it('reads every way a number is written', () => {
    const cases: [text: string, expected: string][] = [
      ['〇', '0'],
      ['零', '0'],
      ['十', '10'],
      ['一十', '10'],
      ['百', '100'],
      ['千二百三十四', '1234'],
      ['一千二百三十四', '1234'],
      ['一万', '10000'],
      ['一万千', '11000'],
      ['千万', '10000000'],
      ['一億二千万', '120000000'],
      ['一二三四', '1234'],
      ['二〇二四', '2024'],
      ['〇〇七', '7'],
      ['壱百弐拾参万', '1230000'],
      ['壹佰貳拾參萬肆仟伍佰陸拾柒', '1234567'],
      ['123万4567', '1234567'],
      ['123万4,567', '1234567'],
      ['１億２，３４５万', '123450000'],
      ['12345万', '123450000'],
      ['一〇〇万', '1000000'],
      ['3千500', '3500'],
      ['2千', '2000'],
      ['5百3', '503'],
      ['三・一四', '3.14'],
      ['1.5', '1.5'],
      ['マイナス五', '-5'],
      ['△千', '-1000'],
      ['-〇', '0'],
      ['一無量大数', `1${'0'.repeat(68)}`],
      ['一秭', `1${'0'.repeat(24)}`],
      [' 百 ', '100'],
    ];
    for (const [text, expected] of cases) expect(read(text), text).to.equal(expected);
  });

  it('distinguishes the reasons for refusing a text', () => {
    const cases: [text: string, reason: string][] = [
      ['', 'empty'],
      ['　', 'empty'],
      ['廿', 'unreadable'],
      ['三個', 'unreadable'],
      ['万', 'unreadable'],
      ['一億万', 'unreadable'],
      ['〇万', 'unreadable'],
      ['〇百', 'unreadable'],
      ['マイナス', 'unreadable'],
      ['三・', 'unreadable'],
      ['三・百', 'unreadable'],
      ['1.2.3', 'unreadable'],
      ['百千', 'out_of_order'],
      ['十十', 'out_of_order'],
      ['一万二億', 'out_of_order'],
      ['一万二万', 'out_of_order'],
      ['千2345', 'out_of_order'],
      ['十12', 'out_of_order'],
      ['12百', 'out_of_order'],
      ['一億12345', 'out_of_order'],
      ['一'.repeat(401), 'unreadable'],
    ];
    for (const [text, reason] of cases) expect(read(text), text).to.equal(reason);
  });

  it('reads back every number the library writes', () => {
    fc.assert(
      fc.property(nameable, (value) => {
        for (const text of [toKanjiNumber(value), toDaiji(value), toDaiji(value, 'full'), formatManUnits(value)]) {
          expect(read(text), text).to.equal(String(value));
        }
        expect(read(toKanjiDigits(String(value)).replace('-', 'マイナス'))).to.equal(String(value));
      }),
    );
  });

  it('preserves the digits after the decimal point', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: limit }), fc.stringMatching(/^\d{1,12}$/), (whole, fraction) => {
        expect(read(toKanjiNumber(`${whole}.${fraction}`))).to.equal(`${whole}.${fraction}`);
      }),
    );
  });

  it('gives a number or a reason for any text', () => {
    const piece = fc.constantFrom(
      '一',
      '二',
      '〇',
      '十',
      '百',
      '千',
      '万',
      '億',
      '恒河沙',
      '1',
      '23',
      '・',
      'マイナス',
      ',',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const number = parseKanjiNumber(pieces.join(''));
        if (number.ok) expect(number.value).to.match(/^-?\d+(\.\d+)?$/);
        else expect(number.reason).to.be.oneOf(['empty', 'unreadable', 'out_of_order']);
      }),
    );
  });
});
