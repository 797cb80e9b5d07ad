import { checkRule } from '@shorui/engine/answers';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { describeRule } from './describe-rule.ts';

describeRule('decimal', {
  passes: ['1.5', '0.25', '10.0', '123.456', '5', '-5', '-0.5', 1.5, 0, -3, '', null],
  fails: [
    'abc',
    '1.2.3',
    '1,5',
    '1.5a',
    '1..5',
    '12a.3',
    '1 .5 x',
    '--1.5',
    '.5',
    '5.',
    '1e3',
    '１.５',
    '+1',
    ' 1',
    '1\n',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    ['1.5'],
  ],
  message: '小数点を入力してください。',
});

describeRule('check_price', {
  passes: [100, 101, 500, 99999, '100', '1500', '100.5', '', null, 1e21],
  fails: [0, 1, 50, 99, -100, '0', '99', '99.999', 'abc', '１００', 1e-7],
  message: '100以上で入力してください。',
});

describeRule('price_minimum', {
  withParams: true,
  passes: [{ value: 100 }, { value: '100000' }, { value: 50, params: { min: 50 } }],
  fails: [{ value: 0 }, { value: 99 }, { value: -1 }],
  message: '100以上で入力してください。',
});

describeRule('plan_storage', {
  passes: ['1', '10', '1.5', '1.25', '0.01', '100.00', 1.25, 1e21, ''],
  fails: ['1.234', '0.001', '10.12345', '2.005', '100.123', '1.000', 1.005, 1e-7, 'abc', '1.', 'e'],
  message: 'ストレージで小数点第二位まで入力してください。',
});

describeRule('storage_two_decimals', {
  withParams: true,
  passes: [{ value: '1.25' }, { value: 99.99 }, { value: '1.234', params: { decimals: 3 } }],
  fails: [{ value: '1.234' }, { value: 1.555 }, { value: '1.5', params: { decimals: 0 } }],
  message: 'ストレージで小数点第二位まで入力してください。',
});

describeRule('less_than', {
  withParams: true,
  params: { max: 10 },
  passes: [
    { value: 0 },
    { value: 9 },
    { value: '9.999999999999999999999999' },
    { value: -10 },
    { value: '' },
    { value: 4.9, params: { max: 5 } },
    { value: '9', params: { max: '9.1' } },
  ],
  fails: [
    { value: 10 },
    { value: 11 },
    { value: '10.0' },
    { value: 'abc' },
    { value: '1,0' },
    { value: 5.1, params: { max: 5 } },
  ],
  message: '上限数を超えています。{max}以下で入力してください。',
});

describeRule('min_value', {
  withParams: true,
  params: { min: 1 },
  passes: [
    { value: 1 },
    { value: '1.0' },
    { value: 0, params: { min: 0 } },
    { value: 5.5, params: { min: 5 } },
    { value: null },
  ],
  fails: [{ value: 0 }, { value: '0.99999999999999999999' }, { value: 'x' }, { value: -100, params: { min: -10 } }],
  message: '{min}以上で入力してください。',
});

describeRule('max_value', {
  withParams: true,
  params: { max: 1 },
  passes: [{ value: 1 }, { value: 0 }, { value: '1.00' }, { value: -5, params: { max: 0 } }, { value: [] }],
  fails: [{ value: 2 }, { value: '1.00000000000000000001' }, { value: 5.1, params: { max: 5 } }, { value: true }],
  message: '上限数を超えています。{max}以下で入力してください。',
});

describe('number rules', () => {
  it('compare numbers of any length without rounding', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (value, limit) => {
        const params = { min: limit.toString(), max: limit.toString() };
        expect(checkRule('min_value', value.toString(), { min: params.min }).ok).to.equal(value >= limit);
        expect(checkRule('max_value', value.toString(), { max: params.max }).ok).to.equal(value <= limit);
        expect(checkRule('less_than', value.toString(), { max: params.max }).ok).to.equal(value < limit);
      }),
    );
  });

  it('agree on numbers and the text of the same numbers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -1000, max: 1000 }), (whole, max) => {
        const value = whole / 100;
        expect(checkRule('max_value', value, { max }).ok).to.equal(
          checkRule('max_value', value.toFixed(2), { max }).ok,
        );
      }),
    );
  });

  it('refuse a number of absurd length before parsing it', () => {
    expect(checkRule('min_value', '9'.repeat(100_000), { min: 1 }).ok).to.equal(false);
  });
});
