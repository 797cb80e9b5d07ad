import type { BulkUploadItem } from '@shorui/server/contract';

type LineColumns = Pick<
  BulkUploadItem,
  'name' | 'category_id' | 'type_id' | 'record_date' | 'record_amount' | 'record_party'
>;

/** Cells of a line that were changed. `metas` has the changed ones alone. */
export interface LineChange extends Partial<LineColumns> {
  readonly metas?: BulkUploadItem['metas'];
}

/** Names of cells: a column, or `metas.` with the id of the meta. */
type CellValue = BulkUploadItem['metas'][string] | number;

const ofMeta = 'metas.';

/** The changes of both; where both have a cell, that of `later`. */
export function joinChanges(earlier: LineChange | undefined, later: LineChange | undefined): LineChange {
  const joined = { ...earlier, ...later };
  if (earlier?.metas === undefined || later?.metas === undefined) return joined;
  return { ...joined, metas: { ...earlier.metas, ...later.metas } };
}

export function changedLine(row: BulkUploadItem, change: LineChange | undefined): BulkUploadItem {
  return change === undefined ? row : { ...row, ...change, metas: { ...row.metas, ...change.metas } };
}

/** The names of the changed cells. */
export function fieldsOf({ metas = {}, ...columns }: LineChange): readonly string[] {
  return [...Object.keys(columns), ...Object.keys(metas).map((id) => `${ofMeta}${id}`)];
}

/** The change without cells that are not to be in it. */
export function partOfChange({ metas = {}, ...columns }: LineChange, isIn: (field: string) => boolean): LineChange {
  const within = Object.fromEntries(Object.entries(metas).filter(([id]) => isIn(`${ofMeta}${id}`)));
  const others: LineChange = Object.fromEntries(Object.entries(columns).filter(([field]) => isIn(field)));
  return Object.keys(within).length === 0 ? others : { ...others, metas: within };
}

function valueOf(row: LineChange, field: string): CellValue {
  if (field.startsWith(ofMeta)) return row.metas?.[field.slice(ofMeta.length)] ?? null;
  return new Map<string, CellValue>(Object.entries({ ...row, metas: null })).get(field) ?? null;
}

/** What was written into a cell, as text. Undefined where it was not changed or emptied. */
export function cellText(change: LineChange, field: string): string | undefined {
  const value = valueOf(change, field);
  return value === null ? undefined : [value].flat().join('、');
}

/** Whether a cell has the same value in both. */
export const isSameCell = (one: LineChange, other: LineChange, field: string): boolean =>
  JSON.stringify(valueOf(one, field)) === JSON.stringify(valueOf(other, field));

/** Cells that are decided together with a cell: the type belongs to its category. */
export const decidedWith = (field: string, change: LineChange): readonly string[] =>
  field === 'category_id' || (field === 'type_id' && change.category_id !== undefined)
    ? ['category_id', 'type_id']
    : [field];
