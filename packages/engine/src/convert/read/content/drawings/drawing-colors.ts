import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import { nameTable } from '../../name-table.ts';

/** `rrggbb` of a color of the theme by its name there (`accent1`, `tx1`). */
export type ThemeColor = (name: string) => string | undefined;

/** Colors of DrawingML by name that documents use (ECMA-376 part 1, 20.1.10.48). */
const presets = nameTable<string>({
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  green: '008000',
  lime: '00ff00',
  blue: '0000ff',
  yellow: 'ffff00',
  cyan: '00ffff',
  aqua: '00ffff',
  magenta: 'ff00ff',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  orange: 'ffa500',
  navy: '000080',
  purple: '800080',
  maroon: '800000',
  olive: '808000',
  teal: '008080',
  fuchsia: 'ff00ff',
});

export function presetColor(name: string): string | undefined {
  return presets[name];
}

/** Names in drawings of what the text of a document calls otherwise. */
const themeNames = nameTable<string>({
  tx1: 'text1',
  tx2: 'text2',
  bg1: 'background1',
  bg2: 'background2',
  dk1: 'text1',
  dk2: 'text2',
  lt1: 'background1',
  lt2: 'background2',
  hlink: 'hyperlink',
  folHlink: 'followedHyperlink',
});

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color, 16);
  return [((value >> 16) & 0xff) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}

function hexOf(channels: Channels): string {
  return channels
    .map((each) =>
      Math.round(Math.min(1, Math.max(0, each)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** Hue in sixths of a turn, saturation and lightness, both 0 to 1. */
function toHsl([red, green, blue]: Channels): [hue: number, saturation: number, lightness: number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const hue =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return [(hue + 6) % 6, saturation, lightness];
}

function fromHsl([hue, saturation, lightness]: readonly [number, number, number]): Channels {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const channel = (offset: number): number => {
    const turn = (hue + offset) % 6;
    const share = Math.min(1, Math.max(0, Math.abs(turn - 3) - 1));
    return lightness + chroma * (share - 0.5);
  };
  return [channel(0), channel(4), channel(2)];
}

const limit = (value: number): number => Math.min(1, Math.max(0, value));

/** Changes of a color that are applied (ECMA-376 part 1, 20.1.2.3); amounts are parts of 1. */
function changed(channels: Channels, name: string, amount: number): Channels {
  const mix = (toward: number): Channels => {
    const [red, green, blue] = channels;
    const one = (each: number): number => each * amount + toward * (1 - amount);
    return [one(red), one(green), one(blue)];
  };
  const [hue, saturation, lightness] = toHsl(channels);
  switch (name) {
    case 'a:tint':
      return mix(1);
    case 'a:shade':
      return mix(0);
    case 'a:lumMod':
      return fromHsl([hue, saturation, limit(lightness * amount)]);
    case 'a:lumOff':
      return fromHsl([hue, saturation, limit(lightness + amount)]);
    case 'a:satMod':
      return fromHsl([hue, limit(saturation * amount), lightness]);
    // There is no transparency on paper of one color: what lets the paper through is mixed with white.
    case 'a:alpha':
      return mix(1);
    default:
      return channels;
  }
}

function ownColor(part: XmlPart, color: XmlElement, theme: ThemeColor): string | undefined {
  const value = partAttribute(part, color, 'val') ?? '';
  switch (color.name) {
    case 'a:srgbClr':
      return /^[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
    case 'a:sysClr':
      return partAttribute(part, color, 'lastClr')?.toLowerCase() ?? (value === 'window' ? 'ffffff' : '000000');
    case 'a:prstClr':
      return presets[value];
    case 'a:schemeClr':
      return theme(themeNames[value] ?? value);
    default:
      return undefined;
  }
}

/** `rrggbb` of a color element with its changes; undefined for one that is not known. */
export function readDrawingColor(part: XmlPart, color: XmlElement, theme: ThemeColor): string | undefined {
  const own = ownColor(part, color, theme);
  if (own === undefined || color.children.length === 0) return own;
  let channels = channelsOf(own);
  for (const each of color.children) {
    const amount = Number(partAttribute(part, each, 'val')) / 100_000;
    if (Number.isFinite(amount)) channels = changed(channels, each.name, amount);
  }
  return hexOf(channels);
}

const colorNames = new Set(['a:srgbClr', 'a:sysClr', 'a:prstClr', 'a:schemeClr', 'a:scrgbClr', 'a:hslClr']);

/** The color element in a fill (`a:solidFill`; of a gradient its first stop), or in a reference to a style. */
export function colorElement(fill: XmlElement): XmlElement | undefined {
  const direct = fill.children.find(({ name }) => colorNames.has(name));
  if (direct) return direct;
  const stop = child(fill, 'a:gsLst')?.children[0] ?? child(fill, 'a:fgClr');
  return stop?.children.find(({ name }) => colorNames.has(name));
}
