import { allowed, denied, type Decision } from '../decision.ts';
import { unlocksSettings } from './user-permission.ts';
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

/** A category as a member meets it: `access` is that of the member to its documents. */
export interface CategoryAsSeen {
  readonly supplied: boolean;
  readonly access: CategoryAccess;
}

/** Who may read a category's documents sees it in the tree; so do those who manage groups, because they give access to it. */
export const maySeeCategory = (membership: Membership, { access }: Pick<CategoryAsSeen, 'access'>): Decision =>
  access !== 'none' || unlocksSettings(membership) ? allowed : denied('not_found');

/** Categories are added at the top (`above` undefined) by those who manage groups, and below a category also with full access to it. */
export const mayAddCategory = (membership: Membership, above: Pick<CategoryAsSeen, 'access'> | undefined): Decision =>
  above?.access === 'full' || unlocksSettings(membership) ? allowed : denied();

/** Those of the staff stay as they are; the own ones are renamed, moved and deleted with full access, or by those who manage groups. */
export const mayChangeCategory = (membership: Membership, { supplied, access }: CategoryAsSeen): Decision =>
  !supplied && (access === 'full' || unlocksSettings(membership)) ? allowed : denied();
