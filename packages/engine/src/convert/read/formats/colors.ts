import type { AttributeValues } from './read-attributes.ts';
import type { Theme } from './theme.ts';

type Channels = readonly [red: number, green: number, blue: number];

function channels(color: string): Channels {
  const value = Number.parseInt(color, 16);
  return [(value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}

function hex(parts: Channels): string {
  return parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

function fromHue(low: number, high: number, hue: number): number {
  const turn = hue - Math.floor(hue);
  if (turn < 1 / 6) return low + (high - low) * 6 * turn;
  if (turn < 1 / 2) return high;
  return turn < 2 / 3 ? low + (high - low) * 6 * (2 / 3 - turn) : low;
}

/** The same color with another lightness: what tint and shade of a theme color mean (ECMA-376 part 1, 17.3.2.6). */
function withLightness(color: string, change: (lightness: number) => number): string {
  const [red, green, blue] = channels(color);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const old = (most + least) / 2;
  const spread = most - least;
  const lightness = change(old);
  if (spread === 0) return hex([lightness, lightness, lightness]);
  const saturation = spread / (old > 0.5 ? 2 - most - least : most + least);
  let hue = (red - green) / spread + 4;
  if (most === red) hue = (green - blue) / spread;
  else if (most === green) hue = (blue - red) / spread + 2;
  const high = lightness < 0.5 ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation;
  const low = 2 * lightness - high;
  return hex([fromHue(low, high, hue / 6 + 1 / 3), fromHue(low, high, hue / 6), fromHue(low, high, hue / 6 - 1 / 3)]);
}

function part(text: string | undefined): number | undefined {
  return text !== undefined && /^[0-9a-f]{1,2}$/i.test(text) ? Number.parseInt(text, 16) / 255 : undefined;
}

/** A theme color, darkened by `shade` or lightened by `tint` (two hexadecimal digits each). */
export function shadeColor(color: string, tint: string | undefined, shade: string | undefined): string {
  const darker = part(shade);
  const lighter = part(tint);
  const shaded = darker === undefined ? color : withLightness(color, (lightness) => lightness * darker);
  return lighter === undefined ? shaded : withLightness(shaded, (lightness) => lightness * lighter + (1 - lighter));
}

/** Mixes `color` into `ground`: 0 is all ground, 1 all color. */
export function blendColors(color: string, ground: string, amount: number): string {
  const over = channels(color);
  const under = channels(ground);
  const mix = (at: 0 | 1 | 2): number => over[at] * amount + under[at] * (1 - amount);
  return hex([mix(0), mix(1), mix(2)]);
}

/** Attribute names of a color and of its theme color. */
interface ColorNames {
  readonly value: string;
  readonly theme: string;
  readonly tint: string;
  readonly shade: string;
}

export const colorNames: ColorNames = {
  value: 'color',
  theme: 'themeColor',
  tint: 'themeTint',
  shade: 'themeShade',
};
export const fillNames: ColorNames = {
  value: 'fill',
  theme: 'themeFill',
  tint: 'themeFillTint',
  shade: 'themeFillShade',
};
export const textColorNames: ColorNames = { ...colorNames, value: 'val' };

/** `rrggbb` or `auto`; undefined where the attributes name none. The theme's color wins (17.3.2.6). */
export function readColor(values: AttributeValues, names: ColorNames, theme: Theme): string | undefined {
  const themed = values.get(names.theme);
  const color = themed === undefined ? undefined : theme.color(themed);
  if (color !== undefined) return shadeColor(color, values.get(names.tint), values.get(names.shade));
  const text = values.get(names.value);
  if (text === undefined) return undefined;
  const match = /^#?([0-9a-f]{6})$/i.exec(text);
  return match?.[1]?.toLowerCase() ?? 'auto';
}

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
