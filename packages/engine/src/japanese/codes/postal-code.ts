import { fail, succeed, type Outcome } from '../outcome.ts';
import { tidyCode } from './digit-pattern.ts';

/** Digits of a postal code since 1998. */
const length = 7;

/** `characters`: something besides digits, hyphens, spaces and 〒. `length`: not seven digits. */
export type PostalCodeProblem = 'empty' | 'characters' | 'length';

/** The seven digits of a postal code typed in any width, with or without 〒, hyphens and spaces. */
export function normalizePostalCode(text: string): Outcome<string, PostalCodeProblem> {
  const tidied = tidyCode(text).replace(/^[〒〠]/, '');
  if (tidied === '') return fail('empty');
  if (!/^[\d-]+$/.test(tidied)) return fail('characters');
  const digits = tidied.replaceAll('-', '');
  return digits.length === length ? succeed(digits) : fail('length');
}

/** `123-4567`, or `〒123-4567` with `mark`. What is not a postal code comes back as it was. */
export function formatPostalCode(text: string, options: { readonly mark?: boolean } = {}): string {
  const digits = normalizePostalCode(text);
  if (!digits.ok) return text;
  return `${options.mark === true ? '〒' : ''}${digits.value.slice(0, 3)}-${digits.value.slice(3)}`;
}
