import { maxStorageDecimals } from '../../application/validate/form-rules/index.ts';
import { hasMaxDecimals } from './has-max-decimals.ts';
import { defineRule } from './rule-definition.ts';

/** A number with at most two decimals. */
export const planStorageRule = defineRule({
  name: 'plan_storage',
  check: (value) => hasMaxDecimals(value, maxStorageDecimals),
});
