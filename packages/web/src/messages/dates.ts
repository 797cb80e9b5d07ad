import { storedLocale } from './locale.ts';

const language = storedLocale() === 'jp' ? 'ja-JP' : 'en-GB';
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const days = new Intl.DateTimeFormat(language, day);
const instants = new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' });

/** The day of an instant of the server, in the zone of the browser: 2025/01/01. */
export function dayOf(instant: string): string {
  return days.format(new Date(instant));
}

/** Day and time of an instant of the server, in the zone of the browser: 2025/01/01 14:02. */
export function timeOf(instant: string): string {
  return instants.format(new Date(instant));
}

const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });

/** The time of a moment in the zone of the browser: 14:02. */
export function clockOf(moment: Date): string {
  return clock.format(moment);
}
