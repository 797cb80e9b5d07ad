import { compareRational, parseRational } from '../../formula/index.ts';
import type { ModelField, Test } from '../model/things.ts';
import type { Value } from '../model/value.ts';

/** What is compiled: the other operators are the opposites of these. */
export type Comparison = 'eq' | 'contains' | 'lt' | 'lte' | 'gt' | 'gte';

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Up to so many characters a decimal number survives as a double, and doubles compare as the numbers do. */
const safeDigits = 15;

/** Below zero, zero or above as `a` comes before, equals or comes after `b`: as numbers when both are, else as text. */
function compareKeys(a: string, b: string): number {
  if (plainNumber.test(a) && plainNumber.test(b)) {
    if (a.length <= safeDigits && b.length <= safeDigits) return Number(a) - Number(b);
    const left = parseRational(a);
    const right = parseRational(b);
    if (left !== null && right !== null) return compareRational(left, right);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Numbers are equal by value (1.0 and 1); text, however much it looks like a number, by its characters (007 and 7). */
function equalKeys(a: string, b: string, asNumbers: boolean): boolean {
  return asNumbers ? compareKeys(a, b) === 0 : a === b;
}

function compare(
  comparison: Comparison,
  a: readonly string[],
  b: readonly string[],
  whole: boolean,
  asNumbers: boolean,
) {
  const [left = ''] = a;
  const [right = ''] = b;
  switch (comparison) {
    case 'eq':
      return a.length === b.length && a.every((key, at) => equalKeys(key, b[at] ?? '', asNumbers));
    case 'contains':
      return whole ? b.length > 0 && b.every((key) => a.includes(key)) : left.includes(right);
    case 'lt':
      return compareKeys(left, right) < 0;
    case 'lte':
      return compareKeys(left, right) <= 0;
    case 'gt':
      return compareKeys(left, right) > 0;
    case 'gte':
      return compareKeys(left, right) >= 0;
  }
}

/** The result of an operator for the sign of a comparison. */
const bySign: Readonly<Record<Exclude<Comparison, 'contains'>, (sign: number) => boolean>> = {
  eq: (sign) => sign === 0,
  lt: (sign) => sign < 0,
  lte: (sign) => sign <= 0,
  gt: (sign) => sign > 0,
  gte: (sign) => sign >= 0,
};

/** A number against a constant, which is read once. */
function compareWithNumber(slot: number, comparison: keyof typeof bySign, key: string): Test {
  const holds = bySign[comparison];
  const constant = Number(key);
  const isShort = key.length <= safeDigits && plainNumber.test(key);
  return (state) => {
    const value = state.values[slot];
    if (typeof value !== 'string') return false;
    return holds(isShort && value.length <= safeDigits ? Number(value) - constant : compareKeys(value, key));
  };
}

/** A test of the value of a field against a constant, which is read as an answer to that field would be. */
export function compareWithConstant(field: ModelField, comparison: Comparison, raw: string | number | boolean): Test {
  const { kind, slot } = field;
  const read = kind.read(raw).value;
  const keys = read === null ? [String(raw)] : kind.keys(read);
  const [key = ''] = keys;
  if (kind.family === 'boolean' && comparison === 'eq') {
    // An untouched checkbox counts as not ticked; a hidden one as neither.
    return (state) => state.visible[slot] === true && (state.values[slot] ?? false) === read;
  }
  if (kind.family === 'text' && comparison === 'eq') {
    return (state) => {
      const value = state.values[slot] ?? null;
      return value !== null && (value === key || kind.keys(value)[0] === key);
    };
  }
  if (kind.family === 'number' && comparison !== 'contains') return compareWithNumber(slot, comparison, key);
  const whole = kind.family === 'choice';
  const asNumbers = kind.family === 'number';
  return (state) => {
    const value = state.values[slot] ?? null;
    return value !== null && compare(comparison, kind.keys(value), keys, whole, asNumbers);
  };
}

/** Compares the values of two fields. What is not answered compares with nothing. */
export function compareWithValue(
  a: ModelField,
  left: Value,
  comparison: Comparison,
  b: ModelField,
  right: Value,
): boolean {
  if (left === null || right === null) return false;
  const whole = a.kind.family === 'choice';
  const asNumbers = a.kind.family === 'number' || b.kind.family === 'number';
  return compare(comparison, a.kind.keys(left), b.kind.keys(right), whole, asNumbers);
}
