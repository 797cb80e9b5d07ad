import { randomNumbers } from '../random-numbers.ts';
import { leaseColumns, leaseConditions, leaseNames } from './lease.ts';

const words = [
  '山手',
  '青葉',
  '第二',
  'ハイツ',
  '木造',
  '昭和',
  '渋谷区',
  '三丁目',
  '普通預金',
  '鉄筋コンクリート',
  'A-12',
  '㎡',
  '円',
];

/** Data of the lease: words in other order and number in each document. */
export function leaseData(seed: number, rows = 12): Record<string, unknown> {
  const random = randomNumbers(seed);
  const text = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, () => words[Math.floor(random() * words.length)] ?? '').join(
      '',
    );
  return {
    ...Object.fromEntries(leaseNames.map((name) => [name, text()])),
    ...Object.fromEntries(leaseConditions.map((name) => [name, random() < 0.5])),
    fittings: Array.from({ length: rows }, () => Object.fromEntries(leaseColumns.map((column) => [column, text()]))),
  };
}
