import { DisplayValue, type TemplateValue } from '../../values/index.ts';
import { HelperError } from './helper.ts';

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

function samePlain(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  const left = asNumber(a);
  return left !== null && left === asNumber(b);
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
  const leftNumber = asNumber(left);
  const rightNumber = asNumber(right);
  if (leftNumber !== null && rightNumber !== null) return leftNumber - rightNumber;
  if (typeof left !== 'string' || typeof right !== 'string') return null;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Does a value count as true in a condition? Empty texts, lists, zero, false and nothing do not. */
export function isTrue(value: TemplateValue): boolean {
  if (value instanceof DisplayValue) return isTrue(value.value);
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}
