import type { GroupNode } from '../../../contract/groups/index.ts';
import { groupTypeNumber } from './group-type.ts';
import type { Group } from './model.ts';

type Placed = Pick<Group, 'id' | 'parent_id'>;

/** Ids of a group and all below it. */
export function withDescendants(groups: readonly Placed[], id: number): ReadonlySet<number> {
  const found = new Set([id]);
  // Parents come before or after their children: passes repeat until one finds nothing new.
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const group of groups) if (group.parent_id !== null && found.has(group.parent_id)) found.add(group.id);
  }
  return found;
}

/** Levels above a group; 0 at the top. */
export function depthOf(groups: readonly Placed[], id: number | null): number {
  const parents = new Map(groups.map((group) => [group.id, group.parent_id]));
  let depth = 0;
  const seen = new Set<number>();
  for (let at = id; at !== null && !seen.has(at); depth++) {
    seen.add(at);
    at = parents.get(at) ?? null;
  }
  return depth;
}

/** Levels below a group; 0 without any. Each group of a cycle counts once. */
export function heightOf(groups: readonly Placed[], id: number): number {
  const seen = new Set([id]);
  let level: readonly number[] = [id];
  for (let height = 0; ; height += 1) {
    const parents = new Set<number | null>(level);
    level = groups.filter((group) => parents.has(group.parent_id) && !seen.has(group.id)).map((group) => group.id);
    if (level.length === 0) return height;
    for (const each of level) seen.add(each);
  }
}

/** The groups, sorted by name, as a tree. A group whose parent is deleted is at the top, as is one of each stored cycle. */
export function groupTree(groups: readonly Group[], userCounts: ReadonlyMap<number, number>): GroupNode[] {
  const byParent = groupByParent(groups);
  const shown = new Set<number>();
  const nodes = (level: readonly Group[]): GroupNode[] =>
    level.flatMap((group) => {
      if (shown.has(group.id)) return [];
      shown.add(group.id);
      return [
        {
          id: group.id,
          name: group.name,
          type: groupTypeNumber(group.type),
          user_count: userCounts.get(group.id) ?? 0,
          children: nodes(byParent.get(group.id) ?? []),
        },
      ];
    });
  return [...nodes(byParent.get(null) ?? []), ...nodes(groups)];
}

function groupByParent(groups: readonly Group[]): ReadonlyMap<number | null, readonly Group[]> {
  const ids = new Set(groups.map(({ id }) => id));
  const result = new Map<number | null, Group[]>();
  for (const group of groups) {
    const parent = group.parent_id !== null && ids.has(group.parent_id) ? group.parent_id : null;
    const list = result.get(parent) ?? [];
    list.push(group);
    result.set(parent, list);
  }
  return result;
}
