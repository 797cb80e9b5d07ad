import { splitDecimal, type NegativeMark } from './decimal-parts.ts';
import type { NumericInput } from './numeric-input.ts';

/** Digits with a comma before every three, for digits only. */
export function insertCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1234567.8` as `1,234,567.8`. What is not a number comes back as it was. */
export function groupDigits(value: NumericInput, negative: NegativeMark = '-'): string {
  const parts = splitDecimal(value);
  if (parts === undefined) return String(value);
  const fraction = parts.fraction === '' ? '' : `.${parts.fraction}`;
  return (parts.isNegative ? negative : '') + insertCommas(parts.whole) + fraction;
}
