/** Maps a list; the list itself comes back when every element stayed the same, so that unchanged parts stay shared. */
export function mapShared<T>(list: readonly T[], change: (item: T, index: number) => T): T[] {
  let changed: T[] | undefined;
  for (const [index, item] of list.entries()) {
    const next = change(item, index);
    if (next !== item && !changed) changed = list.slice(0, index);
    changed?.push(next);
  }
  return changed ?? (list as T[]);
}

/** Filters a list; the list itself comes back when every element stayed. */
export function filterShared<T>(list: readonly T[], keep: (item: T) => boolean): T[] {
  const kept = list.filter(keep);
  return kept.length === list.length ? (list as T[]) : kept;
}

/** The object without some of its optional properties. */
export function without<T extends object, Key extends keyof T>(thing: T, ...keys: readonly Key[]): Omit<T, Key> {
  const rest = { ...thing };
  for (const key of keys) delete rest[key];
  return rest;
}
