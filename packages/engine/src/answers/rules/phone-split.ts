import { isBlank } from './is-blank.ts';
import { defineRule } from './rule-definition.ts';

/**
 * A phone number in three parts, a list or one text joined by hyphens, of which none is blank. Digits are
 * phoneNumber's matter.
 */
export const phoneSplitRule = defineRule({
  name: 'phoneSplit',
  checksEmpty: true,
  check(value) {
    const parts: unknown = typeof value === 'string' ? value.split('-') : value;
    return Array.isArray(parts) && parts.length === 3 && !parts.some(isBlank);
  },
});
