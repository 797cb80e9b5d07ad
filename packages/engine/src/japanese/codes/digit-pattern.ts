import { fail, succeed, type Outcome } from '../outcome.ts';
import { toHalfWidth } from '../width/convert-width.ts';
import { replaceHyphens } from '../width/hyphens.ts';

/** Half-width, hyphens as `-`, no spaces: what a code looks like before its digits are read. */
export function tidyCode(text: string): string {
  return replaceHyphens(toHalfWidth(text)).replace(/\s/g, '');
}

/** Groups of digits and the separators between them: `{3}-{4}` is groups 3 and 4 with one separator `-`. */
export interface DigitPattern {
  readonly groups: readonly number[];
  readonly separators: readonly string[];
}

/** Maximum length of the number in braces. */
const maxGroup = 100;

/**
 * Reads the format of a postal code field such as `{3}-{4}`: numbers of digits in braces, with one space or one hyphen between
 * them (specification section 5, rule postCode). `groups` counts are 1 to 100.
 */
export function parseDigitPattern(pattern: string): Outcome<DigitPattern, 'format'> {
  if (!/^\{\d+\}(?:[ -]\{\d+\})*$/.test(pattern)) return fail('format');
  const groups = Array.from(pattern.matchAll(/\d+/g), ([digits]) => Number(digits));
  if (groups.some((count) => count < 1 || count > maxGroup)) return fail('format');
  return succeed({ groups, separators: Array.from(pattern.matchAll(/\}([ -])\{/g), (found) => found[1] ?? '') });
}

/** Digits that a pattern holds in all; undefined when it is no pattern. */
export function countPatternDigits(pattern: string): number | undefined {
  const parsed = parseDigitPattern(pattern);
  return parsed.ok ? parsed.value.groups.reduce((sum, count) => sum + count, 0) : undefined;
}

/**
 * Digits laid out by a pattern: `1234567` by `{3}-{4}` is `123-4567`. Width, hyphens, spaces and 〒 in the text do not matter.
 * When the number of digits or the pattern does not fit, the text comes back as it was.
 */
export function formatByDigitPattern(text: string, pattern: string): string {
  const parsed = parseDigitPattern(pattern);
  const digits = tidyCode(text).replace(/^〒/, '').replaceAll('-', '');
  if (!parsed.ok || !/^\d+$/.test(digits) || digits.length !== countPatternDigits(pattern)) return text;
  let at = 0;
  return parsed.value.groups
    .map((count, index) => {
      const group = digits.slice(at, at + count);
      at += count;
      return group + (parsed.value.separators[index] ?? '');
    })
    .join('');
}
