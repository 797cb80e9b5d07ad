import type { CalendarDate } from './calendar-date.ts';
import { findEra, getEraYear, type Era } from './eras.ts';
import { formatWeekday } from './weekday.ts';

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
