import { DisplayValue, type TemplateValue } from '../../values/index.ts';
import { HelperError } from '../data/helper-error.ts';

type Plain = string | number | boolean | null;

/** What a value may be compared as: a choice or a date by what is stored and by what is printed. */
function forms(value: TemplateValue): readonly Plain[] {
  if (value instanceof DisplayValue) return value.value === value.text ? [value.text] : [value.value, value.text];
  if (value === undefined || value === null || value === '') return [null];
  if (typeof value === 'bigint') return [String(value)];
  if (Object.prototype.toString.call(value) === '[object Date]') throw new HelperError('word.value-date');
  return typeof value === 'object' ? [] : [value];
}

const numeric = /^[+-]?\d+(\.\d+)?$/;

function asNumber(value: Plain): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && numeric.test(value) ? Number(value) : null;
}

/** Digits that a floating-point number surely keeps (IEEE 754 double: 15). */
const exactDigits = 15;

/** Longer ones are compared as floating-point numbers: the exact way costs the square of their length. */
const longestExact = 1_000;

const whole = /^[+-]?\d+$/;

/** The order of two values as numbers, to the last digit of whole ones; null when one of them is none. */
function orderNumbers(a: Plain, b: Plain): number | null {
  const [left, right] = [asNumber(a), asNumber(b)];
  if (left === null || right === null) return null;
  const [leftText, rightText] = [String(a), String(b)];
  const length = Math.max(leftText.length, rightText.length);
  if (length <= exactDigits || length > longestExact || !whole.test(leftText) || !whole.test(rightText))
    return left - right;
  const difference = BigInt(leftText) - BigInt(rightText);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function samePlain(a: Plain, b: Plain): boolean {
  return a === b || orderNumbers(a, b) === 0;
}

/** Are two values the same? `"10"` equals `10`; a choice equals its value and its text; null equals an empty text. */
export function sameValue(a: TemplateValue, b: TemplateValue): boolean {
  if (a === b) return true;
  const right = forms(b);
  return forms(a).some((left) => right.some((each) => samePlain(left, each)));
}

/** Negative, zero or positive as `a` is before, at or after `b`; null when they cannot be ordered. */
export function orderValues(a: TemplateValue, b: TemplateValue): number | null {
  const [left] = forms(a);
  const [right] = forms(b);
  if (left === undefined || right === undefined || left === null || right === null) return null;
  const order = orderNumbers(left, right);
  if (order !== null) return order;
  if (typeof left !== 'string' || typeof right !== 'string') return null;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Does a value count as true in a condition? Empty texts, lists, zero, false and nothing do not. */
export function isTrue(value: TemplateValue): boolean {
  if (value instanceof DisplayValue) return isTrue(value.value);
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}
