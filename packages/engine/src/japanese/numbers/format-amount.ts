import { largeUnits, maxKanjiDigits, splitIntoGroups, toDaiji, toKanjiNumber } from './kanji-numerals.ts';
import { splitDecimal, type NegativeMark, type NumericInput, parseNumber } from './parse-number.ts';

/** Digits with a comma before every three, for digits only. */
function insertCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1234567.8` as `1,234,567.8`. What is not a number comes back as it was. */
export function groupDigits(value: NumericInput, negative: NegativeMark = '-'): string {
  const parts = splitDecimal(value);
  if (parts === undefined) return String(value);
  const fraction = parts.fraction === '' ? '' : `.${parts.fraction}`;
  return (parts.isNegative ? negative : '') + insertCommas(parts.whole) + fraction;
}

/**
 * - `sign` ¥1,234
 * - `suffix` 1,234円
 * - `receipt` ¥1,234- (領収書: nothing can be added behind it)
 * - `stated` 金1,234円也
 */
export type YenStyle = 'sign' | 'suffix' | 'receipt' | 'stated';

const layouts: Readonly<Record<YenStyle, (mark: string, digits: string) => string>> = {
  sign: (mark, digits) => `${mark}¥${digits}`,
  suffix: (mark, digits) => `${mark}${digits}円`,
  receipt: (mark, digits) => `${mark}¥${digits}-`,
  stated: (mark, digits) => `金${mark}${digits}円也`,
};

/** An amount in yen. The minus sign precedes everything but 金. Input that is not a number is returned unchanged. */
export function formatYen(value: NumericInput, style: YenStyle = 'sign', negative: NegativeMark = '-'): string {
  const parts = splitDecimal(value);
  if (parts === undefined) return String(value);
  const digits = groupDigits(parts.whole + (parts.fraction === '' ? '' : `.${parts.fraction}`));
  return layouts[style](parts.isNegative ? negative : '', digits);
}

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

/** `legal` 金壱百弐拾参万円也, `full` 金壱佰弐拾参萬円也, `plain` 金百二十三万円也. */
export type MoneyNumerals = 'legal' | 'full' | 'plain';

/** An amount in yen as contracts, bills and 領収書 state it. Not a number: as it was. */
export function formatKanjiMoney(value: NumericInput, numerals: MoneyNumerals = 'legal'): string {
  if (!parseNumber(value).ok) return String(value);
  const number = numerals === 'plain' ? toKanjiNumber(value) : toDaiji(value, numerals);
  return `金${number}円也`;
}
