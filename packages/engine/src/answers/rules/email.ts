import { isEmailAddress } from './is-email-address.ts';
import { defineRule } from './rule-definition.ts';

/** One email address. */
export const emailRule = defineRule({
  name: 'email',
  check: (value) => typeof value === 'string' && isEmailAddress(value),
});
