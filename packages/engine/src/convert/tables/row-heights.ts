import type { Table } from '../model/index.ts';
import type { CellGrid, GridCell } from './cell-grid.ts';

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
