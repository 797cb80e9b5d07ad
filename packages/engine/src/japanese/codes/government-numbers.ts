import { fail, succeed, type Outcome } from '../outcome.ts';
import { tidyCode } from './digit-pattern.ts';

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
function hasCorporateCheckDigit(digits: string): boolean {
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

/** `prefix`: no T in front. `characters`: something besides digits behind it. `length`: not 13 digits. */
export type InvoiceNumberProblem = 'empty' | 'prefix' | 'characters' | 'length';

/** 適格請求書発行事業者登録番号. */
export interface InvoiceNumber {
  /** T and 13 digits, half-width. */
  readonly number: string;
  /**
   * True when the check digit of a 法人番号 fits. A company's number is T and its 法人番号; a sole proprietor's 13 digits are
   * none, so false is a reason to check, not to refuse.
   */
  readonly hasCheckDigit: boolean;
}

/** Reads a registration number typed in any width, with hyphens or spaces (国税庁「登録番号とは」: T and 13 digits). */
export function parseInvoiceNumber(text: string): Outcome<InvoiceNumber, InvoiceNumberProblem> {
  const tidied = tidyCode(text).replaceAll('-', '').toUpperCase();
  if (tidied === '') return fail('empty');
  if (!tidied.startsWith('T')) return fail('prefix');
  const digits = tidied.slice(1);
  if (!/^\d*$/.test(digits)) return fail('characters');
  if (digits.length !== 13) return fail('length');
  return succeed({ number: tidied, hasCheckDigit: hasCorporateCheckDigit(digits) });
}

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
