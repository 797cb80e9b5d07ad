import { readDecimal } from '../../application/validate/form-rules/index.ts';
import { defineRule } from './rule-definition.ts';

/**
 * A number in half-width digits: an optional minus, digits, and an inner point when it has decimals. 5 passes, .5
 * and 1e3 do not.
 */
export const decimalRule = defineRule({
  name: 'decimal',
  check: (value) => readDecimal(value) !== undefined,
});
