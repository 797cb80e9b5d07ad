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

/** Rows of a table by a column; `NULL)` or `NOT NULL)` follows: living or deleted ones. */
const count = (table: string, column: string): string =>
  `(SELECT COUNT(*) FROM ${table} WHERE ${column} = :id AND deleted_at IS`;

/**
 * What refers to a category: categories directly below it, documents and types. Of one that the staff supply those of every workspace
 * count.
 */
export async function contentsOf(source: Reach, { id }: DocumentCategory): Promise<CategoryContents> {
  const [row] = await select<Readonly<Record<keyof Inside, number | string>>>(
    source,
    `SELECT ${count('document_categories', 'parent_id')} NULL) AS categories,
       ${count('documents', 'category_id')} NULL) AS documents,
       ${count('documents', 'category_id')} NOT NULL) AS deleted_documents,
       ${count('document_types', 'category_id')} NULL) AS types`,
    { id },
  );
  const inside: Inside = {
    categories: Number(row?.categories),
    documents: Number(row?.documents),
    deleted_documents: Number(row?.deleted_documents),
    types: Number(row?.types),
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
