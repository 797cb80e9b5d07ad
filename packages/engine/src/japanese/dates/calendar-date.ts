/**
 * A day of the Gregorian calendar, without time or zone. `month` is 1 to 12, `day` 1 to 31. Years 1 to 9999 are valid; days
 * before 1582 follow the same rules backwards (proleptic).
 */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Years that `YYYY-MM-DD` can write. */
export const minYear = 1;
export const maxYear = 9999;

/** True for years with a 29 February. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days in a month, 28 to 31; 0 when there is no such month. */
export function countDaysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return lengths[month - 1] ?? 0;
}

/** True for a day that exists in the calendar, in the years 1 to 9999. */
export function isValidDate(date: CalendarDate): boolean {
  const { year, month, day } = date;
  return (
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    year >= minYear &&
    year <= maxYear &&
    day >= 1 &&
    day <= countDaysInMonth(year, month)
  );
}

/** Negative when `a` is earlier than `b`, positive when it is later, 0 for the same day. Fits `Array.sort`. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}
