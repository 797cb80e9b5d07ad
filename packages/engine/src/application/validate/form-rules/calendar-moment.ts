import { parseIsoDate, eras, findEra, getEraYear, isValidDate } from '../../../japanese/index.ts';

/** A day of the calendar, with a time of day when one was written. */
export interface CalendarMoment {
  /** Year, month and day as one number that sorts like the dates: 20240131. */
  readonly day: number;
  /** Seconds since midnight. */
  readonly second?: number;
}

const momentPattern = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?$/;

/** Reads a real calendar date written `YYYY-MM-DD` into a number that sorts like it (20240131), else undefined. */
export function readCalendarDay(value: unknown): number | undefined {
  const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
  return date?.ok ? date.value.year * 10_000 + date.value.month * 100 + date.value.day : undefined;
}

/** Reads `YYYY-MM-DD`, or with a time `YYYY-MM-DD HH:mm` or `YYYY-MM-DD HH:mm:ss`, else undefined. */
export function readCalendarMoment(value: unknown): CalendarMoment | undefined {
  const match = typeof value === 'string' ? momentPattern.exec(value) : null;
  const day = readCalendarDay(match ? match[1] : value);
  if (day === undefined) return undefined;
  if (!match) return { day };
  const [hour, minute, second] = [Number(match[2]), Number(match[3]), Number(match[4] ?? '0')];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return { day, second: hour * 3600 + minute * 60 + second };
}

/** True when `first` is not after `second`. A moment without a time represents its whole day. */
export function isNotAfter(first: CalendarMoment, second: CalendarMoment): boolean {
  if (first.day !== second.day) return first.day < second.day;
  return first.second === undefined || second.second === undefined || first.second <= second.second;
}

/** A compiled date format: `matches` returns whether a text is an existing date in this format. */
export interface DatePattern {
  readonly format: string;
  matches(text: string): boolean;
}

const tokenPattern = /YYYY|MM|M|DD|D|ggge/g;
const tokenSources: Readonly<Record<string, string>> = {
  YYYY: '(?<year>[0-9]{4})',
  MM: '(?<month>[0-9]{2})',
  M: '(?<month>[1-9][0-9]?)',
  DD: '(?<day>[0-9]{2})',
  D: '(?<day>[1-9][0-9]?)',
  ggge: `(?<era>${eras.map(({ name }) => name).join('|')})(?<eraYear>元|[1-9][0-9]?)`,
};

const escapeLiteral = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

function toRegularExpression(format: string): RegExp {
  let source = '';
  let end = 0;
  for (const token of format.matchAll(tokenPattern)) {
    source += escapeLiteral(format.slice(end, token.index)) + (tokenSources[token[0]] ?? '');
    end = token.index + token[0].length;
  }
  return new RegExp(`^${source}${escapeLiteral(format.slice(end))}$`, 'u');
}

function isRealDate(parts: Readonly<Record<string, string | undefined>>): boolean {
  const era = eras.find(({ name }) => name === parts['era']);
  const eraYear = parts['eraYear'] === '元' ? 1 : Number(parts['eraYear']);
  const year = era ? era.firstYear + eraYear - 1 : Number(parts['year']);
  const date = { year, month: Number(parts['month']), day: Number(parts['day']) };
  if (!isValidDate(date)) return false;
  return !era || (findEra(date) === era && getEraYear(date, era) === eraYear);
}

/**
 * Reads a format of the tokens YYYY, MM, M, DD, D and ggge (a Japanese era and its year); everything else is a literal for
 * itself.
 * It must hold a month, a day and either YYYY or ggge, each once; otherwise undefined. Padding is strict: `MM` is two
 * digits,
 * `M` has no leading zero.
 */
export function readDatePattern(format: unknown): DatePattern | undefined {
  if (typeof format !== 'string') return undefined;
  const kinds = (format.match(tokenPattern) ?? []).map((token) => token.charAt(0)).sort();
  if (!['DMY', 'DMg'].includes(kinds.join(''))) return undefined;
  const pattern = toRegularExpression(format);
  return {
    format,
    matches(text) {
      const parts = pattern.exec(text)?.groups;
      return parts !== undefined && isRealDate(parts);
    },
  };
}
