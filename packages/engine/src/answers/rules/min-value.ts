import { compareNumber } from './compare-number.ts';
import { defineRule } from './rule-definition.ts';

/** A number of at least `min`. */
export const minValueRule = defineRule({
  name: 'min_value',
  check: (value, { min }) => (compareNumber(value, min) ?? -1) >= 0,
});
