import { expect } from 'chai';
import fc from 'fast-check';
import { checkMetaValues } from '../../../packages/server/src/domains/metas/check-values.ts';
import { demandMetaValues } from '../../../packages/server/src/domains/metas/demand-values.ts';
import type { MetaShape, MetaType } from '../../../packages/server/src/domains/metas/meta-shape.ts';
import {
  readStoredMetaValue,
  sortableMetaValue,
  storedMetaValue,
  textOfMetaValue,
} from '../../../packages/server/src/domains/metas/stored-value.ts';
import type { AppError } from '../../../packages/server/src/errors/app-error.ts';

const options = [
  { text: '東京本社', value: 'tokyo' },
  { text: '大阪支社', value: 'osaka' },
  { text: '福岡、九州', value: 'fukuoka' },
];
const metaOf = (type: MetaType, required = false): MetaShape => ({
  id: 1,
  type,
  options: type >= 7 ? options : [],
  required,
});
const check = (type: MetaType, value: unknown) => {
  const { values, problems } = checkMetaValues([metaOf(type)], { 1: value });
  return values.get(1) ?? problems.get(1);
};
const all: readonly MetaType[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('values of metas', () => {
  it('are read as people write them, into one form', () => {
    expect(check(1, '  ガス ')).to.equal('ガス');
    expect(check(2, '一行\r\n二行')).to.equal('一行\n二行');
    for (const text of ['１，２３４．５０', '1234.5', '¥1,234.50', 1234.5]) expect(check(3, text)).to.equal('1234.5');
    expect(check(3, '△100')).to.equal('-100');
    for (const text of ['2025-01-05', '2025/1/5', '令和7年1月5日', '20250105'])
      expect(check(4, text)).to.equal('2025-01-05');
    for (const text of ['9:05', '09:05:00', '9時5分', '０９：０５']) expect(check(5, text)).to.equal('09:05');
    for (const text of ['2025-01-05T09:05', '2025/1/5 9:05', '令和7年1月5日　9時5分'])
      expect(check(6, text)).to.equal('2025-01-05 09:05');
    for (const type of [7, 9] as const) {
      expect(check(type, 'osaka')).to.equal('osaka');
      expect(check(type, '大阪支社')).to.equal('osaka');
    }
    for (const type of [8, 10] as const) {
      expect(check(type, ['osaka', 'tokyo', 'osaka'])).to.deep.equal(['tokyo', 'osaka']);
      expect(check(type, '大阪支社、東京本社')).to.deep.equal(['tokyo', 'osaka']);
      expect(check(type, '福岡、九州')).to.deep.equal(['fukuoka']);
    }
  });

  it('are refused where they do not fit, with the problem', () => {
    const wrong: readonly (readonly [MetaType, unknown, string])[] = [
      [1, '二\n行', 'text'],
      [1, '\u0000', 'text'],
      [1, 'あ'.repeat(256), 'too_long'],
      [1, ['a'], 'text'],
      [2, 'あ'.repeat(10_001), 'too_long'],
      [3, '十二', 'number'],
      [3, '1'.repeat(31), 'too_long'],
      [4, '2025-02-30', 'date'],
      [5, '24:00', 'time'],
      [5, '09:05:30', 'time'],
      [6, '2025-01-05', 'datetime'],
      [7, '名古屋', 'option'],
      [9, ['tokyo'], 'option'],
      [8, ['tokyo', '名古屋'], 'options'],
      [10, [{}], 'options'],
    ];
    for (const [type, value, problem] of wrong)
      expect(check(type, value), `${type}: ${String(value)}`).to.equal(problem);
    expect(checkMetaValues([], { 7: 'x' }).problems.get(7)).to.equal('unknown');
  });

  it('are demanded where the meta is required; blank ones are left out elsewhere', () => {
    for (const type of all)
      for (const blank of [undefined, null, '', ' 　', [], ['']]) {
        expect(checkMetaValues([metaOf(type, true)], { 1: blank }).problems.get(1)).to.equal('required');
        const { values, problems } = checkMetaValues([metaOf(type)], { 1: blank });
        expect([values.size, problems.size]).to.deep.equal([0, 0]);
      }
  });

  it('of options that were taken away stay where they were, and nowhere else', () => {
    const kept = new Map([[1, ['nagoya'] as const]]);
    expect(checkMetaValues([metaOf(8)], { 1: ['nagoya', 'osaka'] }, kept).values.get(1)).to.deep.equal([
      'osaka',
      'nagoya',
    ]);
    expect(checkMetaValues([metaOf(7)], { 1: 'nagoya' }, new Map([[1, 'nagoya']])).values.get(1)).to.equal('nagoya');
    expect(checkMetaValues([metaOf(7)], { 1: 'nagoya' }).problems.get(1)).to.equal('option');
  });

  it('are in their normal form already when they are checked again, whatever was sent', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.double({ noNaN: true }),
      fc.array(fc.constantFrom('tokyo', 'osaka', '大阪支社', 'x')),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 16)),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...all), value, (type, input) => {
        const meta = metaOf(type);
        const { values, problems } = checkMetaValues([meta], { 1: input });
        expect(values.size + problems.size).to.be.at.most(1);
        const first = values.get(1);
        if (first === undefined) return;
        expect(checkMetaValues([meta], { 1: first }).values.get(1)).to.deep.equal(first);
        expect(readStoredMetaValue(meta, storedMetaValue(first))).to.deep.equal(first);
      }),
      { numRuns: 500 },
    );
  });

  it('of numbers sort as numbers', () => {
    const number = fc.tuple(fc.bigInt(-(10n ** 14n), 10n ** 14n), fc.integer({ min: 0, max: 6 }));
    const written = ([digits, scale]: readonly [bigint, number]): string => {
      const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
      const point = text.length - scale;
      return `${digits < 0n ? '-' : ''}${text.slice(0, point)}${scale === 0 ? '' : `.${text.slice(point)}`}`;
    };
    const scaled = ([digits, scale]: readonly [bigint, number]): bigint => digits * 10n ** BigInt(6 - scale);
    const sortable = (each: readonly [bigint, number]): string =>
      sortableMetaValue({ type: 3 }, String(check(3, written(each))));
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [x, y] = [sortable(a), sortable(b)];
        expect(x < y).to.equal(scaled(a) < scaled(b));
        expect(x === y).to.equal(scaled(a) === scaled(b));
      }),
      { numRuns: 300 },
    );
  });

  it('have texts for people', () => {
    expect(textOfMetaValue(metaOf(8), ['tokyo', 'gone'])).to.equal('東京本社、gone');
    expect(textOfMetaValue(metaOf(4), '2025-01-05')).to.equal('2025/01/05');
    expect(textOfMetaValue(metaOf(6), '2025-01-05 09:05')).to.equal('2025/01/05 09:05');
    expect(textOfMetaValue(metaOf(1), '2025-01-05')).to.equal('2025-01-05');
    expect(readStoredMetaValue(metaOf(8), 'not JSON')).to.deep.equal(['not JSON']);
  });

  it('are refused with words at the field of the meta', () => {
    const metas = [{ ...metaOf(4, true), name: '契約日' }];
    const errorOf = (value: unknown, locale: 'jp' | 'en'): unknown => {
      try {
        demandMetaValues(metas, { 1: value }, { locale });
      } catch (error) {
        return (error as AppError).fields;
      }
      return undefined;
    };
    expect(errorOf('', 'jp')).to.deep.equal({ 'metas.1': ['契約日は必須項目です'] });
    expect(errorOf('昨日', 'en')).to.deep.equal({ 'metas.1': ['契約日: enter a date, such as 2025/01/31.'] });
    expect(errorOf('2025/1/5', 'jp')).to.equal(undefined);
  });
});
