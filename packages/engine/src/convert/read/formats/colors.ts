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
