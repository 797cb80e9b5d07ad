import type { CalendarDate } from './calendar-date.ts';

/** Days in 400 Gregorian years, after which the calendar repeats. */
const daysInCycle = 146_097;
/** Day number of 1970-01-01 counted from 0000-03-01, the start of a cycle of years that begin in March. */
const epochOffset = 719_468;

/** Days since 1970-01-01; negative before. Years are counted from March, so that the leap day comes last. */
export function toDayNumber(date: CalendarDate): number {
  const year = date.month <= 2 ? date.year - 1 : date.year;
  const cycle = Math.floor(year / 400);
  const yearOfCycle = year - cycle * 400;
  const monthFromMarch = (date.month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + date.day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * daysInCycle + yearOfCycle * 365 + leapDays + dayOfYear - epochOffset;
}

/** The day that many days after 1970-01-01. */
export function fromDayNumber(dayNumber: number): CalendarDate {
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
