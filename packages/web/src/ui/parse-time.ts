const clock = /^(午前|午後|am|pm)?(\d{1,2})(?::|時)(\d{1,2})?分?$/;
const half = /^(午前|午後|am|pm)?(\d{1,2})時半$/;
const digits = /^(\d{1,2})(\d{2})$/;

/** A time as people write it (9:05, ９時５分, 905, 午後2時30分, 14時半) as `HH:MM`; undefined where it is none. 24:00 is none. */
export function parseTime(text: string): string | undefined {
  const tidied = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/^(.+)(am|pm)$/, '$2$1');
  const found = clock.exec(tidied) ?? digitsOf(tidied) ?? halfOf(tidied);
  if (found === null) return undefined;
  const [, part, hours = '', minutes = ''] = found;
  const minute = Number(minutes);
  const hour = hourOf(part, Number(hours));
  if (hour === undefined || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

type Found = readonly (string | undefined)[] | null;

function digitsOf(text: string): Found {
  const found = digits.exec(text);
  return found === null ? null : [text, undefined, found[1], found[2]];
}

function halfOf(text: string): Found {
  const found = half.exec(text);
  return found === null ? null : [text, found[1], found[2], '30'];
}

/** 午前12時 is midnight, 午後12時 noon. */
function hourOf(part: string | undefined, hour: number): number | undefined {
  if (part === undefined) return hour < 24 ? hour : undefined;
  if (hour > 12) return undefined;
  return (hour % 12) + (part === '午後' || part === 'pm' ? 12 : 0);
}
