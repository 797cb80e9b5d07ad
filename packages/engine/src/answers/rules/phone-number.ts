import { maxPhoneDigits } from '../../application/validate/form-rules/index.ts';
import { isPhoneDigits } from './is-phone-digits.ts';
import { defineRule } from './rule-definition.ts';

/** 1 to 12 half-width digits and nothing else. */
export const phoneNumberRule = defineRule({
  name: 'phoneNumber',
  check: (value) => isPhoneDigits(value, maxPhoneDigits),
});
