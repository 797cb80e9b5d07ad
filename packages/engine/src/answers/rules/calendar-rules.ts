import { isNotAfter, readCalendarMoment, type CalendarMoment } from '../../application/validate/form-rules/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule, isBlank, isEmpty } from './rule-definition.ts';

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

/** A step or task with both `start` and `end` gives a calendar event; passing means that it does. */
export const calendarItemNeedsStartAndEndRule = defineRule({
  name: 'calendar_item_needs_start_and_end',
  checksEmpty: true,
  check: (value) => isRecord(value) && !isBlank(value['start']) && !isBlank(value['end']),
});

/**
 * An all-day event fits an all-day cell, and any other event into any other cell. The value is
 * `{event_all_day, cell_all_day}`.
 */
export const calendarPasteAllDayRule = defineRule({
  name: 'calendar_paste_all_day',
  check(value) {
    if (!isRecord(value)) return false;
    const { event_all_day: event, cell_all_day: cell } = value;
    return typeof event === 'boolean' && event === cell;
  },
});

/** 5 means hidden, 4 belongs to templates (specification section 3). */
const listedPriorities: ReadonlySet<unknown> = new Set([1, 2, 3]);

const monthOf = (day: number): number => Math.floor(day / 100);

/**
 * The dashboard lists an item that is no todo, ends in the month of `now` and has the priority 1, 2 or 3; passing
 * means that it is listed.
 */
export const modalListFilterRule = defineRule({
  name: 'modal_list_filter',
  checksEmpty: true,
  check(value, { now }) {
    if (!isRecord(value)) return false;
    const { is_todo: isTodo, end, modal_priority: priority } = value;
    const day = readCalendarMoment(end)?.day;
    if (isTodo === true || isTodo === 1 || day === undefined) return false;
    return monthOf(day) === monthOf(now.day) && listedPriorities.has(priority);
  },
});
