import { toKanjiDigits, toKanjiNumber } from '../numbers/kanji-numerals.ts';
import { type CalendarDate, formatWeekday } from './calendar-date.ts';
import { findEra, getEraYear, type Era } from './eras.ts';

/** Replacement of the era before 1873-01-01: 西暦 and the western year, which is still correct. */
const westernCalendar = '西暦';

interface Moment {
  readonly date: CalendarDate;
  readonly era: Era | undefined;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

function eraYear({ date, era }: Moment): number {
  return era === undefined ? date.year : getEraYear(date, era);
}

/** The year after an era's name: 元 for the first. */
function namedYear(moment: Moment, length = 1): string {
  const year = eraYear(moment);
  return year === 1 && moment.era !== undefined ? '元' : pad(year, length);
}

const eraName = ({ era }: Moment): string => era?.name ?? westernCalendar;
const eraInitial = ({ era }: Moment): string => era?.initial ?? westernCalendar;
const shortWeekday = ({ date }: Moment): string => formatWeekday(date);
const longWeekday = ({ date }: Moment): string => formatWeekday(date, 'long');

const tokens: Readonly<Record<string, (moment: Moment) => string>> = {
  YYYY: ({ date }) => pad(date.year, 4),
  YY: ({ date }) => pad(date.year % 100),
  MM: ({ date }) => pad(date.month),
  M: ({ date }) => String(date.month),
  DD: ({ date }) => pad(date.day),
  D: ({ date }) => String(date.day),
  gggee: (moment) => eraName(moment) + namedYear(moment, 2),
  ggge: (moment) => eraName(moment) + namedYear(moment),
  ggee: (moment) => eraInitial(moment) + namedYear(moment, 2),
  gge: (moment) => eraInitial(moment) + namedYear(moment),
  ggg: eraName,
  gg: eraInitial,
  g: ({ era }) => era?.letter ?? westernCalendar,
  ee: (moment) => pad(eraYear(moment)),
  e: (moment) => String(eraYear(moment)),
  dddd: longWeekday,
  aaaa: longWeekday,
  ddd曜日: longWeekday,
  aaa曜日: longWeekday,
  曜日: longWeekday,
  ddd曜: (moment) => `${shortWeekday(moment)}曜`,
  aaa曜: (moment) => `${shortWeekday(moment)}曜`,
  ddd: shortWeekday,
  aaa: shortWeekday,
  曜: shortWeekday,
};

/**
 * Longest first, so that `ggge` is not read as `ggg` and `e`. `[...]` keeps its content as it is, up to 200 characters: without
 * a bound, a row of `[` would be read to its end from each of them.
 */
const tokenPattern = new RegExp(
  String.raw`\[([^\]]{0,200})\]|` +
    Object.keys(tokens)
      .sort((a, b) => b.length - a.length)
      .join('|'),
  'g',
);

/**
 * Writes a date by a pattern. What is not a pattern letter stays as it is; `[...]` protects letters.
 *
 * | pattern | 2024-01-31 |
 * |---|---|
 * | `YYYY` `YY` `MM` `M` `DD` `D` | 2024 24 01 1 31 31 |
 * | `ggge` `gggee` `gge` `ggee` | 令和6 令和06 令6 令06 (元 in the first year) |
 * | `ggg` `gg` `g` | 令和 令 R |
 * | `e` `ee` | 6 06 (1 and 01 in the first year) |
 * | `ddd` `aaa` `曜` | 水 |
 * | `dddd` `aaaa` `曜日` `ddd曜日` | 水曜日 |
 *
 * Before 1873-01-01 an era pattern prints 西暦 and the western year. The date is expected to be valid (`isValidDate`).
 */
export function formatDate(date: CalendarDate, format: string): string {
  const moment = { date, era: findEra(date) };
  return format.replace(
    tokenPattern,
    (token, literal: string | undefined) => literal ?? tokens[token]?.(moment) ?? token,
  );
}

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
