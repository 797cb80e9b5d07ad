import { child, type XmlElement } from '../../../../xml/xml-element.ts';
import type { Cell, CellEdges, Sides } from '../../../model/index.ts';
import { readEdges } from '../../formats/edges.ts';
import { readAttributes } from '../../formats/read-attributes.ts';
import { readShading } from '../../formats/shading.ts';
import { childValue } from '../../../../xml/part-attribute.ts';
import type { PartSource } from '../part-source.ts';
import { pointsOf } from './table-length.ts';
import { nameTable } from '../../name-table.ts';

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
