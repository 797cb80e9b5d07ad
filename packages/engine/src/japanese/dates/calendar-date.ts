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

/** Days in 400 Gregorian years, after which the calendar repeats. */
const daysInCycle = 146_097;
/** Day number of 1970-01-01 counted from 0000-03-01, the start of a cycle of years that begin in March. */
const epochOffset = 719_468;

/** Days since 1970-01-01; negative before. Years are counted from March, so that the leap day comes last. */
function toDayNumber(date: CalendarDate): number {
  const year = date.month <= 2 ? date.year - 1 : date.year;
  const cycle = Math.floor(year / 400);
  const yearOfCycle = year - cycle * 400;
  const monthFromMarch = (date.month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + date.day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * daysInCycle + yearOfCycle * 365 + leapDays + dayOfYear - epochOffset;
}

/** The day that many days after 1970-01-01. */
function fromDayNumber(dayNumber: number): CalendarDate {
  const shifted = dayNumber + epochOffset;
  const cycle = Math.floor(shifted / daysInCycle);
  const dayOfCycle = shifted - cycle * daysInCycle;
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, day };
}

/** The day `days` after `date`, or before it when negative. The result may leave the years 1 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Days from `from` to `to`: 1 from one day to the next, 0 for the same day, negative backwards. */
export function countDaysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** 曜日 in one character, from Sunday. */
const weekdayCharacters = '日月火水木金土';

/** Day of the week: 0 Sunday to 6 Saturday. 1970-01-01 was a Thursday. */
export function getWeekday(date: CalendarDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7;
}

/** `short` 水, `long` 水曜日. */
export function formatWeekday(date: CalendarDate, style: 'short' | 'long' = 'short'): string {
  const character = weekdayCharacters.charAt(getWeekday(date));
  return style === 'long' ? `${character}曜日` : character;
}
