import { readCalendarDay } from '../../application/validate/form-rules/index.ts';
import { defineRule } from './rule-definition.ts';

/** A real calendar date written YYYY-MM-DD. */
export const datetimeFormatRule = defineRule({
  name: 'datetime_format',
  check: (value) => readCalendarDay(value) !== undefined,
});
