import { compareNumber } from './compare-number.ts';
import { defineRule } from './rule-definition.ts';

/** The limit behind check_price, with its `min` open. */
export const priceMinimumRule = defineRule({
  name: 'price_minimum',
  check: (value, { min }) => (compareNumber(value, min) ?? -1) >= 0,
});
