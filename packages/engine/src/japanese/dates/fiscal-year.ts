import type { CalendarDate } from './calendar-date.ts';
import { findEra, getEraYear } from './eras.ts';
import { getPeriodEnd } from './periods.ts';

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
