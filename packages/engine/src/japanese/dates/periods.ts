import { countDaysInMonth, type CalendarDate } from './calendar-date.ts';
import { addDays } from './day-arithmetic.ts';

/** A length of time by the calendar. Years and months are counted first, then weeks and days. */
export interface PeriodLength {
  readonly years?: number;
  readonly months?: number;
  readonly weeks?: number;
  readonly days?: number;
}

function shiftMonth(date: CalendarDate, months: number): { year: number; month: number } {
  const total = date.year * 12 + (date.month - 1) + months;
  const year = Math.floor(total / 12);
  return { year, month: total - year * 12 + 1 };
}

/** The same day `months` later, or the last day of that month when it is shorter: 1月31日 + 1 is 2月28日 or 29日. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = shiftMonth(date, months);
  return { year, month, day: Math.min(date.day, countDaysInMonth(year, month)) };
}

/** The same day `years` later; 2月29日 becomes 2月28日 in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, years * 12);
}

/**
 * The last day of a period that begins with the whole of `start` (起算日), by 民法第143条: the day before the day that
 * corresponds to `start`, or the last day of the month when it has no such day. One month from 4月1日 ends on 4月30日, from
 * 1月31日 on the last day of February. `length` must not be negative; a length of nothing ends the day before `start`.
 */
export function getPeriodEnd(start: CalendarDate, length: PeriodLength): CalendarDate {
  const months = (length.years ?? 0) * 12 + (length.months ?? 0);
  const days = (length.weeks ?? 0) * 7 + (length.days ?? 0);
  const { year, month } = shiftMonth(start, months);
  const lastDay = countDaysInMonth(year, month);
  const end = start.day > lastDay ? { year, month, day: lastDay } : addDays({ year, month, day: start.day }, -1);
  return addDays(end, days);
}

/**
 * The first day of a period that runs from an event such as the delivery of a notice, by 民法第140条: the day of the event does
 * not count (初日不算入), unless the period begins at 0:00 of that day.
 */
export function getPeriodStart(eventDate: CalendarDate): CalendarDate {
  return addDays(eventDate, 1);
}
