import { splitDecimal, type NegativeMark } from './decimal-parts.ts';
import { groupDigits } from './group-digits.ts';
import type { NumericInput } from './numeric-input.ts';

/**
 * - `sign` ¥1,234
 * - `suffix` 1,234円
 * - `receipt` ¥1,234- (領収書: nothing can be added behind it)
 * - `stated` 金1,234円也
 */
export type YenStyle = 'sign' | 'suffix' | 'receipt' | 'stated';

const layouts: Readonly<Record<YenStyle, (mark: string, digits: string) => string>> = {
  sign: (mark, digits) => `${mark}¥${digits}`,
  suffix: (mark, digits) => `${mark}${digits}円`,
  receipt: (mark, digits) => `${mark}¥${digits}-`,
  stated: (mark, digits) => `金${mark}${digits}円也`,
};

/** An amount in yen. The minus sign precedes everything but 金. Input that is not a number is returned unchanged. */
export function formatYen(value: NumericInput, style: YenStyle = 'sign', negative: NegativeMark = '-'): string {
  const parts = splitDecimal(value);
  if (parts === undefined) return String(value);
  const digits = groupDigits(parts.whole + (parts.fraction === '' ? '' : `.${parts.fraction}`));
  return layouts[style](parts.isNegative ? negative : '', digits);
}
