import { formatWareki } from '@shorui/engine/japanese';
import { storedLocale } from './locale.ts';

/** The present day of the browser in prose: 2025年11月20日（木） 令和7年11月20日. */
export function todayInWords(now: Date): string {
  if (storedLocale() === 'en') {
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(now);
  }
  const date = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const weekday = new Intl.DateTimeFormat('ja-JP', { weekday: 'short' }).format(now);
  return `${date.year}年${date.month}月${date.day}日（${weekday}）　${formatWareki(date)}`;
}

/** A limit of bytes in units of 1,024, as the server words it: 20MB, 1.25GB. */
export function limitInWords(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
  const at = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Math.round((bytes / 1024 ** at) * 100) / 100}${units[at]}`;
}

/** Bytes in decimal units, as plans count them: 12.5MB, 3GB. */
export function bytesInWords(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
  let value = bytes;
  let at = 0;
  while (value >= 1000 && at < units.length - 1) {
    value /= 1000;
    at += 1;
  }
  // Two decimals at most (specification section 9).
  return `${Number(value.toFixed(at === 0 ? 0 : 2)).toLocaleString('ja-JP')}${units[at]}`;
}
