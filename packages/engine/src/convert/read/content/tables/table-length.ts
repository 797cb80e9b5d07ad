import type { XmlElement, XmlPart } from '../../../../xml/xml-element.ts';
import type { Table } from '../../../model/index.ts';
import { twips } from '../../../../xml/values.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';

/** pt of a width in twentieths of a point (`w:w` with type `dxa`, which is meant where none is specified). */
export function pointsOf(part: XmlPart, element: XmlElement | undefined): number | undefined {
  if (!element) return undefined;
  const type = partAttribute(part, element, 'type') ?? 'dxa';
  const value = partAttribute(part, element, 'w');
  return type === 'dxa' && value?.endsWith('%') !== true ? twips(value) : undefined;
}

/** Preferred width of a table (ECMA-376 part 1, 17.4.63): pt, fiftieths of a percent, or automatic. */
export function preferredWidth(part: XmlPart, element: XmlElement | undefined): Table['width'] {
  const points = pointsOf(part, element);
  if (points !== undefined && points > 0) return { kind: 'points', value: points };
  const value = element && partAttribute(part, element, 'w');
  const isPart = element && (partAttribute(part, element, 'type') === 'pct' || value?.endsWith('%') === true);
  if (!isPart || value === undefined) return { kind: 'auto' };
  const share = value.endsWith('%') ? Number.parseFloat(value) / 100 : Number(value) / 5_000;
  return share > 0 && share <= 10 ? { kind: 'part', value: share } : { kind: 'auto' };
}
