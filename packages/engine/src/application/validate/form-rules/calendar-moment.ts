import { parseIsoDate } from '../../../japanese/index.ts';

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
