import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';
import type { GridCell, CellGrid } from './cell-grid.ts';
import type { Table } from '../model/index.ts';

/** An item of a cell, `y` pt below the top of its row. */
export interface PlacedItem {
  readonly item: FlowItem;
  readonly y: number;
}

/** Text that runs down a cell or is turned: drawn as it is, `from` pt of its height already on the page before. */
export interface TurnedText {
  readonly items: readonly FlowItem[];
  readonly marks: readonly Mark[];
  readonly from: number;
  /** Height of the cell that it was laid out for, pt. */
  readonly height: number;
  /** Only a part of it is in this row. */
  readonly isCut: boolean;
}

/** The part of a cell that is in one row. Lengths are pt, from the top left of the row. */
export interface RowCell {
  readonly placed: GridCell;
  readonly x: number;
  readonly width: number;
  /** White between the cell and its neighbors above and below. */
  readonly gapAbove: number;
  readonly gapBelow: number;
  /** Space above the content: gap, border and margin; and below: margin and gap. */
  readonly above: number;
  readonly below: number;
  readonly items: readonly PlacedItem[];
  /** The items are at the top, and are moved as the cell aligns them when the row is drawn; others are where they belong. */
  readonly isAligned: boolean;
  /** How far items of the next row reach up into this one. */
  readonly overhang: number;
  readonly turned?: TurnedText;
}

export interface RowLayout {
  readonly index: number;
  readonly height: number;
  /** Height that the row states; 0 where it states none. */
  readonly least: number;
  readonly cells: readonly RowCell[];
  readonly isExact: boolean;
  readonly cantSplit: boolean;
}

/** Where the content of a cell ends, its margin below included, pt from the top of the row. */
export function endOf({ items, above, below, overhang }: RowCell): number {
  const last = items.at(-1);
  const end = last ? Math.max(above, last.y + last.item.height + last.item.spaceAfter) : above;
  return Math.max(end, overhang > 0 && last ? end + overhang : end) + below;
}

/** Room that is left above the content, as a cell of `height` pt aligns it. */
export function leadOf(align: GridCell['cell']['align'], free: number): number {
  if (align === 'top' || free <= 0) return 0;
  return align === 'center' ? free / 2 : free;
}

/** Height that a cell requires, pt. */
export type HeightOf = (cell: GridCell) => number;

/** Heights of the rows, pt: at least what is stated, and what the cells that are in one row only need. */
export function plainHeights(table: Table, grid: CellGrid, heightOf: HeightOf): number[] {
  const heights = table.rows.map(({ height }) => height?.height ?? 0);
  for (const cell of grid.cells) {
    const isExact = table.rows[cell.row]?.height?.rule === 'exact';
    if (cell.rowSpan === 1 && !isExact) heights[cell.row] = Math.max(heights[cell.row] ?? 0, heightOf(cell));
  }
  return heights;
}

/**
 * What cells over several rows need more than their rows from `from` on have goes to the last of these, as in Word. Changes
 * `heights`.
 */
export function stretchLastRows(
  heights: number[],
  table: Table,
  merged: readonly GridCell[],
  from: number,
  heightOf: HeightOf,
): void {
  for (const cell of merged) {
    const last = cell.row + cell.rowSpan - 1;
    if (last < from || table.rows[last]?.height?.rule === 'exact') continue;
    let now = 0;
    for (let row = Math.max(from, cell.row); row <= last; row++) now += heights[row] ?? 0;
    heights[last] = (heights[last] ?? 0) + Math.max(0, heightOf(cell) - now);
  }
}
