import { literal, Op, type OrderItem, type WhereOptions } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { templateSorts } from '../../contract/document-templates/index.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import type { StoredFile } from '../files/model.ts';
import { ownFile } from '../files/own-file.ts';
import type { DocumentTemplate } from './model.ts';

export const templateOrders: Readonly<Record<(typeof templateSorts)[number], OrderItem[]>> = {
  newest: [['id', 'DESC']],
  oldest: [['id', 'ASC']],
  name: [
    ['sort_key', 'ASC'],
    ['id', 'ASC'],
  ],
};

/** Columns that lists do not need. */
export const withoutContent = { exclude: ['fields', 'definition', 'findings'] };

export interface TemplateConditions {
  readonly keyword?: string | undefined;
  readonly kind?: DocumentTemplate['kind'] | undefined;
  readonly category_id?: number | undefined;
  readonly deleted?: boolean | undefined;
}

/** The conditions of a list that do not depend on the owner of its rows. */
export const templateWhere = (
  { models }: Reach,
  { keyword, kind, category_id, deleted = false }: TemplateConditions,
): WhereOptions[] => [
  ...(deleted ? [{ deleted_at: { [Op.ne]: null } }] : []),
  ...(keyword === undefined ? [] : [matchesKeyword(models.DocumentTemplate, keyword)]),
  ...(kind === undefined ? [] : [{ kind }]),
  ...(category_id === undefined ? [] : [{ category_id }]),
];

/** A template of the staff. @throws {AppError} not_found */
export async function loadSupplied({ models }: Reach, id: number, { deleted = false } = {}): Promise<DocumentTemplate> {
  const where = { id, workspace_id: null };
  const row = await models.DocumentTemplate.findOne({ where, paranoid: !deleted });
  if (row === null || (deleted && (row.deleted_at ?? null) === null)) throw new AppError('not_found');
  return row;
}

/** The file of a template, deleted ones only with `deleted`. @throws {AppError} not_found */
export async function fileOfTemplate(
  reach: Reach,
  { file_id, workspace_id }: Pick<DocumentTemplate, 'file_id' | 'workspace_id'>,
): Promise<StoredFile> {
  const workspaceId = workspace_id ?? null;
  if (workspaceId === null) return ownFile(reach, file_id ?? null);
  const where = { id: file_id ?? 0 };
  const file = await scoped(reach.models.StoredFile, inWorkspace(workspaceId)).find({ where });
  if (file === null) throw new AppError('not_found');
  return file;
}

/** Counts a download. The version of the row stays, so that editing it leads to no conflict. */
export async function countDownload(
  { database }: Pick<Services, 'database'>,
  { id, workspace_id }: DocumentTemplate,
): Promise<void> {
  const where = { id, workspace_id: workspace_id ?? null };
  await database.write(async (transaction) => {
    const counted = { downloads: literal('downloads + 1') };
    await database.models.DocumentTemplate.update(counted, { where, transaction, silent: true });
  });
}
