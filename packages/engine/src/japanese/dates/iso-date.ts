import { fail, succeed, type Outcome } from '../outcome.ts';
import { countDaysInMonth, maxYear, minYear, type CalendarDate } from './calendar-date.ts';

/**
 * - `empty`: nothing but spaces.
 * - `unreadable`: not in a form that is read.
 * - `year_out_of_range`: outside the years 1 to 9999.
 * - `no_such_month`, `no_such_day`: no such day in the calendar (13月, 2月30日).
 */
export type IsoDateProblem = 'empty' | 'unreadable' | 'year_out_of_range' | 'no_such_month' | 'no_such_day';

/** The day of these numbers, if the calendar has it. */
export function checkDate(year: number, month: number, day: number): Outcome<CalendarDate, IsoDateProblem> {
  if (year < minYear || year > maxYear) return fail('year_out_of_range');
  if (month < 1 || month > 12) return fail('no_such_month');
  if (day < 1 || day > countDaysInMonth(year, month)) return fail('no_such_day');
  return succeed({ year, month, day });
}

/** Reads `YYYY-MM-DD` strictly: half-width digits, zero padded, nothing around. */
export function parseIsoDate(text: string): Outcome<CalendarDate, IsoDateProblem> {
  if (text.trim() === '') return fail('empty');
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return found === null ? fail('unreadable') : checkDate(Number(found[1]), Number(found[2]), Number(found[3]));
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** `YYYY-MM-DD`, zero padded. */
export function formatIsoDate(date: CalendarDate): string {
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}
