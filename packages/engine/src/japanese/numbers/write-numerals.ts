import { splitDecimal } from './decimal-parts.ts';
import { largeUnits, maxKanjiDigits, splitIntoGroups } from './large-units.ts';
import type { NumeralSet } from './numeral-set.ts';
import type { NumericInput } from './numeric-input.ts';

/** One group of up to four digits. `isAlone` is true for the last group (10^0), where 1千 is written 千. */
function writeGroup(group: string, set: NumeralSet, isLast: boolean): string {
  let text = '';
  for (const [index, digit] of Array.from(group).entries()) {
    const place = group.length - 1 - index;
    if (digit === '0') continue;
    const hidesOne = digit === '1' && place > 0 && !set.writesOne && (isLast || place < 3);
    text += (hidesOne ? '' : (set.digits[Number(digit)] ?? '')) + (set.smallUnits[place] ?? '');
  }
  return text;
}

function writeWhole(digits: string, set: NumeralSet): string {
  const groups = splitIntoGroups(digits);
  let text = '';
  for (const [index, group] of groups.entries()) {
    const unit = groups.length - 1 - index;
    const written = writeGroup(group, set, unit === 0);
    if (written !== '') text += written + (unit === 1 ? set.tenThousand : (largeUnits[unit] ?? ''));
  }
  return text === '' ? (set.digits[0] ?? '') : text;
}

/** A number in the given numerals; digits behind the point one by one after ・. Not a number, or too large: as it was. */
export function writeNumerals(value: NumericInput, set: NumeralSet): string {
  const parts = splitDecimal(value);
  if (parts === undefined || parts.whole.length > maxKanjiDigits) return String(value);
  const fraction = Array.from(parts.fraction)
    .map((digit) => set.digits[Number(digit)] ?? '')
    .join('');
  return (parts.isNegative ? 'マイナス' : '') + writeWhole(parts.whole, set) + (fraction === '' ? '' : `・${fraction}`);
}
