import type { Group } from '@shorui/server/contract';

/** A group in the order of the tree. */
export interface TreeRow {
  readonly group: Group;
  /** Levels below the top, from 0. */
  readonly level: number;
  readonly hasChildren: boolean;
}

/** Groups in the order of the tree, each under its parent, without those below a folded one. A group without a known parent is on top. */
export function treeRows(groups: readonly Group[], folded: ReadonlySet<number> = new Set()): readonly TreeRow[] {
  const ids = new Set(groups.map(({ id }) => id));
  const children = new Map<number | undefined, Group[]>();
  for (const group of groups) {
    const parent = group.parent_id !== null && ids.has(group.parent_id) ? group.parent_id : undefined;
    children.set(parent, [...(children.get(parent) ?? []), group]);
  }
  const below = (parent: number | undefined, level: number): TreeRow[] =>
    (children.get(parent) ?? []).flatMap((group) => [
      { group, level, hasChildren: children.has(group.id) },
      ...(folded.has(group.id) ? [] : below(group.id, level + 1)),
    ]);
  return below(undefined, 0);
}

/** The group itself and all below it: none of them can be its parent. */
export function withDescendants(groups: readonly Group[], id: number): ReadonlySet<number> {
  const found = new Set([id]);
  for (const { group } of treeRows(groups)) {
    if (group.parent_id !== null && found.has(group.parent_id)) found.add(group.id);
  }
  return found;
}
