import { type XmlElement, type XmlPart, child } from '../../../../xml/xml-element.ts';
import type { Table, Cell, CellEdges, Sides } from '../../../model/index.ts';
import { twips } from '../../../../xml/values.ts';
import { partAttribute, childValue } from '../../../../xml/part-attribute.ts';
import { readEdges } from '../../formats/edges.ts';
import { readAttributes } from '../../formats/read-attributes.ts';
import { readShading } from '../../formats/colors.ts';
import type { PartSource } from '../part-source.ts';
import { nameTable } from '../../name-table.ts';

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

/** Margins that `w:tcMar` or `w:tblCellMar` states, those of `around` where it does not. */
export function statedMargins(source: PartSource, element: XmlElement | undefined, around: Sides): Sides {
  if (!element) return around;
  const side = (plain: number, ...names: readonly string[]): number => {
    const found = element.children.find(({ name }) => names.includes(name));
    return Math.max(0, pointsOf(source.part, found) ?? plain);
  };
  return {
    top: side(around.top, 'w:top'),
    bottom: side(around.bottom, 'w:bottom'),
    left: side(around.left, 'w:left', 'w:start'),
    right: side(around.right, 'w:right', 'w:end'),
  };
}

/** Borders that the cell states, those of the table style for its place where it does not. */
export function cellEdges(source: PartSource, properties: XmlElement | undefined, styled: CellEdges): CellEdges {
  const borders = properties && child(properties, 'w:tcBorders');
  if (!borders) return styled;
  const stated = readEdges(source.part, borders, source.reading.theme);
  const { top, bottom, left, right, falling, rising } = { ...styled, ...stated };
  return {
    ...(top !== undefined && { top }),
    ...(bottom !== undefined && { bottom }),
    ...(left !== undefined && { left }),
    ...(right !== undefined && { right }),
    ...(falling !== undefined && falling !== 'none' && { falling }),
    ...(rising !== undefined && rising !== 'none' && { rising }),
  };
}

/** Background that the cell states, that of the table style where it does not; undefined for none. */
export function cellBackground(
  source: PartSource,
  properties: XmlElement | undefined,
  styled: string | undefined,
): string | undefined {
  const shading = properties && child(properties, 'w:shd');
  if (!shading) return styled;
  const own = readShading(readAttributes(source.part, shading), source.reading.theme);
  return own === 'none' ? undefined : own;
}

/** Directions of text in cells (ECMA-376 part 1, 17.18.93), transitional and strict names. */
const directions = nameTable<NonNullable<Cell['direction']>>({
  tbRl: 'vertical',
  tbRlV: 'vertical',
  tb: 'vertical',
  rl: 'vertical',
  rlV: 'vertical',
  btLr: 'left',
  lr: 'left',
  tbLrV: 'right',
  lrV: 'right',
});

export function cellDirection(source: PartSource, properties: XmlElement | undefined): Cell['direction'] {
  return directions[childValue(source.part, properties, 'w:textDirection') ?? ''];
}

const aligns = nameTable<Cell['align']>({ top: 'top', center: 'center', both: 'top', bottom: 'bottom' });

export function cellAlign(
  source: PartSource,
  properties: XmlElement | undefined,
  styled: Cell['align'] | undefined,
): Cell['align'] {
  return aligns[childValue(source.part, properties, 'w:vAlign') ?? ''] ?? styled ?? 'top';
}
