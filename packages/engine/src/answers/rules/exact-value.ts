import { asText } from './as-text.ts';
import { defineRule } from './rule-definition.ts';

/**
 * As many digits as the format requires. `length` is a number or a format such as `{3}-{4}`; spaces and hyphens do
 * not count.
 */
export const exactValueRule = defineRule({
  name: 'exact_value',
  check(value, { length }) {
    const digits = asText(value)?.replaceAll(/[ -]/g, '') ?? '';
    return digits.length === length && /^[0-9]*$/.test(digits);
  },
});
