import { QueryTypes, type Sequelize } from 'sequelize';
import type { Page } from '../../contract/shapes.ts';
import type { Database } from '../database.ts';
import { defaultPerPage, mostCounted, type PageQuery } from '../find-page.ts';
import type { Conditions } from './conditions.ts';
import { searchIds, type SearchedTable } from './search-ids.ts';
import { byName, selectByName, selectIds, type Select } from './select-by-name.ts';

/** Maximum number of search results that are counted and shown: beyond it, users narrow the search. */
export const mostFound = 1000;
const orders = { newest: 'id DESC', oldest: 'id ASC', name: byName } as const;

export interface SearchList {
  readonly table: SearchedTable;
  /** What is read of a row: columns, and scalar queries where there is more to a row. */
  readonly columns: string;
  /** `name` where the table has an index of it. */
  readonly order?: keyof typeof orders;
}

/**
 * A page of plain rows, and how many there are: up to `mostCounted`, up to `mostFound` of those that are looked for. The pages end
 * there too. In plain SQL: models would cost more than the queries.
 */
export async function searchPage<Row extends object>(
  database: Pick<Database, 'sequelize' | 'dialect'>,
  list: SearchList,
  conditions: Conditions,
  { page = 1, per_page = defaultPerPage }: PageQuery,
): Promise<Page<Row>> {
  const { sequelize, dialect } = database;
  const { table, columns, order = 'newest' } = list;
  const { keyword, facts } = conditions;
  const isFiltered = keyword !== undefined || facts.length > 0;
  const bound = isFiltered ? mostFound : mostCounted;
  const offset = (page - 1) * per_page;
  const limit = Math.max(0, Math.min(per_page, bound - offset));
  const select: Select<Row> = async ({ from = table.name, where, values, skipped = offset }) => {
    if (limit === 0) return [];
    // Within, so that no scalar query is run for the rows before the page.
    const rows = `SELECT * FROM ${from} WHERE ${where} ORDER BY ${orders[order]} LIMIT ${limit} OFFSET ${skipped}`;
    const shown = `SELECT ${columns} FROM (${rows}) AS ${table.name} ORDER BY ${orders[order]}`;
    return sequelize.query<Row>(shown, { replacements: values, type: QueryTypes.SELECT });
  };
  const isIndexed = dialect === 'postgres' && isFiltered && facts.every(({ key }) => key !== undefined);
  const find = isIndexed ? findIndexed : findPlainly;
  return { ...(await find(sequelize, { list, conditions, bound, offset, limit, select })), page, per_page };
}

interface Task<Row> {
  readonly list: SearchList;
  readonly conditions: Conditions;
  readonly bound: number;
  readonly offset: number;
  readonly limit: number;
  readonly select: Select<Row>;
}

type Found<Row> = Pick<Page<Row>, 'items' | 'total'>;

/** Walks along the order of the list. */
async function findPlainly<Row>(
  sequelize: Sequelize,
  { list: { table }, conditions: { sql, replacements }, bound, select }: Task<Row>,
): Promise<Found<Row>> {
  const counted = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${table.name} WHERE ${sql} LIMIT ${bound}) AS counted`;
  const [[count], items] = await Promise.all([
    sequelize.query<{ total: number }>(counted, { replacements, type: QueryTypes.SELECT }),
    select({ where: sql, values: replacements }),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** Finds the ids first, by the search index. */
async function findIndexed<Row>(
  sequelize: Sequelize,
  { list: { table, order = 'newest' }, conditions, bound, offset, limit, select }: Task<Row>,
): Promise<Found<Row>> {
  const newest = await searchIds(sequelize, table, conditions, { most: bound, isOldest: order === 'oldest' });
  const { ids } = newest;
  const total = ids.length;
  if (total <= offset) return { items: [], total };
  if (order !== 'name')
    return { items: await select({ ...selectIds(ids.slice(offset, offset + limit)), skipped: 0 }), total };
  if (total < bound) return { items: await select(selectIds(ids)), total };
  return { items: await selectByName(sequelize, { table, conditions, newest, offset, limit, select }), total };
}
