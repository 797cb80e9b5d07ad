import type { FlowItem } from '../model/flow-item.ts';
import { placeItems } from './lay-cell.ts';
import type { PlacedItem } from './row-layout.ts';

/** Two heights that differ by less are the same, pt. */
const slack = 0.01;

/** What of a cell over several rows is in each of these. */
export interface MergedPart {
  readonly items: readonly PlacedItem[];
  readonly overhang: number;
}

/** A cell over several rows, from the row `from` on: where its content is below the top of that row. */
export interface MergedPlaces {
  readonly placed: readonly PlacedItem[];
  readonly parts: readonly MergedPart[];
  /** Whether an item crosses the line above a row, by the place of the row among those of the cell. */
  readonly straddles: readonly boolean[];
}

/**
 * Shares items out among rows of these heights. An item that is over several rows is drawn with the last of them, since
 * backgrounds of rows are drawn with the rows; there it begins above the top.
 */
export function shareOut(items: readonly FlowItem[], top: number, heights: readonly number[]): MergedPlaces {
  const parts = heights.map((): { items: PlacedItem[]; overhang: number } => ({ items: [], overhang: 0 }));
  const straddles = heights.map(() => false);
  const placed = placeItems(items, top);
  const last = heights.length - 1;
  let [row, start] = [0, 0];
  for (const { item, y } of placed) {
    while (row < last && y >= start + (heights[row] ?? 0) - slack) start += heights[row++] ?? 0;
    let [end, top] = [row, start];
    while (end < last && y + item.height > top + (heights[end] ?? 0) + slack) {
      top += heights[end++] ?? 0;
      straddles[end] = true;
    }
    const first = parts[row];
    if (first && end > row) first.overhang = Math.max(first.overhang, start + (heights[row] ?? 0) - y);
    parts[end]?.items.push({ item, y: y - top });
  }
  return { placed, parts, straddles };
}

/** Items that do not end above `line`, pt below the top of the cell. */
export function itemsBelow(placed: readonly PlacedItem[], line: number): FlowItem[] {
  return placed.filter(({ item, y }) => y + item.height > line + slack).map(({ item }) => item);
}
