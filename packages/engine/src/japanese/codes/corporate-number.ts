import { fail, succeed, type Outcome } from '../outcome.ts';
import { tidyCode } from './tidy-code.ts';

/** `characters`: something besides digits. `length`: not 13 digits. `check_digit`: the first digit does not fit the others. */
export type CorporateNumberProblem = 'empty' | 'characters' | 'length' | 'check_digit';

/**
 * The check digit of a 法人番号, 1 to 9, from its other 12 digits: 9 - (ΣPn×Qn mod 9), where Pn is the n-th digit from the right
 * and Qn is 1 for odd n, 2 for even n (法人番号の指定等に関する省令第2条). Undefined when there are not 12 digits.
 */
export function getCorporateCheckDigit(baseNumber: string): number | undefined {
  if (!/^\d{12}$/.test(baseNumber)) return undefined;
  let sum = 0;
  for (const [index, digit] of Array.from(baseNumber).entries()) {
    const fromRight = 12 - index;
    sum += Number(digit) * (fromRight % 2 === 1 ? 1 : 2);
  }
  return 9 - (sum % 9);
}

/** True when the first of 13 digits is the check digit of the rest. */
export function hasCorporateCheckDigit(digits: string): boolean {
  return /^\d{13}$/.test(digits) && getCorporateCheckDigit(digits.slice(1)) === Number(digits[0]);
}

/** The 13 digits of a 法人番号 typed in any width, with hyphens or spaces, if the check digit fits. */
export function normalizeCorporateNumber(text: string): Outcome<string, CorporateNumberProblem> {
  const digits = tidyCode(text).replaceAll('-', '');
  if (digits === '') return fail('empty');
  if (!/^\d+$/.test(digits)) return fail('characters');
  if (digits.length !== 13) return fail('length');
  return hasCorporateCheckDigit(digits) ? succeed(digits) : fail('check_digit');
}
