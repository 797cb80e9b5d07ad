import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { Edge, EdgePattern } from '../../model/edge.ts';
import { colorNames, readColor } from './colors.ts';
import { eighths, plainNumber } from '../../../xml/values.ts';
import { readAttributes, ownValue } from './read-attributes.ts';
import type { Theme } from './theme.ts';

/** Borders of Word (ECMA-376 part 1, 17.18.2) by the pattern that they are drawn with; those not here are art: `single`. */
const patterns: Readonly<Record<string, EdgePattern>> = {
  single: 'single',
  thick: 'thick',
  double: 'double',
  triple: 'triple',
  dotted: 'dotted',
  dashed: 'dashed',
  dashSmallGap: 'dashed',
  dotDash: 'dotDash',
  dashDotStroked: 'dotDash',
  dotDotDash: 'dotDotDash',
  wave: 'wave',
  doubleWave: 'wave',
  thinThickSmallGap: 'double',
  thickThinSmallGap: 'double',
  thinThickMediumGap: 'double',
  thickThinMediumGap: 'double',
  thinThickLargeGap: 'double',
  thickThinLargeGap: 'double',
  thinThickThinSmallGap: 'triple',
  thinThickThinMediumGap: 'triple',
  thinThickThinLargeGap: 'triple',
  threeDEmboss: 'single',
  threeDEngrave: 'single',
  outset: 'single',
  inset: 'single',
};

/** Is it a border of lines? The others are rows of small pictures. */
export function isKnownBorder(name: string | undefined): boolean {
  return name === undefined || name === 'none' || name === 'nil' || Object.hasOwn(patterns, name);
}

/** A side of a border as it is stated; `none` takes away what is below. */
export type StatedEdge = Edge | 'none';

/** Width of an edge that does not state one: Word's own thinnest common stroke, half a point. */
const plainWidth = 0.5;

/** Thick strokes are drawn by their name, and never thinner than this, pt. */
const thickWidth = 1.5;

/** One side of a border. */
export function readEdge(part: XmlPart | undefined, element: XmlElement, theme: Theme): StatedEdge {
  const values = readAttributes(part, element);
  const name = values.get('val') ?? 'none';
  if (name === 'none' || name === 'nil') return 'none';
  const pattern = ownValue(patterns, name) ?? 'single';
  const stated = eighths(values.get('sz')) ?? plainWidth;
  // Word draws a border of size 0 as its thinnest, a quarter of a point.
  const width = Math.min(Math.max(stated, 0.25), 12);
  const color = readColor(values, colorNames, theme);
  return {
    pattern,
    width: pattern === 'thick' ? Math.max(width, thickWidth) : width,
    ...(color !== undefined && color !== 'auto' && { color }),
    space: Math.max(0, plainNumber(values.get('space')) ?? 0),
  };
}

/** Sides of `w:pBdr`, `w:tblBorders`, `w:tcBorders` and `w:pgBorders` by the names of the model. */
const sides = {
  'w:top': 'top',
  'w:bottom': 'bottom',
  'w:left': 'left',
  'w:start': 'left',
  'w:right': 'right',
  'w:end': 'right',
  'w:between': 'between',
  'w:insideH': 'between',
  'w:insideV': 'betweenColumns',
  'w:tl2br': 'falling',
  'w:tr2bl': 'rising',
} as const;

export type Side = (typeof sides)[keyof typeof sides];

export type StatedEdges = { readonly [Name in Side]?: StatedEdge };

/** All the sides that a border element states. */
export function readEdges(part: XmlPart | undefined, element: XmlElement | undefined, theme: Theme): StatedEdges {
  const found: { [Name in Side]?: StatedEdge } = {};
  for (const each of element?.children ?? []) {
    const side = ownValue<Side>(sides, each.name);
    if (side) found[side] = readEdge(part, each, theme);
  }
  return found;
}

/** The edges that are there, without those that were taken away; undefined when none is left. */
export function presentEdges(stated: StatedEdges | undefined): { readonly [Name in Side]?: Edge } | undefined {
  const found: { [Name in Side]?: Edge } = {};
  let any = false;
  for (const side of Object.values(sides)) {
    const edge = stated?.[side];
    if (edge === undefined || edge === 'none') continue;
    found[side] = edge;
    any = true;
  }
  return any ? found : undefined;
}
