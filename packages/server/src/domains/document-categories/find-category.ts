import type { MemberActor } from '../../access/actor.ts';
import { demand } from '../../access/decision.ts';
import {
  categoryAccess,
  mayAddCategory,
  mayChangeCategory,
  maySeeCategory,
  type CategoryAsSeen,
} from '../../access/policies/document-category.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CategoryTree } from '../../access/category-tree.ts';
import type { DocumentCategory } from './model.ts';

type Tree = CategoryTree<DocumentCategory>;

const seenAs = (tree: Tree, { membership }: MemberActor, { id, workspace_id }: DocumentCategory): CategoryAsSeen => ({
  supplied: workspace_id === null,
  access: categoryAccess(membership, tree.pathOf(id)),
});

/**
 * A category of the tree of a workspace by id, which the member sees, and changes where `to` is `change`.
 * @throws {AppError} not_found, forbidden
 */
export function categoryFor(
  tree: Tree,
  actor: MemberActor,
  id: number,
  to: 'read' | 'change' = 'read',
): DocumentCategory {
  const found = tree.find(id);
  const kind = 'document-category';
  if (found === undefined)
    throw new AppError('not_found', { requested: { kind, ids: [id], among: actor.workspace.id } });
  const seen = seenAs(tree, actor, found);
  demand(maySeeCategory(actor.membership, seen), { kind, ids: [id], among: 'own' });
  if (to === 'change') demand(mayChangeCategory(actor.membership, seen));
  return found;
}

/**
 * Checks that the member may add or move categories to a place.
 * @throws {AppError} not_found, forbidden
 */
export function demandPlace(tree: Tree, actor: MemberActor, parentId: number | null): void {
  const above = parentId === null ? undefined : seenAs(tree, actor, categoryFor(tree, actor, parentId));
  demand(mayAddCategory(actor.membership, above));
}

/** @throws {AppError} not_found */
export function suppliedCategory(tree: Tree, id: number): DocumentCategory {
  const found = tree.find(id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}
