import { blendColors, colorNames, fillNames, readColor } from './colors.ts';
import type { AttributeValues } from './read-attributes.ts';
import type { Theme } from './theme.ts';

/** Names of `w:highlight` (ECMA-376 part 1, 17.18.40). */
export const highlightColors: Readonly<Record<string, string>> = {
  black: '000000',
  blue: '0000ff',
  cyan: '00ffff',
  green: '00ff00',
  magenta: 'ff00ff',
  red: 'ff0000',
  yellow: 'ffff00',
  white: 'ffffff',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  darkGray: '808080',
  lightGray: 'c0c0c0',
};

/** Part of the area that the strokes of a pattern cover. Stripes and crosses are drawn as the even tint of that part. */
function coverage(pattern: string): number {
  if (pattern === 'solid') return 1;
  const percent = /^pct(\d+)$/.exec(pattern)?.[1];
  if (percent !== undefined) {
    const value = Number(percent);
    // pct12, pct37, pct62 and pct87 represent eighths.
    return (value % 25 === 12 ? value + 0.5 : value) / 100;
  }
  if (pattern.endsWith('Cross')) return pattern.startsWith('thin') ? 0.4375 : 0.75;
  if (pattern.endsWith('Stripe')) return pattern.startsWith('thin') ? 0.25 : 0.5;
  return 0;
}

/** Background that `w:shd` gives (17.3.5): `rrggbb`, or `none`. */
export function readShading(values: AttributeValues, theme: Theme): string {
  const pattern = values.get('val') ?? 'clear';
  if (pattern === 'nil') return 'none';
  const fill = readColor(values, fillNames, theme) ?? 'auto';
  const covered = coverage(pattern);
  if (covered === 0) return fill === 'auto' ? 'none' : fill;
  const color = readColor(values, colorNames, theme) ?? 'auto';
  return blendColors(color === 'auto' ? '000000' : color, fill === 'auto' ? 'ffffff' : fill, covered);
}
