/** Selected rows of a list over all of its pages. */
export interface Selection<Row> {
  /** True: every row that matches the conditions is selected, except for those of `rows`. */
  readonly all: boolean;
  /** The selected rows by id; with `all` the exceptions. */
  readonly rows: ReadonlyMap<number, Row>;
}

interface Identified {
  readonly id: number;
}

export const emptySelection: Selection<never> = { all: false, rows: new Map<number, never>() };

export function isSelected({ all, rows }: Selection<unknown>, id: number): boolean {
  return rows.has(id) !== all;
}

/** How many rows are selected of a list of `total`. */
export function countSelected({ all, rows }: Selection<unknown>, total: number): number {
  return all ? Math.max(0, total - rows.size) : rows.size;
}

/** The selection with these rows selected or not. */
export function withRows<Row extends Identified>(
  { all, rows }: Selection<Row>,
  changed: readonly Row[],
  selected: boolean,
): Selection<Row> {
  const next = new Map(rows);
  for (const row of changed)
    if (selected === all) next.delete(row.id);
    else next.set(row.id, row);
  return { all, rows: next };
}
