import { expect } from 'chai';
import * as fc from 'fast-check';
import { groupDigits, parseNumber, type NumericInput } from '@shorui/engine/japanese';

function read(input: NumericInput): string {
  const number = parseNumber(input);
  return number.ok ? number.value : number.reason;
}

describe('parseNumber', () => {
  it('reads numbers as people write them', () => {
    const cases: [input: NumericInput, expected: string][] = [
      ['0', '0'],
      ['1234', '1234'],
      ['1,234', '1234'],
      ['１，２３４', '1234'],
      ['１，２３４．５０', '1234.50'],
      ['007', '7'],
      ['00', '0'],
      ['.5', '0.5'],
      ['5.', '5'],
      ['+5', '5'],
      ['-5', '-5'],
      ['－５', '-5'],
      ['−5', '-5'],
      ['△1,234', '-1234'],
      ['▲ 1,234', '-1234'],
      ['-0', '0'],
      ['-0.00', '0.00'],
      ['△0', '0'],
      [' 12 ', '12'],
      ['¥1,234', '1234'],
      ['￥１，２３４', '1234'],
      ['1,234円', '1234'],
      ['-¥1,234', '-1234'],
      ['¥-1,234', '-1234'],
      ['△¥1,234', '-1234'],
      ['123456789012345678901234567890', '123456789012345678901234567890'],
      ['0.1000000000000000055511151231', '0.1000000000000000055511151231'],
      [1234.5, '1234.5'],
      [-0, '0'],
      [1e21, '1000000000000000000000'],
      [1.5e300, `15${'0'.repeat(299)}`],
      [-1.25e-7, '-0.000000125'],
      [9_007_199_254_740_993n, '9007199254740993'],
      [-5n, '-5'],
    ];
    for (const [input, expected] of cases) expect(read(input), String(input)).to.equal(expected);
  });

  it('refuses what is no number', () => {
    for (const text of ['', '  ', '　']) expect(read(text), text).to.equal('empty');
    for (const input of [
      'abc',
      '1.2.3',
      '--1',
      '-',
      '円',
      '¥',
      '.',
      ',',
      ',1',
      '1e5',
      '0x10',
      '1 2',
      'Infinity',
      '①',
      '十',
      '1-',
    ]) {
      expect(read(input), input).to.equal('unreadable');
    }
    for (const input of [Number.NaN, Number.POSITIVE_INFINITY]) expect(read(input)).to.equal('unreadable');
    expect(read('9'.repeat(1001))).to.equal('unreadable');
  });

  it('loses no digit of a number, however long or small', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.double({ noNaN: true, noDefaultInfinity: true }), (big, double) => {
        expect(read(String(big))).to.equal(String(big));
        expect(read(groupDigits(big))).to.equal(String(big));
        expect(Number(read(double))).to.equal(double === 0 ? 0 : double);
      }),
    );
  });
});
