import type { NumericInput } from './numeric-input.ts';
import { parseNumber } from './parse-number.ts';

/** A decimal number in pieces: digits without leading zeros, and the digits after the point, which may be none. */
export interface DecimalParts {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** The pieces of a number; undefined for what is not a number. */
export function splitDecimal(input: NumericInput): DecimalParts | undefined {
  const number = parseNumber(input);
  if (!number.ok) return undefined;
  const isNegative = number.value.startsWith('-');
  const [whole = '0', fraction = ''] = (isNegative ? number.value.slice(1) : number.value).split('.');
  return { isNegative, whole, fraction };
}

/** How a negative number is marked: 帳票 use △ or ▲. */
export type NegativeMark = '-' | '△' | '▲' | '−' | 'マイナス';
