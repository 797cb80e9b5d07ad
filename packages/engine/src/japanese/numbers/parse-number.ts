import { fail, succeed, type Outcome } from '../outcome.ts';
import { toHalfWidth } from '../width/convert-width.ts';

/** A number as input. Strings preserve digits that a `number` would lose; a `number` is read in its shortest decimal form. */
export type NumericInput = string | number | bigint;

/** Why a text is no number. */
export type NumberProblem = 'empty' | 'unreadable';

/** Longest number that is read, in characters: far beyond 無量大数, short of what would tie up a browser. */
const maxLength = 1000;
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Sign, digits with commas in any place, fraction. */
const written = /^([-+])?(\d[\d,]*|(?=\.\d))(?:\.(\d*))?$/;
const exponential = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/;

/** Spells out 1e+21 and 1e-7. */
function expandExponent(text: string): string {
  const found = exponential.exec(text);
  if (found === null) return text;
  const [, sign = '', whole = '', fraction = ''] = found;
  const digits = whole + fraction;
  const point = whole.length + Number(found[4]);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** One spelling for signs, width, spaces and the yen around a number. */
function tidy(text: string): string {
  return toHalfWidth(text.trim())
    .replace(/^[¥￥\\]\s*|\s*円$/g, '')
    .replace(/^[△▲‐−–]\s*/, '-')
    .replace(/^-\s*[¥￥\\]/, '-');
}

/**
 * Reads a number as people write it, in any width, with commas, a sign (-, −, △, ▲, +), ¥ before or 円 behind it. The value is
 * a decimal string: `-` for negatives, no leading zeros, digits after the point as they were written (`１，２３４．５０` is `1234.50`).
 */
export function parseNumber(input: NumericInput): Outcome<string, NumberProblem> {
  if (typeof input === 'bigint') return succeed(String(input));
  const text = typeof input === 'number' ? expandExponent(String(input)) : input;
  if (text.length <= maxLength && plainNumber.test(text)) return succeed(/^-[0.]+$/.test(text) ? text.slice(1) : text);
  if (text.trim() === '') return fail('empty');
  if (text.length > maxLength) return fail('unreadable');
  const found = written.exec(tidy(text));
  if (found === null) return fail('unreadable');
  const whole = (found[2] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = found[3] ?? '';
  const isZero = /^0*$/.test(whole + fraction);
  return succeed((found[1] === '-' && !isZero ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`));
}

/** A decimal number in pieces: digits without leading zeros, and the digits after the point, which may be none. */
interface DecimalParts {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** The pieces of a number; undefined for what is not a number. */
export function splitDecimal(input: NumericInput): DecimalParts | undefined {
  const number = parseNumber(input);
  if (!number.ok) return undefined;
  const isNegative = number.value.startsWith('-');
  const [whole = '0', fraction = ''] = (isNegative ? number.value.slice(1) : number.value).split('.');
  return { isNegative, whole, fraction };
}

/** How a negative number is marked: 帳票 use △ or ▲. */
export type NegativeMark = '-' | '△' | '▲' | '−' | 'マイナス';
