import { isBlank } from './is-blank.ts';
import { defineRule } from './rule-definition.ts';

/** An email address was given. Whether it is one is the matter of `email`. */
export const emailRequiredRule = defineRule({
  name: 'email_required',
  checksEmpty: true,
  check: (value) => !isBlank(value),
});
