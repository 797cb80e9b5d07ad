import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  formatYen,
  groupDigits,
  parseNumber,
  type NegativeMark,
  type NumericInput,
  type YenStyle,
} from '@shorui/engine/japanese';

describe('amounts', () => {
  it('have a comma before every three digits', () => {
    const cases: [value: NumericInput, expected: string][] = [
      [0, '0'],
      [999, '999'],
      [1000, '1,000'],
      [1_234_567, '1,234,567'],
      ['1234567.8901', '1,234,567.8901'],
      ['123456789012345678901234567890', '123,456,789,012,345,678,901,234,567,890'],
      ['１２３４', '1,234'],
      [-1000, '-1,000'],
      ['abc', 'abc'],
      ['', ''],
    ];
    for (const [value, expected] of cases) expect(groupDigits(value), String(value)).to.equal(expected);
  });

  it('mark negatives by the option', () => {
    const cases: [mark: NegativeMark, expected: string][] = [
      ['-', '-1,000'],
      ['△', '△1,000'],
      ['▲', '▲1,000'],
      ['−', '−1,000'],
      ['マイナス', 'マイナス1,000'],
    ];
    for (const [mark, expected] of cases) expect(groupDigits(-1000, mark)).to.equal(expected);
    expect(groupDigits(1000, '△')).to.equal('1,000');
    expect(groupDigits('-0', '△')).to.equal('0');
  });

  it('come in each style of yen', () => {
    const cases: [style: YenStyle, expected: string, negative: string][] = [
      ['sign', '¥1,234', '△¥1,234'],
      ['suffix', '1,234円', '△1,234円'],
      ['receipt', '¥1,234-', '△¥1,234-'],
      ['stated', '金1,234円也', '金△1,234円也'],
    ];
    for (const [style, expected, negative] of cases) {
      expect(formatYen(1234, style)).to.equal(expected);
      expect(formatYen(-1234, style, '△')).to.equal(negative);
      expect(formatYen('未定', style)).to.equal('未定');
    }
    expect(formatYen('1234.50')).to.equal('¥1,234.50');
  });

  it('read back as the same number', () => {
    const marks = fc.constantFrom<NegativeMark>('-', '△', '▲', '−');
    fc.assert(
      fc.property(fc.bigInt(), marks, fc.constantFrom<YenStyle>('sign', 'suffix'), (value, mark, style) => {
        const expected = { ok: true, value: String(value) };
        expect(parseNumber(groupDigits(value, mark))).to.deep.equal(expected);
        expect(parseNumber(formatYen(value, style, mark))).to.deep.equal(expected);
      }),
    );
  });
});
