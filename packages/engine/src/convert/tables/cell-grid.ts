import type { Cell, Table } from '../model/index.ts';

/** A cell at its place in the grid. Cells of a vertical merge are one: the first of them, over `rowSpan` rows. */
export interface GridCell {
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
  readonly span: number;
  readonly rowSpan: number;
}

/** The cells of a table by their places in its grid. */
export interface CellGrid {
  readonly cells: readonly GridCell[];
  readonly columns: number;
  readonly rows: number;
  /** The cell that covers a square of the grid; undefined where a row leaves it free. */
  at(row: number, column: number): GridCell | undefined;
}

type Open = { -readonly [Key in keyof GridCell]: GridCell[Key] };

/** Puts the cells of all rows into the grid. A cell that continues a merge that was never begun is an ordinary cell. */
export function cellGrid({ rows, grid }: Table): CellGrid {
  const cells: Open[] = [];
  const squares: (Open | undefined)[][] = [];
  let columns = grid.length;
  rows.forEach((row, index) => {
    const line: (Open | undefined)[] = [];
    let column = row.skippedBefore;
    for (const cell of row.cells) {
      const above = cell.merge === 'continue' ? squares[index - 1]?.[column] : undefined;
      const goesOn = above !== undefined && above.cell.merge !== undefined && above.column === column;
      const placed = goesOn ? above : { cell, row: index, column, span: cell.span, rowSpan: 1 };
      if (goesOn) placed.rowSpan = index - placed.row + 1;
      else cells.push(placed);
      for (let square = column; square < column + cell.span; square++) line[square] = placed;
      column += cell.span;
    }
    columns = Math.max(columns, column + row.skippedAfter);
    squares.push(line);
  });
  return { cells, columns, rows: rows.length, at: (row, column) => squares[row]?.[column] };
}
