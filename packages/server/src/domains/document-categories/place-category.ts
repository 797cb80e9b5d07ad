import { categoryLevels, mostCategories, mostSiblings } from '../../contract/filing/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { categoryWords } from '../../messages/document-categories.ts';
import type { CategoryTree, Placed } from '../../access/category-tree.ts';
import type { CategoryRows } from './rows.ts';

/** Where a category is, or is to be. */
export interface CategoryPlace {
  /** Undefined for one that is being made. */
  readonly id?: number;
  readonly name: string;
  readonly parentId: number | null;
  /** Among its siblings of the same owner, from 0. Undefined: where it is, or the last. */
  readonly position?: number | undefined;
}

const invalid = (field: string, words: string): AppError => new AppError('invalid', { fields: { [field]: [words] } });

/**
 * Holds the trees that a change depends on, until the unit of work ends: that of the owner and, where the parent is one of the staff's,
 * theirs too, first.
 */
export async function lockCategories(unit: UnitOfWork, rows: CategoryRows, parentId: number | null): Promise<void> {
  const { workspaceId } = rows;
  // A category never changes its owner, so it may be read before the lock.
  const parent = workspaceId === null || parentId === null ? undefined : (await rows.tree()).find(parentId);
  if (workspaceId === null || parent?.workspace_id === null) await unit.lock(0, 'document-categories');
  if (workspaceId !== null) await unit.lock(workspaceId, 'document-categories');
}

const levelsOf = (tree: CategoryTree, id: number, workspaceId: number | null): number =>
  tree.lineOf(id).filter((each) => each.workspace_id === workspaceId).length;

/**
 * Checks the place of a category: the parent is not below the category itself, the tree does not become too deep or too large, and the
 * name is free there.
 * @throws {AppError} invalid with the field, duplicate
 */
export function checkPlace(
  tree: CategoryTree,
  { workspaceId }: Pick<CategoryRows, 'workspaceId'>,
  { id, name, parentId }: CategoryPlace,
  locale: 'jp' | 'en',
): void {
  const words = categoryWords[locale];
  const siblings = tree.childrenOf(parentId).filter((each) => each.id !== id);
  if (parentId !== null) {
    if (id !== undefined && tree.withDescendants(id).has(parentId)) throw invalid('parent_id', words.parentBelow);
    const most = categoryLevels[workspaceId === null ? 'supplied' : 'own'];
    const levels = levelsOf(tree, parentId, workspaceId) + 1 + (id === undefined ? 0 : tree.heightOf(id));
    if (levels > most) throw invalid('parent_id', words.tooDeep(most));
  }
  if (id === undefined && tree.size >= mostCategories) throw invalid('name', words.tooMany(mostCategories));
  if (siblings.length >= mostSiblings) throw invalid('parent_id', words.tooManySiblings(mostSiblings));
  if (siblings.some((each) => each.name === name))
    throw new AppError('duplicate', { fields: { name: [words.nameTaken] } });
}

/** Numbers the siblings around a place and gives the number of the place. */
export async function makeRoom(
  rows: CategoryRows,
  tree: CategoryTree,
  { id, parentId, position }: CategoryPlace,
): Promise<number> {
  const siblings: Placed[] = tree
    .childrenOf(parentId)
    .filter((each) => each.workspace_id === rows.workspaceId && each.id !== id);
  const place = Math.min(position ?? siblings.length, siblings.length);
  for (const [index, sibling] of siblings.entries()) {
    const sort = (index < place ? index : index + 1) + 1;
    if (sibling.sort !== sort) await rows.renumber(sibling.id, sort);
  }
  return place + 1;
}
