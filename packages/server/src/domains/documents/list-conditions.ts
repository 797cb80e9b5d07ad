import { Op, type OrderItem, type WhereOptions } from 'sequelize';
import type { MemberActor } from '../../access/actor.ts';
import { load, type Reach } from '../../access/load.ts';
import { readableCategories, withDescendants } from '../../access/loaders/category-access.ts';
import type { listDocuments, listTrash } from '../../contract/documents/index.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';

type Sort = NonNullable<QueryOf<typeof listDocuments>['sort']>;

const newest: OrderItem[] = [['id', 'DESC']];
export const documentOrders: Readonly<Record<Sort, OrderItem[]>> = {
  updated: [['updated_at', 'DESC'], ...newest],
  created: newest,
  name: [
    ['sort_key', 'ASC'],
    ['id', 'ASC'],
  ],
  record_date: [['record_date', 'DESC'], ...newest],
};

const keywordIn = ({ models }: Reach, keyword: string | undefined): WhereOptions[] =>
  keyword === undefined ? [] : [matchesKeyword(models.Document, keyword)];

/** Filed documents in categories that the member may read. */
async function readable({ models }: Reach, actor: MemberActor): Promise<WhereOptions> {
  const categories = await readableCategories(models, actor);
  return { status: 'filed', ...(categories === 'all' ? {} : { category_id: [...categories] }) };
}

/** The documents of a list: those the member may read, narrowed by the query. */
export async function listConditions(
  reach: Reach,
  actor: MemberActor,
  { category_id, type_id, source, keyword }: QueryOf<typeof listDocuments>,
): Promise<WhereOptions> {
  if (category_id !== undefined) await load(reach, 'document-category', { id: category_id, actor });
  const below = category_id === undefined ? undefined : await withDescendants(reach.models, actor, category_id);
  return {
    [Op.and]: [
      await readable(reach, actor),
      ...(below === undefined ? [] : [{ category_id: [...below] }]),
      ...(type_id === undefined ? [] : [{ type_id }]),
      ...(source === undefined ? [] : [{ source }]),
      ...keywordIn(reach, keyword),
    ],
  };
}

/** Deleted documents that the member could read, and his own deleted drafts. */
export async function trashConditions(
  reach: Reach,
  actor: MemberActor,
  { keyword }: QueryOf<typeof listTrash>,
): Promise<WhereOptions> {
  const own = { status: 'draft', created_user_id: actor.userId };
  return {
    [Op.and]: [
      { deleted_at: { [Op.not]: null } },
      { [Op.or]: [await readable(reach, actor), own] },
      ...keywordIn(reach, keyword),
    ],
  };
}
