/** Which columns a person sees, in which order and how wide. Columns without an entry are as the screen defines them. */
export interface ColumnChoice {
  /** Ids in the chosen order. A column that is not named comes after those that are. */
  readonly order: readonly string[];
  readonly shown: Readonly<Record<string, boolean>>;
  /** Widths in px when they were chosen; the table scales them to its own width. Empty: by content. */
  readonly widths: Readonly<Record<string, number>>;
}

export interface ChoosableColumn {
  readonly id: string;
  readonly optional?: boolean;
}

export const noColumnChoice: ColumnChoice = { order: [], shown: {}, widths: {} };

/** The narrowest column, px, and the step of a key press. */
export const narrowestColumn = 64;
export const columnStep = 24;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = <T>(value: unknown, isKind: (each: unknown) => each is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, T] => isKind(entry[1])),
  );

/** Reads what the browser stored. Whatever has another shape counts as not chosen. */
export function parseColumnChoice(stored: unknown): ColumnChoice {
  if (!isRecord(stored)) return noColumnChoice;
  const order: readonly unknown[] = Array.isArray(stored['order']) ? stored['order'] : [];
  return {
    order: order.filter((id) => typeof id === 'string'),
    shown: entriesOf(stored['shown'], (each) => typeof each === 'boolean'),
    widths: entriesOf(
      stored['widths'],
      (each): each is number => typeof each === 'number' && each >= narrowestColumn && each <= 10_000,
    ),
  };
}

/** All columns in the chosen order. */
export function orderColumns<C extends ChoosableColumn>(columns: readonly C[], { order }: ColumnChoice): readonly C[] {
  const place = ({ id }: C): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((a, b) => place(a) - place(b));
}

export function isColumnShown({ id, optional = false }: ChoosableColumn, { shown }: ColumnChoice): boolean {
  return shown[id] ?? !optional;
}

/** The choice with a column moved by a number of places; null where it is at the end already. */
export function moveColumn(
  columns: readonly ChoosableColumn[],
  choice: ColumnChoice,
  id: string,
  by: -1 | 1,
): ColumnChoice | null {
  const order = orderColumns(columns, choice).map((column) => column.id);
  const from = order.indexOf(id);
  const other = order[from + by];
  if (from === -1 || other === undefined) return null;
  return { ...choice, order: order.with(from, other).with(from + by, id) };
}

/** Widths after the border right of a column moves by px: what the column gains, the next one loses. Both keep the least width. */
export function resizeColumn(
  widths: Readonly<Record<string, number>>,
  ids: readonly string[],
  id: string,
  by: number,
): Readonly<Record<string, number>> {
  const at = ids.indexOf(id);
  // The last column has its border at the left.
  const [left, right] = at === ids.length - 1 ? [ids[at - 1], id] : [id, ids[at + 1]];
  if (left === undefined || right === undefined) return widths;
  const [leftWidth, rightWidth] = [widths[left] ?? narrowestColumn, widths[right] ?? narrowestColumn];
  const wanted = left === id ? by : -by;
  const moved = Math.max(narrowestColumn - leftWidth, Math.min(wanted, rightWidth - narrowestColumn));
  return { ...widths, [left]: leftWidth + moved, [right]: rightWidth - moved };
}

/** Shares of the table's width in percent by id; null where no width was chosen. Columns without a width get the mean of the others. */
export function columnShares(
  ids: readonly string[],
  { widths }: ColumnChoice,
  available = 100,
): ReadonlyMap<string, number> | null {
  const known = ids.flatMap((id) => widths[id] ?? []);
  if (known.length === 0) return null;
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
  const total = ids.reduce((sum, id) => sum + (widths[id] ?? mean), 0);
  return new Map(ids.map((id) => [id, ((widths[id] ?? mean) / total) * available]));
}
