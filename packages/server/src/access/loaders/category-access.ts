import { Op } from 'sequelize';
import type { Models } from '../../database/models.ts';
import type { Document } from '../../domains/documents/model.ts';
import type { MemberActor } from '../actor.ts';
import { CategoryTree } from '../category-tree.ts';
import { categoryAccess, type CategoryAccess } from '../policies/document-category.ts';

/** The tree of all categories that a workspace has or is supplied with; with deleted ones, because their documents may be in the trash. */
async function wholeTree({ DocumentCategory }: Models, workspaceId: number): Promise<CategoryTree> {
  const rows = await DocumentCategory.findAll({
    where: { workspace_id: { [Op.or]: [workspaceId, null] } },
    attributes: ['id', 'workspace_id', 'parent_id', 'name', 'sort'],
    paranoid: false,
  });
  return new CategoryTree(rows);
}

/** What a member may do in categories by their ids; `none` for others. */
export async function categoryAccesses(
  models: Models,
  { membership, workspace }: Pick<MemberActor, 'membership' | 'workspace'>,
): Promise<ReadonlyMap<number, CategoryAccess>> {
  const tree = await wholeTree(models, workspace.id);
  return new Map(tree.inTreeOrder().map(({ id }) => [id, categoryAccess(membership, tree.pathOf(id))]));
}

/** Ids of the categories whose documents a member may read; `all` for the root user. For the conditions of lists. */
export async function readableCategories(models: Models, actor: MemberActor): Promise<readonly number[] | 'all'> {
  if (actor.membership.isRoot) return 'all';
  const accesses = await categoryAccesses(models, actor);
  return [...accesses].flatMap(([id, access]) => (access === 'none' ? [] : [id]));
}

/** Ids of a category and all that are below it. */
export async function withDescendants(models: Models, actor: MemberActor, id: number): Promise<readonly number[]> {
  return [...(await wholeTree(models, actor.workspace.id)).withDescendants(id)];
}

/** Ids of a category and those above it, nearest first. */
export async function categoryPathIds(
  models: Models,
  { workspace }: Pick<MemberActor, 'workspace'>,
  id: number,
): Promise<readonly number[]> {
  return (await wholeTree(models, workspace.id)).pathOf(id);
}

/** Sets on documents what the actor may do in their categories. */
export async function setDocumentAccess(
  models: Models,
  actor: MemberActor,
  documents: readonly Document[],
): Promise<void> {
  const { isRoot } = actor.membership;
  const isKnown = isRoot || documents.every(({ category_id }) => category_id === null);
  const accesses = isKnown ? new Map<number, CategoryAccess>() : await categoryAccesses(models, actor);
  for (const document of documents) {
    const { category_id: id } = document;
    document.access = isRoot ? 'full' : id === null ? 'none' : (accesses.get(id) ?? 'none');
  }
}
