import { expect } from 'chai';
import fc from 'fast-check';
import {
  addRational,
  compareRational,
  formatRational,
  parseRational,
  type Rational,
} from '../../../packages/engine/src/formula/index.ts';
import { divideRational, multiplyRational, subtractRational } from '../../../packages/engine/src/formula/rational.ts';

function read(text: string): Rational {
  const value = parseRational(text);
  if (value === null) throw new Error(`not a number: ${text}`);
  return value;
}

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, decimals]) => formatRational({ n: digits, d: 10n ** BigInt(decimals) }, decimals, 'floor'));

describe('exact fractions', () => {
  it('read plain decimal numbers and nothing else', () => {
    expect(read('-12.50')).to.deep.equal({ n: -1250n, d: 100n });
    expect(read('007')).to.deep.equal({ n: 7n, d: 1n });
    for (const text of ['', '-', '.5', '5.', '1e3', '１', '1,000', ' 1', '0x10', '--1', 'Infinity']) {
      expect(parseRational(text), text).to.equal(null);
    }
  });

  it('add without the error of floating point', () => {
    const sum = addRational(read('0.1'), read('0.2'));
    expect(sum && formatRational(sum, 1, 'floor')).to.equal('0.3');
    const tiny = addRational(read('9007199254740993'), read('0.0000000001'));
    expect(tiny && formatRational(tiny, 10, 'floor')).to.equal('9007199254740993.0000000001');
  });

  it('round by amount: floor towards zero, ceil away from it, a half away from zero', () => {
    const cases: [string, string, string, string][] = [
      ['1.4', '1', '2', '1'],
      ['1.5', '1', '2', '2'],
      ['-1.4', '-1', '-2', '-1'],
      ['-1.5', '-1', '-2', '-2'],
      ['-0.4', '0', '-1', '0'],
      ['2', '2', '2', '2'],
    ];
    for (const [text, floor, ceil, round] of cases) {
      const value = read(text);
      expect(
        [formatRational(value, 0, 'floor'), formatRational(value, 0, 'ceil'), formatRational(value, 0, 'round')],
        text,
      ).to.deep.equal([floor, ceil, round]);
    }
    expect(formatRational(read('0.005'), 2, 'round')).to.equal('0.01');
    expect(formatRational({ n: 1n, d: 3n }, 5, 'floor')).to.equal('0.33333');
  });

  it('print every decimal number as it was read', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
        expect(formatRational(read(text), decimals, 'round')).to.equal(text);
      }),
    );
  });

  it('keep the laws of arithmetic', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        const a = read(left);
        const b = read(right);
        const sum = addRational(a, b);
        const back = sum && subtractRational(sum, b);
        expect(back && compareRational(back, a)).to.equal(0);
        const product = multiplyRational(a, b);
        if (b.n === 0n || product === null) return;
        const quotient = divideRational(product, b);
        expect(quotient && compareRational(quotient, a)).to.equal(0);
        expect(quotient && quotient.d > 0n).to.equal(true);
      }),
    );
  });

  it('order numbers as on the number line', () => {
    const texts = ['-10', '-9.99', '0', '0.1', '1', '1.10', '2', '10'];
    const values = texts.map(read);
    const sorted = values.toReversed().sort(compareRational);
    expect(sorted).to.deep.equal(values);
    expect(compareRational(read('1.10'), read('1.1'))).to.equal(0);
  });

  it('refuse to grow without end', () => {
    let value: Rational | null = read('12345678901234567890');
    for (let step = 0; step < 20 && value !== null; step += 1) value = multiplyRational(value, value);
    expect(value).to.equal(null);
  });
});
