import { fullNumerals, legalNumerals } from './numeral-set.ts';
import type { NumericInput } from './numeric-input.ts';
import { writeNumerals } from './write-numerals.ts';

/**
 * A number in 大字, which are hard to alter. `legal` uses 壱弐参拾 and everyday kanji besides (壱百弐拾参万四千), `full` uses
 * 壱弐参肆伍陸漆捌玖拾佰仟萬. 1 is always written (壱拾). Same limits as `toKanjiNumber`.
 */
export function toDaiji(value: NumericInput, set: 'legal' | 'full' = 'legal'): string {
  return writeNumerals(value, set === 'legal' ? legalNumerals : fullNumerals);
}
