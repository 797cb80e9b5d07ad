import { storedLocale } from './locale.ts';

const isJapanese = storedLocale() === 'jp';

const two = (value: number): string => String(value).padStart(2, '0');

// By hand: the first formatter that a page constructs reads the data of its language, which takes 20 ms and more.

/** The day of an instant of the server, in the zone of the browser: 2025/01/01, in English 01/01/2025. */
export function dayOf(instant: string): string {
  const date = new Date(instant);
  const parts = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return (isJapanese ? parts : parts.toReversed()).join('/');
}

/** Day and time of an instant of the server, in the zone of the browser: 2025/01/01 14:02. */
export function timeOf(instant: string): string {
  return `${dayOf(instant)}${isJapanese ? '' : ','} ${clockOf(new Date(instant))}`;
}

/** The time of a moment in the zone of the browser: 14:02. */
export function clockOf(moment: Date): string {
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

const weekdays = isJapanese ? [...'日月火水木金土'] : ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A day by which something is due, such as `2025-01-06`, with its weekday: 2025/01/06（月）, in English 06/01/2025 (Mon). */
export function deadlineOf(day: string): string {
  const parts = day.split('-');
  // In UTC, so that the zone of the browser does not move it to another day.
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return isJapanese ? `${parts.join('/')}（${weekday}）` : `${parts.toReversed().join('/')} (${weekday})`;
}
