import { readCalendarMoment } from '../../application/validate/form-rules/index.ts';
import { defineRule } from './rule-definition.ts';

/** A date later than `min`: より後 leaves out the day itself. */
export const dateAfterRule = defineRule({
  name: 'date_after',
  check: (value, { min }) => (readCalendarMoment(value)?.day ?? 0) > min,
});
