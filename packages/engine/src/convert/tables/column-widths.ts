import type { LayoutContext } from '../model/layout-context.ts';
import type { Table } from '../model/index.ts';
import type { CellGrid, GridCell } from './cell-grid.ts';
import { narrowestContent, surelyFits, widestContent } from './content-width.ts';

/** Narrowest column, pt, so that a column of nothing is still seen. */
const narrowest = 1;

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

function sides({ cell }: GridCell): number {
  return cell.margins.left + cell.margins.right;
}

/** Widths that cells of one column prefer; undefined where none does. */
function preferred({ cells, columns }: CellGrid): (number | undefined)[] {
  const widths = Array.from({ length: columns }, (): number | undefined => undefined);
  for (const { cell, column, span } of cells) {
    if (span !== 1 || cell.width === undefined) continue;
    widths[column] = Math.max(widths[column] ?? 0, cell.width);
  }
  return widths;
}

/** Widens columns so that those of the cell are `width` wide together: all by the same factor. */
function stretch(widths: number[], { column, span }: GridCell, width: number): void {
  const own = widths.slice(column, column + span);
  const total = sum(own);
  if (total >= width) return;
  for (let index = column; index < column + span; index++)
    widths[index] = total > 0 ? ((widths[index] ?? 0) * width) / total : width / span;
}

/** Least and most width that the contents of each column require. */
function contentWidths(
  grid: CellGrid,
  context: LayoutContext,
  measure: (blocks: GridCell['cell']['blocks'], context: LayoutContext) => number,
): number[] {
  const widths = Array.from({ length: grid.columns }, () => narrowest);
  for (const each of grid.cells.toSorted((a, b) => a.span - b.span))
    stretch(widths, each, (each.cell.noWrap ? widestContent : measure)(each.cell.blocks, context) + sides(each));
  return widths;
}

/** Shares `room` out among columns that need `least` and would take `most`. */
function share(least: readonly number[], most: readonly number[], room: number, fills: boolean): number[] {
  const [needed, wished] = [sum(least), sum(most)];
  if (wished <= room) return fills && wished > 0 ? most.map((width) => (width * room) / wished) : [...most];
  if (needed >= room || wished <= needed) return [...least];
  const part = (room - needed) / (wished - needed);
  return least.map((width, index) => width + ((most[index] ?? width) - width) * part);
}

function scaled(widths: readonly number[], total: number): number[] {
  const now = sum(widths);
  return now > 0 ? widths.map((width) => (width * total) / now) : widths.map(() => total / Math.max(1, widths.length));
}

/** Width that the table requires, pt; undefined when it leaves it to its columns. */
function statedWidth({ width }: Table, room: number): number | undefined {
  if (width.kind === 'auto') return undefined;
  return width.kind === 'part' ? width.value * room : width.value;
}

/** Widens columns whose longest word does not fit, at the cost of those that have more than they need. */
function fitWords(widths: readonly number[], least: readonly number[], most: number): number[] {
  const fitted = widths.map((width, index) => Math.max(width, least[index] ?? 0));
  const over = sum(fitted) - Math.max(sum(widths), most);
  const spare = sum(fitted) - sum(fitted.map((width, index) => Math.min(width, least[index] ?? 0)));
  if (over <= 0 || spare <= 0) return fitted;
  const part = Math.min(1, over / spare);
  return fitted.map((width, index) => width - (width - Math.min(width, least[index] ?? 0)) * part);
}

/** Columns as their cells prefer; those about which no cell specifies anything as stored in the grid. */
function preferredWidths(table: Table, grid: CellGrid, wished: readonly (number | undefined)[]): number[] {
  const widths = wished.map((width, index) => Math.max(narrowest, width ?? table.grid[index] ?? narrowest));
  if (wished.every((width) => width !== undefined)) return widths;
  for (const each of grid.cells)
    if (each.span > 1 && each.cell.width !== undefined) stretch(widths, each, each.cell.width);
  return widths;
}

/** Is any column width specified? A grid alone counts where it is more than a remainder. */
function knowsWidths(table: Table, grid: CellGrid, wished: readonly (number | undefined)[], room: number): boolean {
  if (table.layout === 'fixed' || wished.some((width) => width !== undefined && width > 0)) return true;
  const spans = grid.cells.some(({ cell, span }) => span > 1 && cell.width !== undefined);
  return spans && table.grid.length === grid.columns && sum(table.grid) > room / 3;
}

/**
 * Widths of the columns of a table, pt (ECMA-376 part 1, 17.18.87). `room` is that of the text around it, `available` what is
 * behind the start of the table. Columns have the width that their widest cell prefers. A table that fits its contents is as wide
 * as it states (else not wider than what is available), all columns by the same factor, and no word is cut in two for it. Columns
 * about which nothing is specified share the room by their contents.
 */
export function columnWidths(
  table: Table,
  grid: CellGrid,
  room: number,
  available: number,
  context: LayoutContext,
): number[] {
  const stated = statedWidth(table, room);
  const wished = preferred(grid);
  if (!knowsWidths(table, grid, wished, room)) {
    const least = contentWidths(grid, context, narrowestContent);
    return share(least, contentWidths(grid, context, widestContent), stated ?? available, stated !== undefined);
  }
  const widths = preferredWidths(table, grid, wished);
  if (table.layout === 'fixed')
    return table.width.kind === 'part' && stated !== undefined ? scaled(widths, stated) : widths;
  const total = stated ?? Math.min(sum(widths), available);
  const fitting = scaled(widths, total);
  const isWide = ({ cell, column, span }: GridCell): boolean =>
    !cell.noWrap &&
    surelyFits(cell.blocks, sum(fitting.slice(column, column + span)) - cell.margins.left - cell.margins.right);
  if (grid.cells.every(isWide)) return fitting;
  return fitWords(fitting, contentWidths(grid, context, narrowestContent), total);
}
