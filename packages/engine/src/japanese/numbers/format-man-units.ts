import { splitDecimal, type NegativeMark } from './decimal-parts.ts';
import { insertCommas } from './group-digits.ts';
import { largeUnits, maxKanjiDigits, splitIntoGroups } from './large-units.ts';
import type { NumericInput } from './numeric-input.ts';

/**
 * Arabic digits with 万 and 億: `1億2,345万6,789`. Groups of zeros are left out (`1億`). `commas: false` writes `1億2345万6789`.
 * Up to 72 digits; what is larger, or not a number, comes back as it was.
 */
export function formatManUnits(
  value: NumericInput,
  options: { readonly commas?: boolean; readonly negative?: NegativeMark } = {},
): string {
  const parts = splitDecimal(value);
  if (parts === undefined || parts.whole.length > maxKanjiDigits) return String(value);
  const groups = splitIntoGroups(parts.whole).map((group) => group.replace(/^0+/, ''));
  const text = groups.map((group, index) => {
    if (group === '') return '';
    return (options.commas === false ? group : insertCommas(group)) + (largeUnits[groups.length - 1 - index] ?? '');
  });
  const needsZero = groups.at(-1) === '' && (parts.fraction !== '' || groups.length === 1);
  const tail = (needsZero ? '0' : '') + (parts.fraction === '' ? '' : `.${parts.fraction}`);
  return (parts.isNegative ? (options.negative ?? '-') : '') + text.join('') + tail;
}
