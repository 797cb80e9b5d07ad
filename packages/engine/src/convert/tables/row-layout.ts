import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';
import type { GridCell } from './cell-grid.ts';

/** An item of a cell, `y` pt below the top of its row. */
export interface PlacedItem {
  readonly item: FlowItem;
  readonly y: number;
}

/** The part of a cell that stands in one row. Lengths are pt, from the top left of the row. */
export interface RowCell {
  readonly placed: GridCell;
  readonly x: number;
  readonly width: number;
  /** Space above the content: margin and border. */
  readonly above: number;
  readonly items: readonly PlacedItem[];
  /** Text that is turned, and what else is drawn as it is. */
  readonly marks: readonly Mark[];
}

export interface RowLayout {
  readonly index: number;
  readonly height: number;
  readonly cells: readonly RowCell[];
  readonly isExact: boolean;
  readonly cantSplit: boolean;
}

function below({ placed }: RowCell): number {
  return placed.cell.margins.bottom;
}

/** How many items of a cell fit into `room` pt, without parting what must stay together. */
function fitting(cell: RowCell, room: number): number {
  let count = 0;
  while (count < cell.items.length) {
    const next = cell.items[count];
    if (!next || next.y + next.item.height > room - below(cell) + 0.01) break;
    count++;
  }
  if (count === cell.items.length) return count;
  while (count > 0 && cell.items[count - 1]?.item.keepWithNext) count--;
  return count;
}

function extent(cells: readonly RowCell[]): number {
  return cells.reduce((height, cell) => {
    const last = cell.items.at(-1);
    const end = last ? last.y + last.item.height + last.item.spaceAfter : cell.above;
    return Math.max(height, end + below(cell));
  }, 0);
}

/** Parts a row between lines of its cells; undefined where some cell would have nothing above, or nothing at all goes below. */
export function splitRow(row: RowLayout, room: number): readonly [RowLayout, RowLayout] | undefined {
  if (row.isExact || row.cantSplit || row.cells.some(({ marks }) => marks.length > 0)) return undefined;
  const counts = row.cells.map((cell) => fitting(cell, room));
  if (row.cells.every((cell, index) => counts[index] === cell.items.length)) return undefined;
  if (row.cells.some((cell, index) => cell.items.length > 0 && counts[index] === 0)) return undefined;
  const first = row.cells.map((cell, index) => ({ ...cell, items: cell.items.slice(0, counts[index]) }));
  const second = row.cells.map((cell, index) => {
    const rest = cell.items.slice(counts[index]);
    const shift = (rest[0]?.y ?? 0) - cell.above;
    return { ...cell, items: rest.map(({ item, y }) => ({ item, y: y - shift })) };
  });
  return [
    { ...row, cells: first, height: extent(first) },
    { ...row, cells: second, height: extent(second) },
  ];
}
