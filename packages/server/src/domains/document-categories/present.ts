import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import {
  mayAddCategory,
  mayChangeCategory,
  maySeeCategory,
  type CategoryAccess,
} from '../../access/policies/document-category.ts';
import type { DocumentCategoryView, NodeOf, SuppliedCategoryView } from '../../contract/filing/index.ts';
import type { CategoryTree } from '../../access/category-tree.ts';
import { accessToCategories, readCategoryTree } from './read-tree.ts';
import { countBelow, countDocuments } from './contents.ts';
import type { DocumentCategory } from './model.ts';
import { rowsOfStaff } from './rows.ts';

type Tree = CategoryTree<DocumentCategory>;

/** The categories that one viewer sees, with what he sees of each. */
export interface CategoriesShown<V> {
  readonly tree: Tree;
  readonly visible: (category: DocumentCategory) => boolean;
  readonly show: (category: DocumentCategory) => V;
}

const timesOf = ({ created_at, updated_at, deleted_at }: DocumentCategory) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  deleted_at: deleted_at?.toISOString() ?? null,
});

/** Members that every view has. Categories above that the viewer does not see are left out of the path. */
function placeOf(tree: Tree, category: DocumentCategory, visible: (category: DocumentCategory) => boolean) {
  const parent = tree.parentOf(category);
  const above = parent === undefined ? [] : tree.lineOf(parent.id).filter(visible);
  const siblings = tree.childrenOf(parent?.id ?? null).filter((each) => each.workspace_id === category.workspace_id);
  return {
    id: category.id,
    parent_id: parent !== undefined && visible(parent) ? parent.id : null,
    name: category.name,
    path: above.map(({ name }) => name).toReversed(),
    position: Math.max(0, siblings.indexOf(category)),
    version: category.version,
    ...timesOf(category),
  };
}

/** The categories as a member sees them. */
export async function categoriesOfMember(
  source: Reach,
  actor: MemberActor,
): Promise<CategoriesShown<DocumentCategoryView> & { readonly accessTo: (id: number) => CategoryAccess }> {
  const { membership } = actor;
  const [tree, counts] = await Promise.all([
    readCategoryTree(source, actor),
    countDocuments(source, actor.workspace.id),
  ]);
  const access = accessToCategories(tree, actor);
  const accessTo = (id: number): CategoryAccess => access.get(id) ?? (membership.isRoot ? 'full' : 'none');
  const visible = ({ id }: DocumentCategory): boolean => maySeeCategory(membership, { access: accessTo(id) }).allowed;
  const show = (category: DocumentCategory): DocumentCategoryView => {
    const seen = { supplied: category.workspace_id === null, access: accessTo(category.id) };
    const mayChange = mayChangeCategory(membership, seen).allowed;
    return {
      ...placeOf(tree, category, visible),
      ...seen,
      document_count: seen.access === 'none' ? 0 : (counts.get(category.id) ?? 0),
      actions: { add: mayAddCategory(membership, seen).allowed, change: mayChange, delete: mayChange },
    };
  };
  return { tree, visible, show, accessTo };
}

const everyOne = (): boolean => true;

/** The categories that the staff supply, as they see them. */
export async function categoriesOfStaff(source: Reach): Promise<CategoriesShown<SuppliedCategoryView>> {
  const [tree, documents, types, categories] = await Promise.all([
    rowsOfStaff(source).tree(),
    countDocuments(source, null),
    countBelow(source, 'types'),
    countBelow(source, 'categories'),
  ]);
  const show = (category: DocumentCategory): SuppliedCategoryView => ({
    ...placeOf(tree, category, everyOne),
    document_count: documents.get(category.id) ?? 0,
    type_count: types.get(category.id) ?? 0,
    workspace_category_count: categories.get(category.id) ?? 0,
  });
  return { tree, visible: everyOne, show };
}

/** The tree of what a viewer sees. A category is at the top where he sees none above it. */
export function nodesOf<V>({ tree, visible, show }: CategoriesShown<V>): NodeOf<V>[] {
  const nodes = (level: readonly DocumentCategory[]): NodeOf<V>[] =>
    level.flatMap((category) => {
      const children = nodes(tree.childrenOf(category.id));
      return visible(category) ? [{ ...show(category), children }] : children;
    });
  return nodes(tree.childrenOf(null));
}
