import { compareNumber } from './compare-number.ts';
import { defineRule } from './rule-definition.ts';

/** Strictly below `max`. The specification's message has 以下, but its rule is "below", and the rule wins. */
export const lessThanRule = defineRule({
  name: 'less_than',
  check: (value, { max }) => (compareNumber(value, max) ?? 1) < 0,
});
