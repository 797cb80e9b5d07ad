import { fail, succeed, type Outcome } from '../outcome.ts';
import { hasCorporateCheckDigit } from './corporate-number.ts';
import { tidyCode } from './tidy-code.ts';

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
