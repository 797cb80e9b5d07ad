import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';
import type { GridCell } from './cell-grid.ts';

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
