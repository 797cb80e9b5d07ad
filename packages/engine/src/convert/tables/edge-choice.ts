import type { Edge } from '../model/edge.ts';
import type { CellEdges, Table } from '../model/index.ts';
import type { CellGrid, GridCell } from './cell-grid.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

/** Strokes of a pattern: of two neighbors' borders the one with more ink is drawn. */
const strokes: Partial<Record<Edge['pattern'], number>> = { double: 3, triple: 5, thick: 2 };

function weight({ pattern, width }: Edge): number {
  return width * (strokes[pattern] ?? 1);
}

function brightness({ color = '000000' }: Edge): number {
  const value = Number.parseInt(color, 16);
  return ((value >> 16) & 255) + 2 * ((value >> 8) & 255) + (value & 255);
}

/** Of two borders at one place the wider, then the darker (ECMA-376 part 1, 17.4.66). */
export function strongerEdge(one: Edge | undefined, other: Edge | undefined): Edge | undefined {
  if (!one || !other) return one ?? other;
  const difference = weight(one) - weight(other);
  if (Math.abs(difference) > 1e-6) return difference > 0 ? one : other;
  return brightness(other) < brightness(one) ? other : one;
}

/** Which border is drawn at each line between the squares of a table. */
export class EdgeChoice {
  readonly #table: Table;
  readonly #grid: CellGrid;

  constructor(table: Table, grid: CellGrid) {
    this.#table = table;
    this.#grid = grid;
  }

  /** Of the line above `row` (below the last one too) in a column. */
  above(row: number, column: number): Edge | undefined {
    const [upper, lower] = [this.#grid.at(row - 1, column), this.#grid.at(row, column)];
    if (upper === lower) return undefined;
    return strongerEdge(this.#side(upper, 'bottom', row === this.#grid.rows), this.#side(lower, 'top', row === 0));
  }

  /** Of the line left of `column` (right of the last one too) in a row. */
  before(row: number, column: number): Edge | undefined {
    const [left, right] = [this.#grid.at(row, column - 1), this.#grid.at(row, column)];
    if (left === right) return undefined;
    return strongerEdge(this.#side(left, 'right', right === undefined), this.#side(right, 'left', left === undefined));
  }

  /** What the cell itself has at a side: its own border, or that of the table. */
  of(cell: GridCell, side: Side): Edge | undefined {
    const { row, rowSpan, column, span } = cell;
    const isOuter =
      (side === 'top' && row === 0) ||
      (side === 'bottom' && row + rowSpan >= this.#grid.rows) ||
      (side === 'left' && this.#grid.at(row, column - 1) === undefined) ||
      (side === 'right' && this.#grid.at(row, column + span) === undefined);
    return this.#side(cell, side, isOuter);
  }

  /** As `of`, where there is space between cells: then the borders of the table are around all of them. */
  ofSpaced(cell: GridCell, side: Side): Edge | undefined {
    return this.#side(cell, side, false);
  }

  /** Borders of the table itself. */
  get around(): Table['borders'] {
    return this.#table.borders;
  }

  #side(cell: GridCell | undefined, side: Side, isOuter: boolean): Edge | undefined {
    if (!cell) return undefined;
    const stated: CellEdges[Side] = cell.cell.borders[side];
    if (stated === 'none') return undefined;
    if (stated) return stated;
    const { borders } = this.#table;
    if (isOuter) return borders[side];
    return side === 'top' || side === 'bottom' ? borders.between : borders.betweenColumns;
  }
}
