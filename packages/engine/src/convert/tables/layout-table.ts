import type { FlowItem } from '../model/flow-item.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import type { Table } from '../model/index.ts';
import { cellGrid, type CellGrid, type GridCell } from './cell-grid.ts';
import { columnWidths } from './column-widths.ts';
import { EdgeChoice } from './edge-choice.ts';
import { layCell, type CellContent } from './lay-cell.ts';
import { plainHeights } from './row-layout.ts';
import { TableFrame } from './table-frame.ts';
import { TableRows } from './table-rows.ts';

/**
 * Length of the lines of text that runs down in a cell, pt: what the rows of the cell leave, with `heights` the heights of rows
 * without such text. Undefined where no row states a height: the text is then as long as it needs.
 */
function lineLength(
  { cell, row, rowSpan }: GridCell,
  table: Table,
  heights: readonly number[],
  gaps: number,
): number | undefined {
  if (!table.rows.slice(row, row + rowSpan).some(({ height }) => (height?.height ?? 0) > 0)) return undefined;
  const height = heights.slice(row, row + rowSpan).reduce((sum, each) => sum + each, 0);
  return height - cell.margins.top - cell.margins.bottom - gaps;
}

function widthsIn(table: Table, grid: CellGrid, width: number, context: LayoutContext): readonly number[] {
  const standsOut = table.align === 'start' ? table.indent - (table.rows[0]?.cells[0]?.margins.left ?? 0) : 0;
  return columnWidths(table, grid, width, width - Math.max(0, standsOut), context);
}

/** How wide a table comes to be in a column of `width` pt. */
export function tableExtent(table: Table, width: number, context: LayoutContext): number {
  return widthsIn(table, cellGrid(table), width, context).reduce((sum, each) => sum + each, 0);
}

/**
 * A table as items of the flow, one a row, in a column of `width` pt. `block` is its number in the flow. Rows that are not header
 * rows carry these in `repeated`; rows that may be split have `split`; all may be cut where they are higher than a page.
 */
export function layoutTable(table: Table, width: number, context: LayoutContext, block: number): readonly FlowItem[] {
  const grid = cellGrid(table);
  const widths = widthsIn(table, grid, width, context);
  const edges = new EdgeChoice(table, grid);
  const frame = new TableFrame(table, grid, edges, widths, width);
  const contents = new Map<GridCell, CellContent>();
  const lay = (placed: GridCell, length?: number): void => {
    const { left, right } = placed.cell.margins;
    const width = Math.max(1, frame.box(placed).width - left - right);
    contents.set(placed, layCell(placed.cell, width, length, context));
  };
  const turned = grid.cells.filter(({ cell }) => cell.direction !== undefined);
  for (const placed of grid.cells) if (placed.cell.direction === undefined) lay(placed);
  if (turned.length > 0) {
    const heights = plainHeights(table, grid, (cell) => frame.needed(cell, contents.get(cell)?.height ?? 0));
    for (const placed of turned) {
      const { gapAbove, gapBelow } = frame.box(placed);
      lay(placed, lineLength(placed, table, heights, gapAbove + gapBelow));
    }
  }
  const { cellSpacing, rightToLeft } = table;
  const look = { grid, edges, lines: frame.lines, cellSpacing, rightToLeft };
  return new TableRows({ table, grid, frame, contents, look, context, block }).items();
}
