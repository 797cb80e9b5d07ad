import { compareDates, type CalendarDate } from './calendar-date.ts';

/** A Japanese era (元号). `end` is its last day; the present era has none. */
export interface Era {
  /** 令和 */
  readonly name: string;
  /** One character: 令. */
  readonly initial: string;
  /** One letter: R. */
  readonly letter: string;
  /** One-character square sign: ㋿. */
  readonly sign: string;
  /** Gregorian year of its first year (元年). */
  readonly firstYear: number;
  /** First day that is read and written in this era. */
  readonly start: CalendarDate;
  readonly end?: CalendarDate;
}

/**
 * Eras from the newest to the oldest. Days from the imperial edicts of 1912 and 1926 and the cabinet orders 昭和64年政令第1号 and
 * 平成31年政令第143号. The days 1912-07-30 and 1926-12-25, which both eras could claim, count as the new era, as in offices.
 * 明治 begins here with 6年1月1日 (1873-01-01): before that day Japan counted by the lunisolar calendar (明治5年太政官布告第337号),
 * so an older 明治 date is not the Gregorian date of the same numbers.
 */
export const eras: readonly Era[] = [
  { name: '令和', initial: '令', letter: 'R', sign: '㋿', firstYear: 2019, start: { year: 2019, month: 5, day: 1 } },
  {
    name: '平成',
    initial: '平',
    letter: 'H',
    sign: '㍻',
    firstYear: 1989,
    start: { year: 1989, month: 1, day: 8 },
    end: { year: 2019, month: 4, day: 30 },
  },
  {
    name: '昭和',
    initial: '昭',
    letter: 'S',
    sign: '㍼',
    firstYear: 1926,
    start: { year: 1926, month: 12, day: 25 },
    end: { year: 1989, month: 1, day: 7 },
  },
  {
    name: '大正',
    initial: '大',
    letter: 'T',
    sign: '㍽',
    firstYear: 1912,
    start: { year: 1912, month: 7, day: 30 },
    end: { year: 1926, month: 12, day: 24 },
  },
  {
    name: '明治',
    initial: '明',
    letter: 'M',
    sign: '㍾',
    firstYear: 1868,
    start: { year: 1873, month: 1, day: 1 },
    end: { year: 1912, month: 7, day: 29 },
  },
];

/** The era of a day; undefined before 1873-01-01. */
export function findEra(date: CalendarDate): Era | undefined {
  return eras.find((era) => compareDates(date, era.start) >= 0);
}

/** Year of the day within its era, 1 for 元年. */
export function getEraYear(date: CalendarDate, era: Era): number {
  return date.year - era.firstYear + 1;
}
