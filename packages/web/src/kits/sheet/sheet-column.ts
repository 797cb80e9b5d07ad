/** A choice of a cell. */
export interface SheetOption {
  readonly value: string;
  readonly text: string;
}

/** A column of a sheet. Its cells are read and written as text. */
export interface SheetColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly required?: boolean;
  readonly kind?: 'text' | 'number' | 'date';
  /** Width in px. */
  readonly width: number;
  readonly textOf: (row: Row) => string;
  /** What a cell may be; undefined: any text. A cell with options may be empty. */
  readonly optionsOf?: (row: Row) => readonly SheetOption[];
  /** Several options, which the text names with 、 between them. */
  readonly isMany?: boolean;
  /** False for a cell that the row does not have. */
  readonly isAsked?: (row: Row) => boolean;
}

/** A place in a sheet, from 0. */
export interface SheetPlace {
  readonly row: number;
  readonly column: number;
}

/** A text for a cell. */
export interface CellText {
  readonly place: SheetPlace;
  readonly text: string;
}

export interface SheetSize {
  readonly rows: number;
  readonly columns: number;
}

/** Cells from a table that is pasted at a place; what is beyond the sheet is left out. One cell fills all rows that are selected. */
export function pastedCells(
  table: readonly (readonly string[])[],
  at: SheetPlace,
  size: SheetSize,
  selectedRows: readonly number[] = [],
): readonly CellText[] {
  const [only] = table;
  const single = table.length === 1 && only?.length === 1 ? only[0] : undefined;
  if (single !== undefined && selectedRows.includes(at.row))
    return selectedRows.map((row) => ({ place: { row, column: at.column }, text: single }));
  return table.flatMap((cells, down) =>
    cells.flatMap((text, across) => {
      const place = { row: at.row + down, column: at.column + across };
      return place.row < size.rows && place.column < size.columns ? [{ place, text }] : [];
    }),
  );
}

/** The cells to which the text of a cell is copied: below it within the selected rows, else the one below it. */
export function cellsBelow(at: SheetPlace, size: SheetSize, selectedRows: readonly number[]): readonly SheetPlace[] {
  const rows = selectedRows.filter((row) => row > at.row);
  const below = rows.length > 0 ? rows : [at.row + 1];
  return below.filter((row) => row < size.rows).map((row) => ({ row, column: at.column }));
}
