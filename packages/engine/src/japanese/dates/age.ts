import { compareDates, type CalendarDate } from './calendar-date.ts';
import { addDays } from './day-arithmetic.ts';

/**
 * Age in full years as people count it: one more on the birthday. Who was born on 29 February turns a year older on 1 March of
 * a common year. Undefined before birth.
 */
export function getAge(birth: CalendarDate, on: CalendarDate): number | undefined {
  if (compareDates(on, birth) < 0) return undefined;
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day);
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * Age as law counts it (年齢計算ニ関スル法律, 民法第143条): the day of birth counts, so a year is full at 24:00 of the day before
 * the birthday, and that day already counts. It decides school years and pensions: who is born on 4月1日 turns a year older on
 * 3月31日. Who was born on 29 February turns a year older on 28 February. Undefined before birth.
 */
export function getLegalAge(birth: CalendarDate, on: CalendarDate): number | undefined {
  return compareDates(on, birth) < 0 ? undefined : getAge(birth, addDays(on, 1));
}
