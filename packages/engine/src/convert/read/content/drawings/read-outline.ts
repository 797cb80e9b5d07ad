import { child, type XmlElement } from '../../../../xml/xml-element.ts';
import type { Edge, EdgePattern } from '../../../model/edge.ts';
import { emus, wholeNumber } from '../../../../xml/values.ts';
import { childValue, partAttribute } from '../../../../xml/part-attribute.ts';
import type { PartSource } from '../part-source.ts';
import { colorElement, readDrawingColor } from './drawing-colors.ts';
import { nameTable } from '../../name-table.ts';
import { compoundStrokes, lineOfShape } from './line-strokes.ts';

const dashes = nameTable<EdgePattern>({
  dot: 'dotted',
  sysDot: 'dotted',
  dash: 'dashed',
  lgDash: 'dashed',
  sysDash: 'dashed',
  dashDot: 'dotDash',
  lgDashDot: 'dotDash',
  sysDashDot: 'dotDash',
  lgDashDotDot: 'dotDotDash',
  sysDashDotDot: 'dotDotDash',
});

/** Widths of the first three line styles of Office's themes, pt. */
const themeWidths = [0, 0.5, 1, 1.5];

function colorOf(source: PartSource, holder: XmlElement | undefined): string | undefined {
  const color = holder && colorElement(holder);
  return color && readDrawingColor(source.part, color, (name) => source.reading.theme.color(name));
}

/** The outline of a shape or picture: `a:ln`, or what the style of the shape refers to; undefined for none. */
export function readOutline(
  source: PartSource,
  properties: XmlElement | undefined,
  style: XmlElement | undefined,
): Edge | undefined {
  const { part } = source;
  const line = properties && child(properties, 'a:ln');
  if (line && child(line, 'a:noFill')) return undefined;
  const fill = line?.children.find(({ name }) => /^a:(?:solid|grad|patt)Fill$/.test(name));
  const reference = style && child(style, 'a:lnRef');
  const index = (reference && wholeNumber(partAttribute(part, reference, 'idx'), 0, 3)) ?? 0;
  if (!fill && index === 0) return undefined;
  const color = colorOf(source, fill) ?? colorOf(source, reference);
  const width = (line && emus(partAttribute(part, line, 'w'))) ?? themeWidths[index] ?? 0.75;
  const strokes = compoundStrokes[(line && partAttribute(part, line, 'cmpd')) ?? ''];
  const pattern = dashes[childValue(part, line, 'a:prstDash') ?? ''] ?? 'single';
  return lineOfShape(pattern, width, strokes, color);
}

/** The fill of a shape, `rrggbb`; undefined for none. */
export function readFill(
  source: PartSource,
  properties: XmlElement | undefined,
  style: XmlElement | undefined,
): string | undefined {
  const fill = properties?.children.find(({ name }) => /^a:(?:no|solid|grad|patt|blip|grp)Fill$/.test(name));
  if (fill) return colorOf(source, fill);
  const reference = style && child(style, 'a:fillRef');
  const index = reference && wholeNumber(partAttribute(source.part, reference, 'idx'), 0, 10_000);
  return index === undefined || index === 0 ? undefined : colorOf(source, reference);
}
