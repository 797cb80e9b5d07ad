import { parseNumber } from './parse-number.ts';
import { toDaiji } from './daiji.ts';
import { toKanjiNumber } from './kanji-number.ts';
import type { NumericInput } from './numeric-input.ts';

/** `legal` 金壱百弐拾参万円也, `full` 金壱佰弐拾参萬円也, `plain` 金百二十三万円也. */
export type MoneyNumerals = 'legal' | 'full' | 'plain';

/** An amount in yen as contracts, bills and 領収書 state it. Not a number: as it was. */
export function formatKanjiMoney(value: NumericInput, numerals: MoneyNumerals = 'legal'): string {
  if (!parseNumber(value).ok) return String(value);
  const number = numerals === 'plain' ? toKanjiNumber(value) : toDaiji(value, numerals);
  return `金${number}円也`;
}
