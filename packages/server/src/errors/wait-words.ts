import type { Words } from '../messages/validation.ts';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A waiting time in the unit that people use for it, rounded up: seconds below two minutes, minutes below two hours, then hours. */
export function waitWords(seconds: number): Words {
  if (seconds < 120) return { jp: `${Math.ceil(seconds)}秒`, en: plural(Math.ceil(seconds), 'second') };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return { jp: `${minutes}分`, en: plural(minutes, 'minute') };
  const hours = Math.ceil(minutes / 60);
  return { jp: `${hours}時間`, en: plural(hours, 'hour') };
}
