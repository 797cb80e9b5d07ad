import { plainNumerals } from './numeral-set.ts';
import type { NumericInput } from './numeric-input.ts';
import { writeNumerals } from './write-numerals.ts';

/**
 * A number in kanji: 千二百三十四, 三億五千万. 1 is not written before 十 and 百, nor before 千 in the last four digits (十, 百, 千,
 * 一万千); before 千 of a larger unit it is (一千万), as newspapers and contracts do. 3.14 is 三・一四, -5 is マイナス五. Up to 72
 * digits (無量大数); what is larger, or not a number, comes back as it was.
 */
export function toKanjiNumber(value: NumericInput): string {
  return writeNumerals(value, plainNumerals);
}
