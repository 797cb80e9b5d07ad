import { readDecimal, minPrice, maxStorageDecimals } from '../../application/validate/form-rules/index.ts';
import { compareRational, type Rational } from '../../formula/index.ts';
import { asText, defineRule } from './rule-definition.ts';

/**
 * Negative, 0 or positive as the value is below, equal to or above `limit`, compared without rounding; undefined when it is
 * no number.
 */
function compareNumber(value: unknown, limit: Rational): number | undefined {
  const number = readDecimal(value);
  return number && compareRational(number, limit);
}

/**
 * True for a number written with at most `decimals` digits behind the point. A written zero counts: 1.250 has
 * three.
 */
function hasMaxDecimals(value: unknown, decimals: number): boolean {
  if (!readDecimal(value)) return false;
  const text = asText(value) ?? '';
  const point = text.indexOf('.');
  // A number printed as 1e-7 has more decimals than any limit of the specification; 1e+21 has none.
  if (text.includes('e-')) return false;
  return point === -1 || text.includes('e') || text.length - point - 1 <= decimals;
}

/**
 * A number in half-width digits: an optional minus, digits, and an inner point when it has decimals. 5 passes, .5
 * and 1e3 do not.
 */
export const decimalRule = defineRule({
  name: 'decimal',
  check: (value) => readDecimal(value) !== undefined,
});

/** A number of at least `min`. */
export const minValueRule = defineRule({
  name: 'min_value',
  check: (value, { min }) => (compareNumber(value, min) ?? -1) >= 0,
});

/** A number of at most `max`. */
export const maxValueRule = defineRule({
  name: 'max_value',
  check: (value, { max }) => (compareNumber(value, max) ?? 1) <= 0,
});

/** Strictly below `max`. The specification's message has 以下, but its rule is "below", and the rule wins. */
export const lessThanRule = defineRule({
  name: 'less_than',
  check: (value, { max }) => (compareNumber(value, max) ?? 1) < 0,
});

/** The limit behind check_price, with its `min` open. */
export const priceMinimumRule = defineRule({
  name: 'price_minimum',
  check: (value, { min }) => (compareNumber(value, min) ?? -1) >= 0,
});

/** A price of at least 100 yen. 0 is refused too: it means neither free nor empty. */
export const checkPriceRule = defineRule({
  name: 'check_price',
  check: (value) => (compareNumber(value, { n: BigInt(minPrice), d: 1n }) ?? -1) >= 0,
});

/** The limit behind plan_storage, with its number of decimals open. */
export const storageTwoDecimalsRule = defineRule({
  name: 'storage_two_decimals',
  check: (value, { decimals }) => hasMaxDecimals(value, decimals),
});

/** A number with at most two decimals. */
export const planStorageRule = defineRule({
  name: 'plan_storage',
  check: (value) => hasMaxDecimals(value, maxStorageDecimals),
});
