import { minPrice } from '../../application/validate/form-rules/index.ts';
import { compareNumber } from './compare-number.ts';
import { defineRule } from './rule-definition.ts';

/** A price of at least 100 yen. 0 is refused too: it means neither free nor empty. */
export const checkPriceRule = defineRule({
  name: 'check_price',
  check: (value) => (compareNumber(value, { n: BigInt(minPrice), d: 1n }) ?? -1) >= 0,
});
