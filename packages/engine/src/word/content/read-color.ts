/** The sixteen colors of HTML 4 and orange (CSS Color 3, 4.1). */
const named: Readonly<Record<string, string>> = {
  black: '000000',
  silver: 'C0C0C0',
  gray: '808080',
  grey: '808080',
  white: 'FFFFFF',
  maroon: '800000',
  red: 'FF0000',
  purple: '800080',
  fuchsia: 'FF00FF',
  green: '008000',
  lime: '00FF00',
  olive: '808000',
  yellow: 'FFFF00',
  navy: '000080',
  blue: '0000FF',
  teal: '008080',
  aqua: '00FFFF',
  orange: 'FFA500',
};

/** A color as six hexadecimal digits: from `#f00`, `FF0000`, `rgb(255, 0, 0)` or a name; null for anything else. */
export function readColor(text: string): string | null {
  const color = text.trim().toLowerCase();
  if (Object.hasOwn(named, color)) return named[color] ?? null;
  const long = /^#?([0-9a-f]{6})$/.exec(color)?.[1];
  if (long !== undefined) return long.toUpperCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color);
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')
      .toUpperCase();
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(color)?.slice(1).map(Number);
  if (!parts?.every((part) => part <= 255)) return null;
  return parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
