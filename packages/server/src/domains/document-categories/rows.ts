import { Op, type WhereOptions } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import { scoped, type InWorkspace } from '../../access/scoped.ts';
import type { Page } from '../../contract/shapes.ts';
import { findPage, type PageQuery } from '../../database/find-page.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import { CategoryTree } from '../../access/category-tree.ts';
import { readCategoryTree } from './read-tree.ts';
import type { DocumentCategory } from './model.ts';

interface NewCategory {
  readonly name: string;
  readonly parent_id: number | null;
  readonly sort: number;
}

/** The categories of one owner: of a workspace, or of the staff (`workspaceId` null), who supply theirs to every workspace. */
export interface CategoryRows {
  readonly workspaceId: number | null;
  /** All that the owner sees: for a workspace with those of the staff. */
  tree(): Promise<CategoryTree<DocumentCategory>>;
  create(values: NewCategory): Promise<DocumentCategory>;
  renumber(id: number, sort: number): Promise<unknown>;
  /** Own ones that were deleted and can be restored, the last first. */
  deletedPage(query: PageQuery & { readonly keyword?: string | undefined }): Promise<Page<DocumentCategory>>;
  findDeleted(id: number): Promise<DocumentCategory | null>;
}

const deleted = { deleted_at: { [Op.ne]: null } };
const lastFirst: [string, string][] = [
  ['deleted_at', 'DESC'],
  ['id', 'DESC'],
];

const deletedWhere = ({ models }: Reach, keyword: string | undefined): WhereOptions => ({
  [Op.and]: [deleted, ...(keyword === undefined ? [] : [matchesKeyword(models.DocumentCategory, keyword)])],
});

export function rowsOfWorkspace(reach: Reach, actor: InWorkspace): CategoryRows {
  const rows = scoped(reach.models.DocumentCategory, actor);
  const workspaceId = actor.workspace.id;
  // The scope reads supplied categories as well; deleted ones are the staff's to restore.
  const own = { workspace_id: workspaceId };
  return {
    workspaceId,
    tree: () => readCategoryTree(reach, actor),
    create: (values) => rows.create(values),
    renumber: (id, sort) => rows.update({ sort }, { where: { id } }),
    deletedPage: ({ keyword, ...query }) =>
      rows.page(query, {
        where: { [Op.and]: [own, deletedWhere(reach, keyword)] },
        order: lastFirst,
        paranoid: false,
      }),
    findDeleted: (id) => rows.find({ where: { id, ...own, ...deleted }, paranoid: false }),
  };
}

export function rowsOfStaff(reach: Reach): CategoryRows {
  const { DocumentCategory } = reach.models;
  const supplied = { workspace_id: null };
  return {
    workspaceId: null,
    tree: async () => new CategoryTree(await DocumentCategory.findAll({ where: supplied })),
    create: (values) => DocumentCategory.create({ ...values, ...supplied }),
    renumber: (id, sort) => DocumentCategory.update({ sort }, { where: { id, ...supplied } }),
    deletedPage: ({ keyword, ...query }) =>
      findPage(DocumentCategory, query, {
        where: { [Op.and]: [supplied, deletedWhere(reach, keyword)] },
        order: lastFirst,
        paranoid: false,
      }),
    findDeleted: (id) => DocumentCategory.findOne({ where: { id, ...supplied, ...deleted }, paranoid: false }),
  };
}
