import { toKanjiDigits, toKanjiNumber } from '../../../../japanese/numbers/index.ts';
import { chineseFormats } from './chinese-numerals.ts';
import { cardinalText, ordinal, ordinalText } from './english-numbers.ts';
import { japaneseLegal } from './japanese-legal.ts';
import { pickFrom, sequences } from './sequences.ts';

function fullWidth(value: number): string {
  return Array.from(String(value), (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)).join('');
}

const parts: readonly (readonly [value: number, letters: string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Largest number that is written in Roman numerals, as in Word. */
const largest = 32_767;

/** Roman numerals in capitals, for numbers from 1. */
function romanNumerals(value: number): string {
  if (value > largest) return String(value);
  let left = value;
  let text = '';
  for (const [size, letters] of parts) {
    text += letters.repeat(Math.floor(left / size));
    left %= size;
  }
  return text;
}

/** Formats that are made by rule, for numbers from 1. */
const made: Readonly<Record<string, (value: number) => string>> = {
  ...chineseFormats,
  decimalZero: (value) => String(value).padStart(2, '0'),
  decimalFullWidth: fullWidth,
  decimalFullWidth2: fullWidth,
  upperRoman: romanNumerals,
  lowerRoman: (value) => romanNumerals(value).toLowerCase(),
  japaneseCounting: toKanjiNumber,
  japaneseLegal,
  japaneseDigitalTenThousand: (value) => toKanjiDigits(String(value)),
  ideographDigital: (value) => toKanjiDigits(String(value)),
  numberInDash: (value) => `- ${value} -`,
  ordinal,
  ordinalText,
  cardinalText,
  hex: (value) => value.toString(16).toUpperCase(),
};

/** Formats that print Arabic figures as they are. */
const plainFormats: ReadonlySet<string> = new Set(['decimal', 'decimalHalfWidth', 'none', 'bullet']);

/** Is it a format that numbers are written in here? The others print Arabic figures. */
export function isKnownNumberFormat(format: string): boolean {
  return (
    plainFormats.has(format) ||
    format.startsWith('custom:') ||
    Object.hasOwn(sequences, format) ||
    Object.hasOwn(made, format)
  );
}

/**
 * A number in one of Word's formats (`ST_NumberFormat`, ECMA-376 part 1, 17.18.59), or in a custom one with zeros in front
 * (`custom:001`). `none` and `bullet` print nothing; formats of other scripts, numbers below 1 and numbers that a format has no
 * characters for come in Arabic figures.
 */
export function formatNumber(value: number, format: string): string {
  if (format === 'none' || format === 'bullet') return '';
  const whole = Math.trunc(value);
  if (format.startsWith('custom:')) return String(whole).padStart(format.length - 'custom:'.length, '0');
  if (whole < 1) return format === 'numberInDash' ? `- ${whole} -` : String(whole);
  const sequence = Object.hasOwn(sequences, format) ? sequences[format] : undefined;
  if (sequence) return pickFrom(sequence, whole);
  const make = Object.hasOwn(made, format) ? made[format] : undefined;
  return make ? make(whole) : String(whole);
}
