import { compareNumber } from './compare-number.ts';
import { defineRule } from './rule-definition.ts';

/** Strictly below `max`. The message of the specification says 以下; its rule says below, and the rule wins. */
export const lessThanRule = defineRule({
  name: 'less_than',
  check: (value, { max }) => (compareNumber(value, max) ?? 1) < 0,
});
