import type { FlowItem } from '../model/flow-item.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import type { Table } from '../model/index.ts';
import { cellGrid, type CellGrid, type GridCell } from './cell-grid.ts';
import { columnWidths } from './column-widths.ts';
import { EdgeChoice } from './edge-choice.ts';
import { layCell, type CellContent } from './lay-cell.ts';
import { TableFrame } from './table-frame.ts';
import { TableRows } from './table-rows.ts';

/** Length of the lines of text that runs down: what the stated heights of its rows leave; undefined where they state none. */
function lineLength({ cell, row, rowSpan }: GridCell, table: Table, gaps: number): number | undefined {
  const stated = table.rows.slice(row, row + rowSpan).reduce((sum, { height }) => sum + (height?.height ?? 0), 0);
  return stated > 0 ? stated - cell.margins.top - cell.margins.bottom - gaps : undefined;
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
 * rows carry these in `repeated`; rows that may be parted have `split`; all may be cut where they are higher than a page.
 */
export function layoutTable(table: Table, width: number, context: LayoutContext, block: number): readonly FlowItem[] {
  const grid = cellGrid(table);
  const widths = widthsIn(table, grid, width, context);
  const edges = new EdgeChoice(table, grid);
  const frame = new TableFrame(table, grid, edges, widths, width);
  const contents = new Map<GridCell, CellContent>();
  for (const placed of grid.cells) {
    const { left, right } = placed.cell.margins;
    const box = frame.box(placed);
    const length = lineLength(placed, table, box.gapAbove + box.gapBelow);
    contents.set(placed, layCell(placed.cell, Math.max(1, box.width - left - right), length, context));
  }
  const { cellSpacing, rightToLeft } = table;
  const look = { grid, edges, lines: frame.lines, cellSpacing, rightToLeft };
  return new TableRows({ table, grid, frame, contents, look, context, block }).items();
}
