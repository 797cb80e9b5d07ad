import { parseKanjiNumber } from '../numbers/parse-kanji-number.ts';
import { fail, succeed, type Outcome } from '../outcome.ts';
import { toHalfWidth } from '../width/convert-width.ts';
import { normalizeHyphens } from '../width/hyphens.ts';
import { countDaysInMonth, maxYear, minYear, type CalendarDate, compareDates, formatWeekday } from './calendar-date.ts';
import { eras, type Era } from './eras.ts';

/** A number of one to four digits in a date, in half-width digits or kanji numerals; undefined for anything else. */
function readDateNumber(text: string): number | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  if (!/^[〇零一二三四五六七八九十百千]{1,7}$/.test(text)) return undefined;
  const number = parseKanjiNumber(text);
  return number.ok ? Number(number.value) : undefined;
}

/** A Gregorian year, and the era it was written in. */
interface WrittenYear {
  readonly year: number;
  readonly era?: Era;
}

/** Smallest western year that is read without 西暦: shorter numbers could mean an era year. */
const digitsOfWesternYear = 4;

function findEraOf(text: string): { era: Era; rest: string } | undefined {
  for (const era of eras) {
    for (const word of [era.name, era.initial, era.letter, era.letter.toLowerCase()]) {
      if (text.startsWith(word)) return { era, rest: text.slice(word.length) };
    }
  }
  return undefined;
}

/** Reads 令和4, R4, 令和元, 西暦2024 or 2024, in half-width or kanji digits, without 年. */
function readYear(text: string): Outcome<WrittenYear, 'unreadable' | 'unknown_era' | 'year_zero'> {
  const found = findEraOf(text);
  if (found !== undefined) {
    const eraYear = found.rest === '元' ? 1 : readDateNumber(found.rest);
    if (eraYear === undefined) return fail('unreadable');
    return eraYear === 0 ? fail('year_zero') : succeed({ year: found.era.firstYear + eraYear - 1, era: found.era });
  }
  const isMarked = text.startsWith('西暦');
  const digits = isMarked ? text.slice(2) : text;
  const year = readDateNumber(digits);
  if (year !== undefined) {
    const isWestern = isMarked || year >= 1000 || digits.length === digitsOfWesternYear;
    return isWestern ? succeed({ year }) : fail('unreadable');
  }
  return /^\p{Script=Han}{2,4}(?:元|\d{1,2}|[〇一二三四五六七八九十]+)$/u.test(text)
    ? fail('unknown_era')
    : fail('unreadable');
}

/**
 * - `empty`: nothing but spaces.
 * - `unreadable`: not in a form that is read.
 * - `year_out_of_range`: outside the years 1 to 9999.
 * - `no_such_month`, `no_such_day`: no such day in the calendar (13月, 2月30日).
 */
export type IsoDateProblem = 'empty' | 'unreadable' | 'year_out_of_range' | 'no_such_month' | 'no_such_day';

/** The day of these numbers, if the calendar has it. */
function checkDate(year: number, month: number, day: number): Outcome<CalendarDate, IsoDateProblem> {
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
