import type { Table } from '../model/index.ts';
import type { CellContent } from './lay-cell.ts';
import type { CellGrid, GridCell } from './cell-grid.ts';

/** Height that a cell asks for, pt. */
export type HeightOf = (cell: GridCell) => number;

/**
 * Heights of the rows, pt: at least what is stated, and what the cells in them need. What a cell over several rows needs more
 * than these have goes to the last of them, as in Word.
 */
export function rowHeights(table: Table, grid: CellGrid, heightOf: HeightOf): number[] {
  const heights = table.rows.map(({ height }) => height?.height ?? 0);
  const isExact = (row: number): boolean => table.rows[row]?.height?.rule === 'exact';
  for (const cell of grid.cells)
    if (cell.rowSpan === 1 && !isExact(cell.row)) heights[cell.row] = Math.max(heights[cell.row] ?? 0, heightOf(cell));
  for (const cell of grid.cells) {
    if (cell.rowSpan === 1) continue;
    const last = cell.row + cell.rowSpan - 1;
    const now = heights.slice(cell.row, last + 1).reduce((sum, height) => sum + height, 0);
    if (!isExact(last)) heights[last] = (heights[last] ?? 0) + Math.max(0, heightOf(cell) - now);
  }
  return heights;
}

/** Where the content of a cell begins below the top of the cell, when the cell is `height` high. */
export function contentTop(
  { cell }: GridCell,
  content: CellContent,
  height: number,
  border: number,
): { readonly above: number; readonly top: number } {
  const above = cell.margins.top + border;
  const free = Math.max(0, height - above - cell.margins.bottom - content.height);
  const top = cell.align === 'center' ? above + free / 2 : cell.align === 'bottom' ? above + free : above;
  return { above, top };
}
