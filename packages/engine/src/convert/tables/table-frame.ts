import type { Table } from '../model/index.ts';
import type { CellGrid, GridCell } from './cell-grid.ts';
import type { EdgeChoice } from './edge-choice.ts';

/** Where a cell is in its row, and the white in it and around it, pt. */
export interface CellBox {
  readonly x: number;
  readonly width: number;
  readonly gapAbove: number;
  readonly gapBelow: number;
  /** From the top of the row to the content, and from the content to the end of the row. */
  readonly above: number;
  readonly below: number;
}

/** Where the table begins, pt from the start of the room: its first column extends beyond that by the margin of its cells. */
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

/**
 * The columns of a table, and the places of cells in them. Space between cells is taken off the cells, as Word does: the table
 * stays as wide as it is, and the white at its edges is as wide as that between cells (published renderings of Word).
 */
export class TableFrame {
  readonly lines: readonly number[];
  readonly #table: Table;
  readonly #grid: CellGrid;
  readonly #edges: EdgeChoice;

  /** `widths` are those of the columns, `room` that of the text around the table, pt. */
  constructor(table: Table, grid: CellGrid, edges: EdgeChoice, widths: readonly number[], room: number) {
    const total = widths.reduce((sum, each) => sum + each, 0);
    this.lines = linesOf(table.rightToLeft ? widths.toReversed() : widths, startOf(table, total, room));
    this.#table = table;
    this.#grid = grid;
    this.#edges = edges;
  }

  box(cell: GridCell): CellBox {
    const { columns } = this.#grid;
    const { column, span } = cell;
    const [from, to] = this.#table.rightToLeft ? [columns - column - span, columns - column] : [column, column + span];
    const x = (this.lines[from] ?? 0) + this.#gap(from === 0);
    const end = (this.lines[to] ?? 0) - this.#gap(to === columns);
    return { x, width: Math.max(0, end - x), ...this.sides(cell) };
  }

  /** White above and below a cell and its content. */
  sides(cell: GridCell): Pick<CellBox, 'gapAbove' | 'gapBelow' | 'above' | 'below'> {
    const { row, rowSpan } = cell;
    const { top, bottom } = cell.cell.margins;
    const gapAbove = this.#gap(row === 0);
    const gapBelow = this.#gap(row + rowSpan === this.#grid.rows);
    const isSpaced = this.#table.cellSpacing > 0;
    const border = (isSpaced ? this.#edges.ofSpaced(cell, 'top') : this.#edges.of(cell, 'top'))?.width ?? 0;
    return { gapAbove, gapBelow, above: gapAbove + border + top, below: bottom + gapBelow };
  }

  /** Height of a cell whose content is `content` pt high. */
  needed(cell: GridCell, content: number): number {
    const { above, below } = this.sides(cell);
    return content + above + below;
  }

  #gap(isOuter: boolean): number {
    const { cellSpacing } = this.#table;
    return isOuter ? cellSpacing : cellSpacing / 2;
  }
}
