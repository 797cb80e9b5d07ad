import { readCalendarMoment } from '../../application/validate/form-rules/index.ts';
import { defineRule } from './rule-definition.ts';

/** A date from `min` to `max`, both included. A time after the date is ignored. */
export const dateBetweenRule = defineRule({
  name: 'date_between',
  check(value, { min, max }) {
    const day = readCalendarMoment(value)?.day;
    return day !== undefined && min <= day && day <= max;
  },
});
