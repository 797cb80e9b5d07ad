import { fail, succeed, type Outcome } from '../outcome.ts';
import { findAreaCode } from './area-codes.ts';
import { tidyCode } from './tidy-code.ts';

/** Most digits of a phone number (specification section 9). */
const maxDigits = 12;

/** `characters`: something besides digits, + and separators. `length`: more than 12 digits. */
export type PhoneNumberProblem = 'empty' | 'characters' | 'length';

/** Area code or service code, exchange, subscriber number: `03`, `1234`, `5678`. */
export type PhoneParts = readonly [first: string, middle: string, last: string];

/**
 * Numbers that do not depend on a place, by 電気通信番号計画: beginning, all digits, and digits of the first two parts.
 * 0120 and 0800 are free for the caller, 0570 is ナビダイヤル, 050 IP phones, 060 to 090 mobile phones.
 */
const services: readonly { beginning: string; digits: number; first: number; middle: number }[] = [
  { beginning: '0120', digits: 10, first: 4, middle: 3 },
  { beginning: '0180', digits: 10, first: 4, middle: 3 },
  { beginning: '0570', digits: 10, first: 4, middle: 3 },
  { beginning: '0800', digits: 11, first: 4, middle: 3 },
  { beginning: '0990', digits: 10, first: 4, middle: 3 },
  { beginning: '050', digits: 11, first: 3, middle: 4 },
  { beginning: '060', digits: 11, first: 3, middle: 4 },
  { beginning: '070', digits: 11, first: 3, middle: 4 },
  { beginning: '080', digits: 11, first: 3, middle: 4 },
  { beginning: '090', digits: 11, first: 3, middle: 4 },
];

/** Digits of a fixed line's number, with the leading 0. */
const fixedLineDigits = 10;

/**
 * The digits of a phone number typed in any width, with hyphens, spaces, dots or parentheses. `+81 3-1234-5678` and
 * `+81 (0)3-1234-5678` become `0312345678`; other countries' numbers are not read.
 */
export function normalizePhoneNumber(text: string): Outcome<string, PhoneNumberProblem> {
  const tidied = tidyCode(text);
  if (tidied === '') return fail('empty');
  const digits = tidied.replace(/^\+81-?(?:\(0\)|0)?/, '0').replace(/[-.()/・]/g, '');
  if (!/^\d+$/.test(digits)) return fail('characters');
  return digits.length <= maxDigits ? succeed(digits) : fail('length');
}

/** The three parts of a Japanese number by its number plan; undefined if the plan does not define the split. */
export function splitPhoneNumber(text: string): PhoneParts | undefined {
  const normalized = normalizePhoneNumber(text);
  if (!normalized.ok) return undefined;
  const digits = normalized.value;
  const service = services.find(({ beginning }) => digits.startsWith(beginning));
  if (service !== undefined && service.digits === digits.length) {
    const { first, middle } = service;
    return [digits.slice(0, first), digits.slice(first, first + middle), digits.slice(first + middle)];
  }
  if (digits.length !== fixedLineDigits || !digits.startsWith('0')) return undefined;
  const areaCode = findAreaCode(digits.slice(1));
  if (areaCode === undefined) return undefined;
  return [`0${areaCode}`, digits.slice(areaCode.length + 1, -4), digits.slice(-4)];
}

/**
 * - `hyphens` 03-1234-5678
 * - `parentheses` 03(1234)5678
 * - `international` +81-3-1234-5678
 */
export type PhoneStyle = 'hyphens' | 'parentheses' | 'international';

const layouts: Readonly<Record<PhoneStyle, (parts: PhoneParts) => string>> = {
  hyphens: ([first, middle, last]) => `${first}-${middle}-${last}`,
  parentheses: ([first, middle, last]) => `${first}(${middle})${last}`,
  international: ([first, middle, last]) => `+81-${first.slice(1)}-${middle}-${last}`,
};

/**
 * A Japanese phone number with its parts set apart: 03-1234-5678, 0422-12-3456, 04992-2-1234, 090-1234-5678, 0120-123-456. What
 * the number plan does not decide comes back as it was.
 */
export function formatPhoneNumber(text: string, style: PhoneStyle = 'hyphens'): string {
  const parts = splitPhoneNumber(text);
  if (parts === undefined) return text;
  return layouts[style](parts);
}
