import type { FlowItem } from '../model/flow-item.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import type { Table } from '../model/index.ts';
import { cellGrid, type CellGrid, type GridCell } from './cell-grid.ts';
import { columnWidths } from './column-widths.ts';
import { EdgeChoice } from './edge-choice.ts';
import { layCell, type CellContent } from './lay-cell.ts';
import { itemsWithin, placeItems, turnedMarks } from './place-cell.ts';
import { contentTop, rowHeights } from './row-heights.ts';
import type { PlacedItem, RowCell, RowLayout } from './row-layout.ts';
import type { TableLook } from './row-marks.ts';
import { rowItem } from './row-item.ts';

/** Where the table begins, pt from the start of the room: its first column stands out by the margin of its cells. */
function startOf(table: Table, total: number, width: number): number {
  if (table.align === 'center') return (width - total) / 2;
  if (table.align === 'end') return width - total;
  const margin = table.rows[0]?.cells[0]?.margins.left ?? 0;
  return table.rightToLeft ? width - total - table.indent + margin : table.indent - margin;
}

/** Left ends of the columns, and the right end of the last one. */
function linesOf(widths: readonly number[], start: number): number[] {
  const lines = [start];
  for (const width of widths) lines.push((lines.at(-1) ?? start) + width);
  return lines;
}

function boxOf(
  { column, span }: GridCell,
  lines: readonly number[],
  columns: number,
  rightToLeft: boolean,
): { x: number; width: number } {
  const [from, to] = rightToLeft ? [columns - column - span, columns - column] : [column, column + span];
  const [x, end] = [lines[from] ?? 0, lines[to] ?? 0];
  return { x, width: end - x };
}

/** Length of the lines of text that runs down: what the stated heights of its rows leave; undefined where they state none. */
function lineLength({ cell, row, rowSpan }: GridCell, table: Table): number | undefined {
  const stated = table.rows.slice(row, row + rowSpan).reduce((sum, { height }) => sum + (height?.height ?? 0), 0);
  return stated > 0 ? stated - cell.margins.top - cell.margins.bottom : undefined;
}

/** Header rows: those at the start of the table, all of it never. */
function headerRows({ rows }: Table): number {
  const first = rows.findIndex(({ isHeader }) => !isHeader);
  return first < 0 ? 0 : first;
}

interface CellPart {
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isWhole: boolean;
}

/** The items of a cell that stand in one of its rows. */
function partOf(items: readonly PlacedItem[], { from, to, isFirst, isLast, isWhole }: CellPart): readonly PlacedItem[] {
  if (isWhole) return isFirst ? items : [];
  return itemsWithin(items, from, to, isLast);
}

/** Rows of the table as they are without breaks between them. */
function layRows(
  table: Table,
  grid: CellGrid,
  look: TableLook,
  contents: ReadonlyMap<GridCell, CellContent>,
): RowLayout[] {
  const rows = table.rows.map((): RowCell[] => []);
  const { heights, edges } = look;
  for (const placed of grid.cells) {
    const content = contents.get(placed);
    if (!content) continue;
    const box = boxOf(placed, look.lines, grid.columns, look.rightToLeft);
    const height = heights.slice(placed.row, placed.row + placed.rowSpan).reduce((sum, each) => sum + each, 0);
    const border = edges.of(placed, 'top')?.width ?? 0;
    const { above, top } = contentTop(placed, content, height, border);
    const items = placed.cell.direction ? [] : placeItems(content, top);
    const marks = placed.cell.direction ? turnedMarks(placed, content, { ...box, height }) : [];
    // Rows of a fixed height cut off what is in them: what goes over several of these is drawn whole, and cut at their end.
    const isWhole = table.rows
      .slice(placed.row, placed.row + placed.rowSpan)
      .some((row) => row.height?.rule === 'exact');
    let from = 0;
    for (let row = placed.row; row < placed.row + placed.rowSpan; row++) {
      const to = from + (heights[row] ?? 0);
      const isLast = row === placed.row + placed.rowSpan - 1;
      rows[row]?.push({
        placed,
        ...box,
        above,
        items: partOf(items, {
          from,
          to,
          isFirst: row === placed.row,
          isLast,
          isWhole: isWhole || placed.rowSpan === 1,
        }),
        marks: row === placed.row ? marks : [],
      });
      from = to;
    }
  }
  return table.rows.map((row, index) => ({
    index,
    height: heights[index] ?? 0,
    cells: rows[index] ?? [],
    isExact: row.height?.rule === 'exact',
    cantSplit: row.cantSplit,
  }));
}

/**
 * A table as items of the flow, one a row, in a column of `width` pt. `block` is its number in the flow. Rows that are not header
 * rows carry these in `repeated`; rows that may be parted have `split`.
 */
export function layoutTable(table: Table, width: number, context: LayoutContext, block: number): readonly FlowItem[] {
  const grid = cellGrid(table);
  const standsOut = table.align === 'start' ? table.indent - (table.rows[0]?.cells[0]?.margins.left ?? 0) : 0;
  const widths = columnWidths(table, grid, width, width - Math.max(0, standsOut), context);
  const total = widths.reduce((sum, each) => sum + each, 0);
  const lines = linesOf(table.rightToLeft ? widths.toReversed() : widths, startOf(table, total, width));
  const edges = new EdgeChoice(table, grid);
  const contents = new Map<GridCell, CellContent>();
  for (const placed of grid.cells) {
    const { left, right } = placed.cell.margins;
    const inner = boxOf(placed, lines, grid.columns, table.rightToLeft).width - left - right;
    contents.set(placed, layCell(placed.cell, Math.max(1, inner), lineLength(placed, table), context));
  }
  const heights = rowHeights(table, grid, (placed) => {
    const { top, bottom } = placed.cell.margins;
    return (contents.get(placed)?.height ?? 0) + top + bottom + (edges.of(placed, 'top')?.width ?? 0);
  });
  const look: TableLook = {
    grid,
    edges,
    lines,
    heights,
    cellSpacing: table.cellSpacing,
    rightToLeft: table.rightToLeft,
  };
  const rows = layRows(table, grid, look, contents);
  const headers = headerRows(table);
  const items: FlowItem[] = [];
  for (const row of rows) {
    const isHeader = row.index < headers;
    const repeated = isHeader ? [] : items.slice(0, headers);
    items.push(rowItem(row, look, { block, repeated, keepWithNext: isHeader || keepsWithNext(table, row.index) }));
  }
  return items;
}

/** Word keeps a row with the next one when its first paragraph asks for it. */
function keepsWithNext(table: Table, row: number): boolean {
  const first = table.rows[row]?.cells[0]?.blocks[0];
  return row < table.rows.length - 1 && first?.kind === 'paragraph' && first.format.keepWithNext;
}
