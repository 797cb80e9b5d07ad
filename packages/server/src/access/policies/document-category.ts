import type { Membership } from '../actor.ts';

/** Keys of category access: `document_full_5` changes, `document_read_5` reads. */
export type CategoryKey = `document_full_${number}` | `document_read_${number}`;

/** Keys that the groups of a member give. */
export function categoryKeys(membership: Membership): ReadonlySet<CategoryKey> {
  const entries = membership.groups.flatMap((group) => group.categories);
  return new Set(
    entries.map(({ id, fullAccess }): CategoryKey => (fullAccess ? `document_full_${id}` : `document_read_${id}`)),
  );
}

export type CategoryAccess = 'full' | 'read' | 'none';

/** What keys give for a category; see categoryAccess. */
export function accessByKeys(keys: ReadonlySet<CategoryKey>, path: readonly number[]): CategoryAccess {
  for (const id of path) {
    if (keys.has(`document_full_${id}`)) return 'full';
    if (keys.has(`document_read_${id}`)) return 'read';
  }
  return 'none';
}

/**
 * Access to a category. `path` is its id and those of its ancestors, nearest first: a category without an entry of its own has
 * that of the nearest ancestor with one. Of several groups the widest counts. Root has all.
 */
export const categoryAccess = (membership: Membership, path: readonly number[]): CategoryAccess =>
  membership.isRoot ? 'full' : accessByKeys(categoryKeys(membership), path);
