import { hasMaxDecimals } from './has-max-decimals.ts';
import { defineRule } from './rule-definition.ts';

/** The limit behind plan_storage, with its number of decimals open. */
export const storageTwoDecimalsRule = defineRule({
  name: 'storage_two_decimals',
  check: (value, { decimals }) => hasMaxDecimals(value, decimals),
});
