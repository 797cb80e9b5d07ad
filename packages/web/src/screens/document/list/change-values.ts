import type { BodyOf, changeDocuments, Document, MetaField } from '@shorui/server/contract';
import { textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { metaName, sentMetas } from '../../../kits/meta-form/meta-values.ts';

type Change = Omit<BodyOf<typeof changeDocuments>, 'ids'>;

/** Names of what can be changed of many documents: category, type, and fields by their names in forms. */
export const changedOf = (values: FormValues): readonly string[] =>
  Array.isArray(values['changed']) ? (values['changed'] as string[]) : [];

/** What all documents have in common; undefined where they differ or have none. */
function shared<T>(values: readonly (T | null | undefined)[]): T | undefined {
  const [only, ...others] = new Set(values);
  return others.length === 0 ? (only ?? undefined) : undefined;
}

export const sharedCategory = (rows: readonly Document[]): number | undefined =>
  shared(rows.map(({ category }) => category?.id));

export const sharedType = (rows: readonly Document[]): number | undefined => shared(rows.map(({ type_id }) => type_id));

/** The fields among them that the person chose to change. */
export const changedMetas = (metas: readonly MetaField[], changed: readonly string[]): readonly MetaField[] =>
  metas.filter(({ id }) => changed.includes(metaName(id)));

/** What is sent: only what the person chose to change. A chosen field without a value is emptied. */
export function changeBody(values: FormValues, metas: readonly MetaField[]): Change {
  const changed = changedOf(values);
  const fields = changedMetas(metas, changed);
  return {
    ...(changed.includes('category_id') ? { category_id: Number(textOf(values, 'category_id')) } : {}),
    ...(changed.includes('type_id') ? { type_id: Number(textOf(values, 'type_id')) || null } : {}),
    ...(fields.length === 0 ? {} : { metas: sentMetas(fields, values) }),
  };
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** How many documents have a value already in a part that is chosen, by its name. */
export function countFilled(rows: readonly Document[], part: string): number {
  if (part === 'category_id') return rows.filter(({ category }) => category !== null).length;
  if (part === 'type_id') return rows.filter(({ type_id }) => type_id !== null).length;
  return rows.filter(({ metas }) =>
    Object.entries(metas).some(([id, value]) => metaName(Number(id)) === part && isFilled(value)),
  ).length;
}

/** The calls that take a change back: documents that had the same values share one. */
export function undoBodies(rows: readonly Document[], change: Change): readonly BodyOf<typeof changeDocuments>[] {
  const bodies = new Map<string, { ids: number[] } & Change>();
  for (const { id, category, type_id, metas } of rows) {
    // A change of the type removes values of fields that the other type does not have.
    const names =
      change.type_id === undefined ? Object.keys(change.metas ?? {}) : Object.keys({ ...change.metas, ...metas });
    const before: Change = {
      ...(change.category_id === undefined || category === null ? {} : { category_id: category.id }),
      ...(change.type_id === undefined ? {} : { type_id }),
      ...(names.length === 0 ? {} : { metas: Object.fromEntries(names.map((name) => [name, metas[name] ?? null])) }),
    };
    const key = JSON.stringify(before);
    const known = bodies.get(key);
    if (known === undefined) bodies.set(key, { ids: [id], ...before });
    else known.ids.push(id);
  }
  return [...bodies.values()];
}
