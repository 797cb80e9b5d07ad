import { readCalendarMoment, type CalendarMoment } from '../../application/validate/form-rules/index.ts';
import { isEmpty } from './is-empty.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

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
