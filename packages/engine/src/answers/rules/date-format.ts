import { defineRule } from './rule-definition.ts';

/** A real calendar date in the format, which is YYYY-MM-DD unless given, with the padding the format has. */
export const dateFormatRule = defineRule({
  name: 'date_format',
  check: (value, { format }) => typeof value === 'string' && format.matches(value),
});
