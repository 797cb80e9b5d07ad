import { compareNumber } from './compare-number.ts';
import { defineRule } from './rule-definition.ts';

/** A number of at most `max`. */
export const maxValueRule = defineRule({
  name: 'max_value',
  check: (value, { max }) => (compareNumber(value, max) ?? 1) <= 0,
});
