import type { CalendarDate } from './calendar-date.ts';
import { toDayNumber } from './day-arithmetic.ts';

/** 曜日 in one character, from Sunday. */
const weekdayCharacters = '日月火水木金土';

/** Day of the week: 0 Sunday to 6 Saturday. 1970-01-01 was a Thursday. */
export function getWeekday(date: CalendarDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7;
}

/** `short` 水, `long` 水曜日. */
export function formatWeekday(date: CalendarDate, style: 'short' | 'long' = 'short'): string {
  const character = weekdayCharacters.charAt(getWeekday(date));
  return style === 'long' ? `${character}曜日` : character;
}
