import { mostColumns } from '../../../application/schema/editor-values.ts';
import type { EditorBlock } from '../../../application/schema/index.ts';

type TableSettings = NonNullable<EditorBlock['table']>;

/** Twips of a millimetre. */
export const twipsPerMm = 1440 / 25.4;

/** A cell as requested. */
interface WantedCell<Cell> {
  readonly cell: Cell;
  readonly columns: number;
  readonly rows: number;
}

/** A cell of a row as Word writes it: a cell merged over rows is in each of them. */
export interface PlannedCell<Cell> {
  /** Null for columns that no cell was given for. */
  readonly cell: Cell | null;
  columns: number;
  readonly merge: 'restart' | 'continue' | null;
}

export interface TablePlan<Cell> {
  /** Widths of the columns, in twips. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly PlannedCell<Cell>[])[];
}

/** A cell that reaches down into the rows that follow. */
interface Reaching<Cell> {
  readonly cell: Cell;
  readonly columns: number;
  rows: number;
}

/** One row of the grid: by first column, the cells in it. */
type GridRow<Cell> = Map<number, PlannedCell<Cell>>;

function isFree(taken: ReadonlySet<number>, from: number, count: number): boolean {
  for (let column = from; column < from + count; column++) if (taken.has(column)) return false;
  return true;
}

/** Places cells from the left into the columns that no cell from above reaches into, as HTML does. */
function placeCells<Cell>(rows: readonly (readonly WantedCell<Cell>[])[]): GridRow<Cell>[] {
  const reaching = new Map<number, Reaching<Cell>>();
  return rows.map((wanted) => {
    const row: GridRow<Cell> = new Map();
    const taken = new Set<number>();
    const take = (column: number, cell: PlannedCell<Cell>): void => {
      row.set(column, cell);
      for (let each = column; each < column + cell.columns; each++) taken.add(each);
    };
    for (const [column, from] of reaching) {
      take(column, { cell: from.cell, columns: from.columns, merge: 'continue' });
      if (--from.rows === 0) reaching.delete(column);
    }
    let column = 0;
    for (const { cell, columns, rows: count } of wanted) {
      while (!isFree(taken, column, columns)) column++;
      take(column, { cell, columns, merge: count > 1 ? 'restart' : null });
      if (count > 1) reaching.set(column, { cell, columns, rows: count - 1 });
      column += columns;
    }
    return row;
  });
}

/** The cells of a row from the left. What is left free belongs to the cell before it, unless that reaches further down. */
function fillRow<Cell>(row: GridRow<Cell>, count: number): PlannedCell<Cell>[] {
  const cells: PlannedCell<Cell>[] = [];
  for (let column = 0; column < count;) {
    const found = row.get(column);
    if (found) {
      cells.push({ ...found });
      column += found.columns;
      continue;
    }
    const last = cells.at(-1);
    if (last && last.merge === null) last.columns++;
    else cells.push({ cell: null, columns: 1, merge: null });
    column++;
  }
  return cells;
}

/** Widths of columns in twips. Those that are not given share what is left, each at least 5 mm wide. */
function columnWidths(count: number, { columns = [], width }: TableSettings, lineWidth: number): number[] {
  const given = Array.from({ length: count }, (_each, index) => columns[index] || undefined);
  const known = given.reduce<number>((sum, each) => sum + (each ?? 0), 0) * twipsPerMm;
  const open = given.filter((each) => each === undefined).length;
  const whole = width === undefined ? (open === 0 ? known : lineWidth) : width * twipsPerMm;
  const share = open === 0 ? 0 : Math.max(5 * twipsPerMm, (whole - known) / open);
  const stretch = open === 0 && known > 0 ? whole / known : 1;
  return given.map((each) => Math.max(1, Math.floor(each === undefined ? share : each * twipsPerMm * stretch)));
}

/** The grid of a table; null when it has no cells, or more columns than Word allows. `lineWidth` in twips. */
export function planTable<Cell>(
  rows: readonly (readonly WantedCell<Cell>[])[],
  settings: TableSettings,
  lineWidth: number,
): TablePlan<Cell> | null {
  const placed = placeCells(rows);
  const ends = placed.flatMap((row) => [...row].map(([column, { columns }]) => column + columns));
  const count = ends.reduce((most, end) => Math.max(most, end), 0);
  if (count === 0 || count > mostColumns) return null;
  return { widths: columnWidths(count, settings, lineWidth), rows: placed.map((row) => fillRow(row, count)) };
}

/** Width of each cell of a row, in twips. */
export function cellWidths({ widths }: TablePlan<unknown>, row: readonly PlannedCell<unknown>[]): number[] {
  let column = 0;
  return row.map(({ columns }) => {
    const covered = widths.slice(column, column + columns);
    column += columns;
    return covered.reduce((sum, each) => sum + each, 0);
  });
}
