import { QueryTypes } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import type { CategoryContents } from '../../contract/filing/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { categoryWords } from '../../messages/document-categories.ts';
import type { DocumentCategory } from './model.ts';

type Inside = Omit<CategoryContents, 'can_delete'>;

async function select<R extends object>(
  { models }: Reach,
  sql: string,
  replacements: Readonly<Record<string, number | null>> = {},
): Promise<R[]> {
  const { sequelize } = models.DocumentType;
  if (sequelize === undefined) throw new Error('The models are bound to no database.');
  return sequelize.query<R>(sql, { replacements: { ...replacements }, type: QueryTypes.SELECT });
}

/**
 * What refers to a category: categories directly below it, documents and types. Of one that the staff supply those of every workspace
 * count.
 */
export async function contentsOf(source: Reach, category: DocumentCategory): Promise<CategoryContents> {
  const { id, workspace_id: workspaceId } = category;
  const own = workspaceId === null ? '' : 'AND workspace_id = :workspaceId';
  const count = async (from: string): Promise<number> => {
    const sql = `SELECT COUNT(*) AS total FROM ${from}`;
    const [row] = await select<{ readonly total: number | string }>(source, sql, { id, workspaceId });
    return Number(row?.total);
  };
  const inside: Inside = {
    categories: await count(`document_categories WHERE parent_id = :id ${own} AND deleted_at IS NULL`),
    documents: await count(`documents WHERE category_id = :id ${own} AND deleted_at IS NULL`),
    deleted_documents: await count(`documents WHERE category_id = :id ${own} AND deleted_at IS NOT NULL`),
    types: await count('document_types WHERE category_id = :id AND deleted_at IS NULL'),
  };
  return { ...inside, can_delete: Object.values(inside).every((each) => each === 0) };
}

/** @throws {AppError} category_in_use, with the numbers of what is in it */
export async function demandEmpty(source: Reach, category: DocumentCategory): Promise<void> {
  const { can_delete, ...inside } = await contentsOf(source, category);
  if (can_delete) return;
  const counted = (Object.entries(inside) as [keyof Inside, number][]).filter(([, each]) => each > 0);
  const textIn = (locale: 'jp' | 'en'): string =>
    counted.map(([name, each]) => categoryWords[locale].contents[name](each)).join(categoryWords[locale].and);
  throw new AppError('category_in_use', { params: { contents: { jp: textIn('jp'), en: textIn('en') } } });
}

/** Numbers of filed documents by category: of one workspace, or (null) of every workspace. */
export async function countDocuments(source: Reach, workspaceId: number | null): Promise<ReadonlyMap<number, number>> {
  const own = workspaceId === null ? '' : 'workspace_id = :workspaceId AND';
  const rows = await select<{ readonly category_id: number; readonly total: number | string }>(
    source,
    `SELECT category_id, COUNT(*) AS total FROM documents
     WHERE ${own} status = 'filed' AND deleted_at IS NULL AND category_id IS NOT NULL GROUP BY category_id`,
    { workspaceId },
  );
  return new Map(rows.map(({ category_id, total }) => [category_id, Number(total)]));
}

/** Numbers of what else belongs to the staff's categories, by category. */
export async function countBelow(source: Reach, what: 'types' | 'categories'): Promise<ReadonlyMap<number, number>> {
  const sql =
    what === 'types'
      ? `SELECT category_id AS id, COUNT(*) AS total FROM document_types WHERE deleted_at IS NULL GROUP BY category_id`
      : `SELECT c.parent_id AS id, COUNT(*) AS total FROM document_categories c
         JOIN document_categories p ON p.id = c.parent_id AND p.workspace_id IS NULL
         WHERE c.workspace_id IS NOT NULL AND c.deleted_at IS NULL GROUP BY c.parent_id`;
  const rows = await select<{ readonly id: number; readonly total: number | string }>(source, sql);
  return new Map(rows.map(({ id, total }) => [id, Number(total)]));
}
