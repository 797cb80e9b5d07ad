import { isPhoneDigits } from './is-phone-digits.ts';
import { defineRule } from './rule-definition.ts';

/** The limit behind phoneNumber, with its `max` open. */
export const phoneDigitsMaxRule = defineRule({
  name: 'phone_digits_max',
  check: (value, { max }) => isPhoneDigits(value, max),
});
