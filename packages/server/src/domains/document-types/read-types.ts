import { QueryTypes } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import type { AdminTypeView, DocumentTypeView } from '../../contract/filing/index.ts';
import type { CategoryTree } from '../../access/category-tree.ts';
import { rowsOfStaff } from '../document-categories/rows.ts';
import { fieldOf, metasOfTypes } from '../metas/fields.ts';
import { readFormGroups } from '../metas/groups.ts';
import type { DocumentType } from '../metas/model.ts';
import { stampsOf } from '../metas/present.ts';

/** Types in the order of lists: by category, then as they were sorted. */
export const typeOrder: [string, string][] = [
  ['category_id', 'ASC'],
  ['sort', 'ASC'],
  ['id', 'ASC'],
];

/** The category of a type with the names above it; a deleted one has no name. */
function categoryOf(tree: CategoryTree, id: number): DocumentTypeView['category'] {
  const [own, ...above] = tree.lineOf(id);
  return { id, name: own?.name ?? '', path: above.map(({ name }) => name).toReversed() };
}

/** Types with their categories and metas, by three queries for all, one after the other: a unit of work has one connection. */
export async function presentTypes(
  reach: Reach,
  types: readonly DocumentType[],
  { tree, locale }: { readonly tree: CategoryTree; readonly locale: 'jp' | 'en' },
): Promise<DocumentTypeView[]> {
  const ids = types.map(({ id }) => id);
  const groups = await readFormGroups(reach, locale);
  const metas = await metasOfTypes(reach, ids);
  return types.map((type) => ({
    id: type.id,
    name: type.name,
    category_id: type.category_id,
    category: categoryOf(tree, type.category_id),
    index: type.sort,
    metas: (metas.get(type.id) ?? []).map(({ meta, required }) => fieldOf(meta, groups, required)),
  }));
}

async function countDocuments({ models }: Reach, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { sequelize } = models.DocumentType;
  if (ids.length === 0 || sequelize === undefined) return new Map();
  const rows = await sequelize.query<{ readonly type_id: number; readonly total: number | string }>(
    'SELECT type_id, COUNT(*) AS total FROM documents WHERE type_id IN (:ids) AND deleted_at IS NULL GROUP BY type_id',
    { replacements: { ids: [...ids] }, type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ type_id, total }) => [type_id, Number(total)]));
}

/** The same with what only the staff see. */
export async function presentTypesForStaff(
  reach: Reach,
  types: readonly DocumentType[],
  locale: 'jp' | 'en',
): Promise<AdminTypeView[]> {
  const ids = types.map(({ id }) => id);
  const tree = await rowsOfStaff(reach).tree();
  const [shown, counts, metas] = await Promise.all([
    presentTypes(reach, types, { tree, locale }),
    countDocuments(reach, ids),
    metasOfTypes(reach, ids),
  ]);
  return shown.map((view, index) => {
    const type = types[index];
    if (type === undefined) throw new Error('Each type has a view.');
    const own = metas.get(type.id) ?? [];
    return {
      ...view,
      required_meta_ids: own.filter(({ required }) => required).map(({ meta }) => meta.id),
      document_count: counts.get(type.id) ?? 0,
      ...stampsOf(type),
    };
  });
}
