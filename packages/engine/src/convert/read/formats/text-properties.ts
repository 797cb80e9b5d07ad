import type { EmphasisKind, Underline, UnderlineKind } from '../../../pdf/layout/index.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import { colorNames, readColor, textColorNames, highlightColors, readShading } from './colors.ts';
import { readEdge, type StatedEdge } from './edges.ts';
import { halfPoints, isOn, plainNumber, twips } from '../../../xml/values.ts';
import { readAttributes, type AttributeValues, ownValue } from './read-attributes.ts';
import { ligatureKinds, type LigatureKind } from '../../model/formats.ts';
import type { Theme } from './theme.ts';

/** Properties that styles switch on and off again (ECMA-376 part 1, 17.7.3). */
export type Toggle = 'bold' | 'italic' | 'allCaps' | 'smallCaps' | 'strike' | 'hidden';

/** What one `w:rPr` states; what it does not state is absent. Lengths are pt. */
export interface TextProperties extends Readonly<Partial<Record<Toggle, boolean>>> {
  /** Id of the character style. */
  readonly style?: string;
  readonly ascii?: string;
  readonly highAnsi?: string;
  readonly eastAsia?: string;
  readonly hint?: 'eastAsia' | 'none';
  readonly size?: number;
  /** `rrggbb` or `auto`. */
  readonly color?: string;
  readonly underline?: Underline | 'none';
  readonly doubleStrike?: boolean;
  readonly emphasis?: EmphasisKind | 'none';
  readonly scale?: number;
  readonly spacing?: number;
  readonly rise?: number;
  readonly script?: 'super' | 'sub' | 'none';
  /** `rrggbb` or `none`. */
  readonly highlight?: string;
  readonly shading?: string;
  readonly border?: StatedEdge;
  readonly snapToGrid?: boolean;
  readonly language?: string;
  /** Smallest size from which letters are kerned (`w:kern`), pt; 0 for never. */
  readonly kerning?: number;
  readonly ligatures?: readonly LigatureKind[];
  /** Outline, shadow, relief, glow: shown as plain text. */
  readonly hasEffect?: boolean;
}

type Draft = { -readonly [Name in keyof TextProperties]: TextProperties[Name] };

const toggleNames: Readonly<Record<string, Toggle>> = {
  'w:b': 'bold',
  'w:i': 'italic',
  'w:caps': 'allCaps',
  'w:smallCaps': 'smallCaps',
  'w:strike': 'strike',
  'w:vanish': 'hidden',
};

/** Underlines of Word (17.18.99) by the nearest that is drawn. */
const underlines: Readonly<Record<string, UnderlineKind>> = {
  single: 'single',
  words: 'words',
  double: 'double',
  thick: 'thick',
  dotted: 'dotted',
  dottedHeavy: 'dotted',
  dash: 'dash',
  dashedHeavy: 'dash',
  dashLong: 'dash',
  dashLongHeavy: 'dash',
  dotDash: 'dotDash',
  dashDotHeavy: 'dotDash',
  dotDotDash: 'dotDash',
  dashDotDotHeavy: 'dotDash',
  wave: 'wave',
  wavyHeavy: 'wave',
  wavyDouble: 'doubleWave',
};

const emphases: Readonly<Record<string, EmphasisKind>> = {
  dot: 'dot',
  comma: 'sesame',
  circle: 'circle',
  underDot: 'underDot',
};

/** Sizes that Word takes, pt (17.3.2.38 and the limits of its dialogue). */
const smallestSize = 1;
const largestSize = 1638;

function readUnderline(values: AttributeValues, theme: Theme): Underline | 'none' {
  const kind = ownValue(underlines, values.get('val'));
  if (kind === undefined) return 'none';
  const color = readColor(values, colorNames, theme);
  return color === undefined || color === 'auto' ? { kind } : { kind, color };
}

function readFonts(draft: Draft, values: AttributeValues, theme: Theme): void {
  // A theme font wins over a name in the same element (17.3.2.26); a theme without that font leaves the name.
  const name = (plain: string, themed: string): string | undefined => {
    const reference = values.get(themed);
    return (reference === undefined ? undefined : theme.font(reference)) ?? values.get(plain);
  };
  const ascii = name('ascii', 'asciiTheme');
  const highAnsi = name('hAnsi', 'hAnsiTheme');
  const eastAsia = name('eastAsia', 'eastAsiaTheme');
  const hint = values.get('hint');
  if (ascii !== undefined) draft.ascii = ascii;
  if (highAnsi !== undefined) draft.highAnsi = highAnsi;
  if (eastAsia !== undefined) draft.eastAsia = eastAsia;
  if (hint !== undefined) draft.hint = hint === 'eastAsia' ? 'eastAsia' : 'none';
}

/** Kinds of ligatures out of a name such as `standardContextual`, or `all` ([MS-DOCX] 2.7.27). */
function readLigatures(value = ''): LigatureKind[] {
  const name = value.toLowerCase();
  return ligatureKinds.filter((kind) => name === 'all' || name.includes(kind));
}

function readValue(draft: Draft, name: string, values: AttributeValues): void {
  const value = values.get('val');
  switch (name) {
    case 'w:rStyle':
      if (value !== undefined) draft.style = value;
      return;
    case 'w:sz': {
      const size = halfPoints(value);
      if (size !== undefined && size >= smallestSize && size <= largestSize) draft.size = size;
      return;
    }
    case 'w:w': {
      const percent = plainNumber(value);
      if (percent !== undefined && percent >= 1 && percent <= 600) draft.scale = percent / 100;
      return;
    }
    case 'w:spacing': {
      const spacing = twips(value);
      if (spacing !== undefined) draft.spacing = spacing;
      return;
    }
    case 'w:position': {
      const rise = halfPoints(value);
      if (rise !== undefined) draft.rise = rise;
      return;
    }
    case 'w:dstrike':
      draft.doubleStrike = isOn(value);
      return;
    case 'w:em':
      draft.emphasis = ownValue(emphases, value) ?? 'none';
      return;
    case 'w:vertAlign':
      draft.script = value === 'superscript' ? 'super' : value === 'subscript' ? 'sub' : 'none';
      return;
    case 'w:highlight':
      draft.highlight = ownValue(highlightColors, value) ?? 'none';
      return;
    case 'w:snapToGrid':
      draft.snapToGrid = isOn(value);
      return;
    case 'w:kern': {
      const kerning = halfPoints(value);
      if (kerning !== undefined && kerning >= 0) draft.kerning = kerning;
      return;
    }
    case 'w14:ligatures':
      draft.ligatures = readLigatures(value);
      return;
    case 'w:lang': {
      const language = values.get('eastAsia');
      if (language !== undefined) draft.language = language;
      return;
    }
    default:
  }
}

/** Looks that are not drawn: those of 17.3.2, and those that Word 2010 added ([MS-DOCX] 2.3.1). */
const effects: ReadonlySet<string> = new Set([
  'w:outline',
  'w:shadow',
  'w:emboss',
  'w:imprint',
  'w14:glow',
  'w14:shadow',
  'w14:reflection',
  'w14:textOutline',
  'w14:textFill',
  'w14:props3d',
]);

/** An effect that is switched off, or an outline or a fill that is only plain, is none. */
function isEffect(element: XmlElement, values: AttributeValues): boolean {
  if (element.name.startsWith('w:')) return isOn(values.get('val'));
  if (element.name === 'w14:textFill') return element.children.some(({ name }) => name === 'w14:gradFill');
  if (element.name === 'w14:textOutline') return !element.children.some(({ name }) => name === 'w14:noFill');
  return true;
}

/** What a `w:rPr` states (17.3.2). */
export function readTextProperties(part: XmlPart, properties: XmlElement | undefined, theme: Theme): TextProperties {
  const draft: Draft = {};
  for (const each of properties?.children ?? []) {
    const values = readAttributes(part, each);
    const toggle = ownValue(toggleNames, each.name);
    if (toggle) draft[toggle] = isOn(values.get('val'));
    else if (each.name === 'w:rFonts') readFonts(draft, values, theme);
    else if (each.name === 'w:u') draft.underline = readUnderline(values, theme);
    else if (each.name === 'w:color') draft.color = readColor(values, textColorNames, theme) ?? 'auto';
    else if (each.name === 'w:shd') draft.shading = readShading(values, theme);
    else if (each.name === 'w:bdr') draft.border = readEdge(part, each, theme);
    else if (effects.has(each.name)) draft.hasEffect = isEffect(each, values);
    else readValue(draft, each.name, values);
  }
  return draft;
}
