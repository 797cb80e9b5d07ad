import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  countPatternDigits,
  formatByDigitPattern,
  formatPostalCode,
  normalizePostalCode,
  parseDigitPattern,
} from '@shorui/engine/japanese';

describe('postal codes', () => {
  it('are seven digits however they are typed', () => {
    for (const text of [
      '1234567',
      '123-4567',
      '１２３－４５６７',
      '１２３ー４５６７',
      '〒123-4567',
      '〒 123 4567',
      '123‐4567',
      ' 123−4567 ',
    ]) {
      expect(normalizePostalCode(text), text).to.deep.equal({ ok: true, value: '1234567' });
      expect(formatPostalCode(text), text).to.equal('123-4567');
      expect(formatPostalCode(text, { mark: true }), text).to.equal('〒123-4567');
    }
  });

  it('report what is wrong, and are returned unchanged', () => {
    const cases: [text: string, reason: string][] = [
      ['', 'empty'],
      ['〒', 'empty'],
      ['123456', 'length'],
      ['12345678', 'length'],
      ['-', 'length'],
      ['123-456a', 'characters'],
      ['東京都', 'characters'],
      ['123〒4567', 'characters'],
    ];
    for (const [text, reason] of cases) {
      expect(normalizePostalCode(text), text).to.deep.equal({ ok: false, reason });
      expect(formatPostalCode(text, { mark: true }), text).to.equal(text);
    }
  });
});

describe('digit patterns', () => {
  it('are groups in braces with one space or hyphen between them', () => {
    for (const pattern of [
      '{3}-{4}',
      '{3} {4}',
      '{7}-{1}',
      '{2}-{3}-{4}',
      '{1} {2} {3}',
      '{10}-{10}',
      '{3}-{4} {5}',
      '{7}',
    ]) {
      expect(parseDigitPattern(pattern).ok, pattern).to.equal(true);
    }
    for (const pattern of [
      '',
      '{3}/{4}',
      '{a}-{4}',
      '{3}-{4',
      '3}-{4}',
      '{}-{4}',
      '{3}_{4}',
      '{3}.{4}',
      'abc',
      '{3}--{4}',
      '{3}{4}',
      '{3}-',
      '{0}',
      '{3}-{999999}',
      '{３}',
    ]) {
      expect(parseDigitPattern(pattern), pattern).to.deep.equal({ ok: false, reason: 'format' });
    }
    expect(parseDigitPattern('{3}-{4} {5}')).to.deep.equal({
      ok: true,
      value: { groups: [3, 4, 5], separators: ['-', ' '] },
    });
  });

  it('count their digits', () => {
    expect(countPatternDigits('{3}-{4}')).to.equal(7);
    expect(countPatternDigits('{7}')).to.equal(7);
    expect(countPatternDigits('3-4')).to.equal(undefined);
  });

  it('format digits, and do not change a text that does not fit', () => {
    expect(formatByDigitPattern('1234567', '{3}-{4}')).to.equal('123-4567');
    expect(formatByDigitPattern('〒１２３ー４５６７', '{3} {4}')).to.equal('123 4567');
    expect(formatByDigitPattern('123456789', '{2}-{3}-{4}')).to.equal('12-345-6789');
    for (const [text, pattern] of [
      ['123456', '{3}-{4}'],
      ['1234567', '3-4'],
      ['', '{3}-{4}'],
      ['12345ab', '{3}-{4}'],
    ] as const) {
      expect(formatByDigitPattern(text, pattern), text).to.equal(text);
    }
  });

  it('keep every digit', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(groups, fc.constantFrom('-', ' '), (counts, separator) => {
        const pattern = counts.map((count) => `{${count}}`).join(separator);
        const digits = Array.from({ length: countPatternDigits(pattern) ?? 0 }, (_, index) => index % 10).join('');
        const formatted = formatByDigitPattern(digits, pattern);
        expect(formatted.split(separator).map((group) => group.length)).to.deep.equal(counts);
        expect(formatted.replaceAll(separator, '')).to.equal(digits);
      }),
    );
  });
});
