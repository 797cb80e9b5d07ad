import { isNotAfter, readCalendarMoment, type CalendarMoment } from '../../application/validate/form-rules/index.ts';
import { isEmpty } from './is-empty.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

function isOnTime(alarm: unknown, deadline: CalendarMoment | undefined): boolean {
  const moment = readCalendarMoment(alarm);
  return moment !== undefined && deadline !== undefined && isNotAfter(moment, deadline);
}

/**
 * The alarm is not after the deadline; the same moment is right. The value is `{alarm_at, deadline_at}`, or the
 * alarm with the parameter `deadline`.
 */
export const alarmBeforeDeadlineRule = defineRule({
  name: 'alarm_before_deadline',
  check(value, { deadline }) {
    if (!isRecord(value)) return isOnTime(value, deadline);
    const { alarm_at: alarm, deadline_at: until } = value;
    return isEmpty(alarm) || isEmpty(until) || isOnTime(alarm, readCalendarMoment(until));
  },
});
