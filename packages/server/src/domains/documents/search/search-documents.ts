import { QueryTypes } from 'sequelize';
import { mostHits, type SearchConditions, type searchSorts } from '../../../contract/documents/search.ts';
import type { Page } from '../../../contract/shapes.ts';
import type { Database } from '../../../database/database.ts';
import { defaultPerPage, type PageQuery } from '../../../database/find-page.ts';
import {
  conditionOf,
  findTexts,
  type DocumentCondition,
  type TextSearch,
} from '../../../database/full-text/find-texts.ts';
import { parseQuery, type Term } from '../../../database/full-text/terms.ts';
import type { MemberActor } from '../../../access/actor.ts';
import { conditionsOf } from './conditions.ts';

type Reads = Pick<Database, 'sequelize' | 'dialect' | 'models' | 'now'>;
type Sort = (typeof searchSorts)[number];

/** Documents without a value of the column come last. */
const nullsLast = (column: string, order: 'ASC' | 'DESC'): string =>
  `CASE WHEN d.${column} IS NULL THEN 1 ELSE 0 END, d.${column} ${order}, d.id ${order}`;

const orders: Readonly<Record<Exclude<Sort, 'relevance'>, string>> = {
  created: 'd.id DESC',
  updated: 'd.updated_at DESC, d.id DESC',
  name: 'd.sort_key ASC, d.id ASC',
  record_date: nullsLast('record_date', 'DESC'),
  record_amount: nullsLast('record_amount', 'DESC'),
};

export interface DocumentQuery extends SearchConditions, PageQuery {
  readonly sort?: Sort;
}

/** A page of ids in the order of the search, and how many there are, up to `mostHits`. */
export async function searchPage(
  database: Reads,
  actor: MemberActor,
  { page = 1, per_page = defaultPerPage, sort = 'relevance', keyword, ...conditions }: DocumentQuery,
): Promise<Page<number> & { readonly terms: readonly Term[] }> {
  const terms = parseQuery(keyword ?? '');
  const where = await conditionsOf(database, actor, conditions);
  const offset = (page - 1) * per_page;
  const limit = Math.max(0, Math.min(per_page, mostHits - offset));
  const stretch = { offset, limit };
  const search = { workspaceId: actor.workspace.id, terms, where };
  const found =
    terms.length === 0
      ? await orderedPage(database, where, sort === 'relevance' ? 'updated' : sort, stretch)
      : await textPage(database, search, sort, stretch);
  return { ...found, page, per_page, terms };
}

interface Stretch {
  readonly offset: number;
  readonly limit: number;
}

type Found = Pick<Page<number>, 'items' | 'total'>;

async function textPage(database: Reads, search: TextSearch, sort: Sort, stretch: Stretch): Promise<Found> {
  const { heads, texts } = await findTexts(database, search, mostHits);
  const known = new Set(heads);
  const byRelevance = [...heads, ...texts.filter((id) => !known.has(id))];
  const total = Math.min(mostHits, byRelevance.length);
  if (sort === 'relevance') return { items: pageOf(byRelevance, stretch), total };
  if (sort === 'created')
    return {
      items: pageOf(
        byRelevance.toSorted((a, b) => b - a),
        stretch,
      ),
      total,
    };
  if (stretch.offset >= total) return { items: [], total };
  // Of more hits than are shown the newest are known; the first ones of another order may be others.
  const where: DocumentCondition =
    byRelevance.length < mostHits
      ? { sql: `${search.where.sql} AND d.id IN (:found)`, values: { ...search.where.values, found: byRelevance } }
      : conditionOf(database, search);
  return { items: await idsOf(database, where, sort, stretch), total };
}

const pageOf = (ids: readonly number[], { offset, limit }: Stretch): number[] => ids.slice(offset, offset + limit);

async function orderedPage(
  database: Reads,
  where: DocumentCondition,
  sort: Exclude<Sort, 'relevance'>,
  stretch: Stretch,
): Promise<Found> {
  const counted = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM documents d WHERE ${where.sql} LIMIT ${mostHits}) AS counted`;
  const [[count], items] = await Promise.all([
    database.sequelize.query<{ total: number }>(counted, { replacements: where.values, type: QueryTypes.SELECT }),
    idsOf(database, where, sort, stretch),
  ]);
  return { items, total: count?.total ?? 0 };
}

async function idsOf(
  { sequelize }: Reads,
  { sql, values }: DocumentCondition,
  sort: Exclude<Sort, 'relevance'>,
  { offset, limit }: Stretch,
): Promise<number[]> {
  if (limit === 0) return [];
  const rows = await sequelize.query<{ id: number }>(
    `SELECT d.id FROM documents d WHERE ${sql} ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}`,
    { replacements: values, type: QueryTypes.SELECT },
  );
  return rows.map(({ id }) => id);
}

/** The ids of all documents that a search finds, or of the first `most`, the oldest first. For exports. */
export async function searchAll(
  database: Reads,
  actor: MemberActor,
  { keyword, ...conditions }: SearchConditions,
  most?: number,
): Promise<readonly number[]> {
  const terms = parseQuery(keyword ?? '');
  const where = await conditionsOf(database, actor, conditions);
  const { sql, values } =
    terms.length === 0 ? where : conditionOf(database, { workspaceId: actor.workspace.id, terms, where });
  const rows = await database.sequelize.query<{ id: number }>(
    `SELECT d.id FROM documents d WHERE ${sql} ORDER BY d.id${most === undefined ? '' : ` LIMIT ${most}`}`,
    { replacements: values, type: QueryTypes.SELECT },
  );
  return rows.map(({ id }) => id);
}
