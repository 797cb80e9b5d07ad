import { fail, succeed, type Outcome } from '../outcome.ts';
import { tidyCode } from './tidy-code.ts';

/** `characters`: something besides digits. `length`: not 12 digits. `check_digit`: the last digit does not fit the others. */
export type MyNumberProblem = 'empty' | 'characters' | 'length' | 'check_digit';

/**
 * The check digit of a 個人番号, 0 to 9, from its first 11 digits: 11 - (ΣPn×Qn mod 11), and 0 where that would be 10 or 11. Pn
 * is the n-th digit from the right, Qn is n+1 up to n = 6 and n-5 above (平成26年総務省令第85号第5条). Undefined when there are
 * not 11 digits.
 */
export function getMyNumberCheckDigit(baseNumber: string): number | undefined {
  if (!/^\d{11}$/.test(baseNumber)) return undefined;
  let sum = 0;
  for (const [index, digit] of Array.from(baseNumber).entries()) {
    const fromRight = 11 - index;
    sum += Number(digit) * (fromRight <= 6 ? fromRight + 1 : fromRight - 5);
  }
  const remainder = sum % 11;
  return remainder <= 1 ? 0 : 11 - remainder;
}

/** The 12 digits of a 個人番号 (マイナンバー) typed in any width, with hyphens or spaces, if the check digit fits. */
export function normalizeMyNumber(text: string): Outcome<string, MyNumberProblem> {
  const digits = tidyCode(text).replaceAll('-', '');
  if (digits === '') return fail('empty');
  if (!/^\d+$/.test(digits)) return fail('characters');
  if (digits.length !== 12) return fail('length');
  return getMyNumberCheckDigit(digits.slice(0, 11)) === Number(digits[11]) ? succeed(digits) : fail('check_digit');
}
