export { toDaiji, toKanjiDigits, toKanjiNumber } from './kanji-numerals.ts';
export { type NegativeMark, type NumericInput, parseNumber, type NumberProblem } from './parse-number.ts';
export {
  formatKanjiMoney,
  type MoneyNumerals,
  formatManUnits,
  formatYen,
  type YenStyle,
  groupDigits,
} from './format-amount.ts';
export { parseKanjiNumber, type KanjiNumberProblem } from './parse-kanji-number.ts';
