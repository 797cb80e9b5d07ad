import {
  readCalendarMoment,
  readCalendarDay,
  type CalendarMoment,
} from '../../application/validate/form-rules/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule, isBlank, isEmpty } from './rule-definition.ts';

/** A date later than `min`: より後 leaves out the day itself. */
export const dateAfterRule = defineRule({
  name: 'date_after',
  check: (value, { min }) => (readCalendarMoment(value)?.day ?? 0) > min,
});

/** A date from `min` to `max`, both included. A time after the date is ignored. */
export const dateBetweenRule = defineRule({
  name: 'date_between',
  check(value, { min, max }) {
    const day = readCalendarMoment(value)?.day;
    return day !== undefined && min <= day && day <= max;
  },
});

/** A real calendar date in the format, which is YYYY-MM-DD unless given, with the padding the format has. */
export const dateFormatRule = defineRule({
  name: 'date_format',
  check: (value, { format }) => typeof value === 'string' && format.matches(value),
});

/** A real calendar date written YYYY-MM-DD. */
export const datetimeFormatRule = defineRule({
  name: 'datetime_format',
  check: (value) => readCalendarDay(value) !== undefined,
});

function isInOrder(start: CalendarMoment | undefined, end: unknown): boolean {
  const last = readCalendarMoment(end);
  return start !== undefined && last !== undefined && start.day <= last.day;
}

/**
 * The end date is not before the start date; one day for both is right. The value is `{start, end}`, or the end
 * date with the parameter `start`. While one of the two is empty there is nothing to compare.
 */
export const rangeDateRule = defineRule({
  name: 'range_date',
  check(value, { start }) {
    if (!isRecord(value)) return isInOrder(start, value);
    const { start: from, end } = value;
    return isEmpty(from) || isEmpty(end) || isInOrder(readCalendarMoment(from), end);
  },
});

/**
 * A date entered in parts (year, month, day, and the era where it is asked) with no part left blank. A date in one
 * text counts too.
 */
export const requiredDateRule = defineRule({
  name: 'required_date',
  checksEmpty: true,
  check(value) {
    if (typeof value === 'string') return value.split(/[-/]/).filter((part) => !isBlank(part)).length === 3;
    if (!isRecord(value)) return false;
    return (
      ['year', 'month', 'day'].every((part) => !isBlank(value[part])) && !('era' in value && isBlank(value['era']))
    );
  },
});
