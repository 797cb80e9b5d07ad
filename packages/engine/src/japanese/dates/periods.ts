import { countDaysInMonth, type CalendarDate, addDays, compareDates } from './calendar-date.ts';
import { findEra, getEraYear } from './eras.ts';

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

/**
 * Age in full years as people count it: one more on the birthday. Who was born on 29 February turns a year older on 1 March of
 * a common year. Undefined before birth.
 */
export function getAge(birth: CalendarDate, on: CalendarDate): number | undefined {
  if (compareDates(on, birth) < 0) return undefined;
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day);
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * Age as law counts it (年齢計算ニ関スル法律, 民法第143条): the day of birth counts, so a year is full at 24:00 of the day before
 * the birthday, and that day already counts. It decides school years and pensions: who is born on 4月1日 turns a year older on
 * 3月31日. Who was born on 29 February turns a year older on 28 February. Undefined before birth.
 */
export function getLegalAge(birth: CalendarDate, on: CalendarDate): number | undefined {
  return compareDates(on, birth) < 0 ? undefined : getAge(birth, addDays(on, 1));
}

/** Month in which a fiscal year begins, 1 to 12. The state and most companies begin in April (会計法第1条の2, 財政法第11条). */
const defaultStartMonth = 4;

/** 年度 of a day: the calendar year in which its fiscal year began. 2024-03-31 is in 2023年度. */
export function getFiscalYear(date: CalendarDate, startMonth: number = defaultStartMonth): number {
  return date.month >= startMonth ? date.year : date.year - 1;
}

/** First and last day of a fiscal year. */
export function getFiscalYearRange(
  fiscalYear: number,
  startMonth: number = defaultStartMonth,
): { readonly start: CalendarDate; readonly end: CalendarDate } {
  const start = { year: fiscalYear, month: startMonth, day: 1 };
  return { start, end: getPeriodEnd(start, { years: 1 }) };
}

/**
 * The fiscal year of a day in words: `wareki` 令和6年度 (元年度 for the first), `western` 2024年度. The era is that of the day,
 * as long as its first year had begun with the fiscal year: 2019-04-15 is in 平成31年度, 2019-05-15 in 令和元年度, and
 * 1989-02-01, though in 平成, in 昭和63年度. Before 1873 the western year replaces the era.
 */
export function formatFiscalYear(
  date: CalendarDate,
  style: 'wareki' | 'western' = 'wareki',
  startMonth: number = defaultStartMonth,
): string {
  const year = getFiscalYear(date, startMonth);
  const start = { year, month: startMonth, day: 1 };
  const present = findEra(date);
  const era = present !== undefined && present.firstYear <= year ? present : findEra(start);
  if (style === 'western' || era === undefined) return `${year}年度`;
  const eraYear = getEraYear(start, era);
  return `${era.name}${eraYear === 1 ? '元' : eraYear}年度`;
}
