import { fail, succeed, type Outcome } from '../outcome.ts';
import { normalizeHyphens } from '../width/hyphens.ts';
import { toHalfWidth } from '../width/to-half-width.ts';
import { compareDates, type CalendarDate } from './calendar-date.ts';
import { eras, type Era } from './eras.ts';
import { checkDate, parseIsoDate, type IsoDateProblem } from './iso-date.ts';
import { readDateNumber } from './read-date-number.ts';
import { readYear } from './read-year.ts';
import { formatWeekday } from './weekday.ts';

/**
 * Besides the problems of ISO dates:
 * - `unknown_era`: an era that is not 明治 to 令和 (慶応3年).
 * - `year_zero`: 令和0年.
 * - `before_era`: earlier than the era began (平成元年1月7日).
 * - `after_era`: later than the era ended (平成31年5月1日, 昭和64年1月8日).
 * - `before_1873`: 明治5年 and earlier, before Japan adopted the Gregorian calendar.
 * - `weekday_mismatch`: the weekday behind the date is not that of the day.
 * - `calendar_mismatch`: the years of both calendars do not agree (2024年（令和5年）1月31日).
 */
export type DateProblem =
  | IsoDateProblem
  | 'unknown_era'
  | 'year_zero'
  | 'before_era'
  | 'after_era'
  | 'before_1873'
  | 'weekday_mismatch'
  | 'calendar_mismatch';

type ParsedDate = Outcome<CalendarDate, DateProblem>;

/** No date is longer, with spaces, weekday and both calendars. */
const maxLength = 60;
const weekdaySuffix = /(?:\(([日月火水木金土])(?:曜日?)?\)|([日月火水木金土])曜日?)$/;
const bothYears = /^([^年()]+)年\(([^年()]+)年\)(.+)$/;
const compactWestern = /^(\d{4})(\d{2})(\d{2})$/;
const compactWareki = /^([MTSHR]\d{2})(\d{2})(\d{2})$/i;
const inWords = /^([^年]+)年([^年月]+)月([^年月日]+)日$/;
const withMarks = /^([^-/.]+)([-/.])([^-/.]+)\2([^-/.]+)$/;

function checkEra(date: CalendarDate, era: Era): ParsedDate {
  if (compareDates(date, era.start) < 0) return fail(era.name === '明治' ? 'before_1873' : 'before_era');
  return era.end !== undefined && compareDates(date, era.end) > 0 ? fail('after_era') : succeed(date);
}

function readDate(yearText: string, monthText: string, dayText: string): ParsedDate {
  const year = readYear(yearText);
  if (!year.ok) return year;
  const month = readDateNumber(monthText);
  const day = readDateNumber(dayText);
  if (month === undefined || day === undefined) return fail('unreadable');
  const { era } = year.value;
  const date = checkDate(year.value.year, month, day);
  return date.ok && era !== undefined ? checkEra(date.value, era) : date;
}

function readBothCalendars(first: string, second: string, rest: string): ParsedDate {
  const a = parsePlainDate(`${first}年${rest}`);
  const b = parsePlainDate(`${second}年${rest}`);
  if (!a.ok) return a;
  if (!b.ok) return b;
  return compareDates(a.value, b.value) === 0 ? a : fail('calendar_mismatch');
}

function parsePlainDate(text: string): ParsedDate {
  const both = bothYears.exec(text);
  if (both !== null) return readBothCalendars(both[1] ?? '', both[2] ?? '', both[3] ?? '');
  const compact = compactWestern.exec(text) ?? compactWareki.exec(text);
  if (compact !== null) return readDate(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const words = inWords.exec(text);
  if (words !== null) return readDate(words[1] ?? '', words[2] ?? '', words[3] ?? '');
  const marks = withMarks.exec(text);
  return marks === null ? fail('unreadable') : readDate(marks[1] ?? '', marks[3] ?? '', marks[4] ?? '');
}

/** One spelling for digits, spaces, hyphens and era signs. */
function tidy(text: string): string {
  let tidied = normalizeHyphens(toHalfWidth(text)).replace(/\s/g, '').replace(/[・･]/g, '.');
  for (const era of eras) tidied = tidied.replaceAll(era.sign, era.name);
  return tidied.replace(/^([MTSHR])\./i, '$1');
}

/**
 * Reads a date as people write it: `令和4年12月3日`, `令和元年5月1日`, `R4.12.3`, `H27/4/1`, `S64-1-7`, `R041203`, `㋿4年12月3日`,
 * `令和四年十二月三日`, `2024年1月31日`, `二〇二四年一月三十一日`, `2024/1/31`, `2024-01-31`, `20240131`, `2024年（令和6年）1月31日`; in any
 * width, with spaces, with the weekday after it. A western year has four digits. Impossible dates are reported, never adjusted.
 */
export function parseDate(text: string): Outcome<CalendarDate, DateProblem> {
  const iso = parseIsoDate(text);
  if (iso.ok || iso.reason === 'empty') return iso;
  if (text.length > maxLength) return fail('unreadable');
  const tidied = tidy(text);
  const weekday = weekdaySuffix.exec(tidied);
  if (weekday === null) return parsePlainDate(tidied);
  const date = parsePlainDate(tidied.slice(0, weekday.index));
  if (date.ok && formatWeekday(date.value) !== (weekday[1] ?? weekday[2])) return fail('weekday_mismatch');
  return date;
}
