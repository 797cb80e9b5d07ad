/** What a tree knows of an item. Items without a known parent are at the top. */
export interface TreeItem {
  readonly id: number;
  readonly parent_id: number | null;
}

/** An item in the order of the tree. */
export interface TreeRow<Item> {
  readonly item: Item;
  /** Levels below the top, from 0. */
  readonly level: number;
  readonly hasChildren: boolean;
  /** Number among its siblings, from 0, and how many they are. */
  readonly place: number;
  readonly siblings: number;
}

/** Where an item goes: into a parent (null: to the top), before a sibling or to the end. */
export interface TreePlace {
  readonly parent_id: number | null;
  readonly before: number | null;
}

/** Items by parent, in the order given. */
function childrenOf<Item extends TreeItem>(items: readonly Item[]): ReadonlyMap<number | null, readonly Item[]> {
  const ids = new Set(items.map(({ id }) => id));
  const children = new Map<number | null, Item[]>();
  for (const item of items) {
    const parent = item.parent_id !== null && ids.has(item.parent_id) ? item.parent_id : null;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [item]);
    else siblings.push(item);
  }
  return children;
}

/** Items in the order of the tree, each below its parent, without those below a folded one. */
export function treeRows<Item extends TreeItem>(
  items: readonly Item[],
  folded: ReadonlySet<number> = new Set(),
): readonly TreeRow<Item>[] {
  const children = childrenOf(items);
  const below = (parent: number | null, level: number): TreeRow<Item>[] => {
    const siblings = children.get(parent) ?? [];
    return siblings.flatMap((item, place) => [
      { item, level, hasChildren: children.has(item.id), place, siblings: siblings.length },
      ...(folded.has(item.id) ? [] : below(item.id, level + 1)),
    ]);
  };
  return below(null, 0);
}

/** The item itself and all below it: it cannot move into any of them. */
export function withDescendants(items: readonly TreeItem[], id: number): ReadonlySet<number> {
  const found = new Set([id]);
  for (const { item } of treeRows(items)) {
    if (item.parent_id !== null && found.has(item.parent_id)) found.add(item.id);
  }
  return found;
}

/** Where an item is now. */
export function placeOf(items: readonly TreeItem[], id: number): TreePlace {
  for (const [parent_id, siblings] of childrenOf(items)) {
    const at = siblings.findIndex((item) => item.id === id);
    if (at !== -1) return { parent_id, before: siblings[at + 1]?.id ?? null };
  }
  return { parent_id: null, before: null };
}

export const treeMoves = ['up', 'down', 'in', 'out'] as const;
export type TreeMove = (typeof treeMoves)[number];

/** Where a move by the keyboard leads; null where it is not possible. Without an order of its own a tree has no up and down. */
export function placeAfterMove(
  items: readonly TreeItem[],
  id: number,
  move: TreeMove,
  isOrdered: boolean,
): TreePlace | null {
  const children = childrenOf(items);
  const { parent_id } = placeOf(items, id);
  const siblings = children.get(parent_id) ?? [];
  const at = siblings.findIndex((item) => item.id === id);
  const previous = siblings[at - 1];
  if (move === 'in') return previous === undefined ? null : { parent_id: previous.id, before: null };
  if (move === 'out') {
    if (parent_id === null) return null;
    const parent = placeOf(items, parent_id);
    return { parent_id: parent.parent_id, before: isOrdered ? parent.before : null };
  }
  if (!isOrdered) return null;
  if (move === 'up') return previous === undefined ? null : { parent_id, before: previous.id };
  return siblings[at + 1] === undefined ? null : { parent_id, before: siblings[at + 2]?.id ?? null };
}

export type DropSide = 'before' | 'after' | 'inside';

/** Where an item goes that is dropped at a side of another; null where it cannot or is there already. */
export function placeOfDrop(
  items: readonly TreeItem[],
  id: number,
  target: number | null,
  side: DropSide,
): TreePlace | null {
  if (target !== null && withDescendants(items, id).has(target)) return null;
  const now = placeOf(items, id);
  let wanted: TreePlace = { parent_id: target, before: null };
  if (target !== null && side !== 'inside') {
    const beside = placeOf(items, target);
    wanted = side === 'before' ? { ...beside, before: target } : beside;
  }
  const isSame = wanted.parent_id === now.parent_id && (wanted.before === now.before || wanted.before === id);
  return isSame ? null : wanted;
}
