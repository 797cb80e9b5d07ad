import { toKanjiDigits } from '../numbers/kanji-digits.ts';
import { toKanjiNumber } from '../numbers/kanji-number.ts';
import type { CalendarDate } from './calendar-date.ts';
import { findEra } from './eras.ts';
import { formatDate } from './format-date.ts';

/**
 * - `long` 令和6年1月31日
 * - `padded` 令和06年01月31日
 * - `short` R6.1.31
 * - `short_padded` R06.01.31
 * - `kanji` 令和六年一月三十一日
 */
export type WarekiStyle = 'long' | 'padded' | 'short' | 'short_padded' | 'kanji';

/** Western years are written digit by digit, all other parts as numbers. */
function toKanjiPart(digits: string): string {
  return digits.length > 2 ? toKanjiDigits(digits) : toKanjiNumber(digits);
}

const layouts: Readonly<Record<WarekiStyle, (date: CalendarDate) => string>> = {
  long: (date) => formatDate(date, 'ggge年M月D日'),
  padded: (date) => formatDate(date, 'gggee年MM月DD日'),
  short: (date) => formatDate(date, 'ge.M.D'),
  short_padded: (date) => formatDate(date, 'gee.MM.DD'),
  kanji: (date) => formatDate(date, 'ggge年M月D日').replace(/\d+/g, toKanjiPart),
};

/**
 * Writes a date by its era. The first year is 元年, except in the short styles. Before 1873-01-01 西暦 and the western year
 * replace the era.
 */
export function formatWareki(date: CalendarDate, style: WarekiStyle = 'long'): string {
  return layouts[style](date);
}

/** Both calendars at once: `western` first 2024年（令和6年）1月31日, `wareki` first 令和6年（2024年）1月31日. */
export function formatBothCalendars(date: CalendarDate, first: 'western' | 'wareki' = 'western'): string {
  if (findEra(date) === undefined) return formatDate(date, 'YYYY年M月D日');
  return formatDate(date, first === 'western' ? 'YYYY年（ggge年）M月D日' : 'ggge年（YYYY年）M月D日');
}
