/**
 * Days and times of Japan, which is nine hours ahead of UTC and has no daylight saving time. The product uses Japanese days on any
 * host.
 */

const ahead = 9 * 3_600_000;
const dayMs = 86_400_000;

/** A date whose UTC fields are those of a clock in Japan. */
const clock = (at: Date): Date => new Date(at.getTime() + ahead);

/** The day in Japan, `YYYY-MM-DD`; `days` later. */
export function dayInJapan(at: Date, days = 0): string {
  return new Date(clock(at).getTime() + days * dayMs).toISOString().slice(0, 10);
}

/** Date and time in Japan with its offset, `YYYY-MM-DDTHH:mm:ss+09:00`: people read the local time, programs the instant. */
export function timeInJapan(at: Date): string {
  return `${clock(at).toISOString().slice(0, 19)}+09:00`;
}

/** The instant at which a day begins in Japan. `day`: `YYYY-MM-DD`. */
export function startOfDayInJapan(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** The first instant of a month in Japan and that of the next month (exclusive). `month`: `YYYY-MM`. */
export function monthInJapan(month: string): { readonly from: Date; readonly to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfDayInJapan(`${month}-01`), to: startOfDayInJapan(`${next}-01`) };
}
