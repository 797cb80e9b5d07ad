import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import { CategoryTree } from '../../access/category-tree.ts';
import { accessByKeys, categoryKeys, type CategoryAccess } from '../../access/policies/document-category.ts';
import { scoped, type InWorkspace } from '../../access/scoped.ts';
import type { DocumentCategory } from './model.ts';

/** The categories of a workspace with those that the staff supply. Deleted ones are left out. */
export async function readCategoryTree({ models }: Reach, actor: InWorkspace): Promise<CategoryTree<DocumentCategory>> {
  return new CategoryTree(await scoped(models.DocumentCategory, actor).findAll());
}

/** What a member may do with the documents of each category, by its id: root all; groups give access, which categories below inherit. */
export function accessToCategories(
  tree: CategoryTree,
  { membership }: Pick<MemberActor, 'membership'>,
): ReadonlyMap<number, CategoryAccess> {
  const keys = categoryKeys(membership);
  return new Map(
    tree.inTreeOrder().map(({ id }) => [id, membership.isRoot ? 'full' : accessByKeys(keys, tree.pathOf(id))] as const),
  );
}
