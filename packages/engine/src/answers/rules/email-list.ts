import { isEmailAddress } from './is-email-address.ts';
import { defineRule } from './rule-definition.ts';

/**
 * Every entry is an email address. One text is split at commas, semicolons and spaces; an address given twice is
 * no fault.
 */
export const emailListRule = defineRule({
  name: 'email_list',
  check(value) {
    const addresses: unknown =
      typeof value === 'string' ? value.split(/[,;、，；\s]+/u).filter((part) => part !== '') : value;
    if (!Array.isArray(addresses) || addresses.length === 0) return false;
    return addresses.every((address) => typeof address === 'string' && isEmailAddress(address));
  },
});
