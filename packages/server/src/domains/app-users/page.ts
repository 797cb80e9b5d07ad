import { QueryTypes } from 'sequelize';
import type { AppUserRow, FilterConditions } from '../../contract/applications/index.ts';
import type { Page } from '../../contract/shapes.ts';
import type { Database } from '../../database/database.ts';
import { defaultPerPage, mostCounted, type PageQuery } from '../../database/find-page.ts';
import { readInstant, type RowTime } from '../../database/read-row.ts';
import { conditionsOf, type Conditions } from '../../database/search/conditions.ts';
import { searchIds, type SearchedTable } from '../../database/search/search-ids.ts';
import { mostFound } from '../../database/search/search-page.ts';
import { factsOf } from './conditions.ts';

const table: SearchedTable = {
  name: 'application_users',
  indexed: ['id', 'application_id', 'state', 'workspace_id', 'search_text', 'answer_facts'],
};

interface Row extends Pick<AppUserRow, 'id' | 'application_id' | 'number' | 'state'> {
  readonly workspace_id: number;
  readonly company_name: string;
  readonly user_id: number;
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string;
  readonly paid_at: RowTime | null;
  readonly created_at: RowTime;
  readonly updated_at: RowTime;
}

export type Sort = 'newest' | 'oldest';
type Reach = Pick<Database, 'sequelize' | 'dialect'>;

const own = 'id, application_id, number, state, workspace_id, user_id, paid_at, created_at, updated_at';
/** Runs that begin at one time are in the order of their ids. */
const orderOf = (sort: Sort): string => (sort === 'newest' ? 'created_at DESC, id DESC' : 'created_at ASC, id ASC');

function present({ workspace_id, company_name, user_id, last_name, first_name, email, ...row }: Row): AppUserRow {
  return {
    id: row.id,
    application_id: row.application_id,
    number: row.number,
    state: row.state,
    company: { id: workspace_id, name: company_name },
    user: { id: user_id, full_name: `${last_name} ${first_name}`.trim(), email },
    paid_at: readInstant(row.paid_at),
    created_at: readInstant(row.created_at),
    updated_at: readInstant(row.updated_at),
  };
}

/** Runs with their companies and users. `rows`: a query that gives the columns of `own`. */
async function select(
  { sequelize }: Reach,
  rows: string,
  { order, replacements }: { readonly order: string; readonly replacements: Readonly<Record<string, unknown>> },
): Promise<AppUserRow[]> {
  const sorted = order.replaceAll(/\b(created_at|id)\b/g, 'r.$1');
  const sql = `SELECT r.*, c.name AS company_name, u.last_name, u.first_name, u.email FROM (${rows}) AS r
    JOIN companies c ON c.id = r.workspace_id JOIN users u ON u.id = r.user_id ORDER BY ${sorted}`;
  const found = await sequelize.query<Row>(sql, { replacements, type: QueryTypes.SELECT });
  return found.map(present);
}

/** Runs by id, the oldest first; deleted ones are left out. */
export const readAppUsers = (database: Reach, ids: readonly number[]): Promise<AppUserRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(database, `SELECT ${own} FROM application_users WHERE id IN (:ids) AND deleted_at IS NULL`, {
        order: 'id ASC',
        replacements: { ids: [...ids] },
      });

export interface AppUserList extends PageQuery {
  readonly sort?: Sort;
}

/**
 * A page of those who use an application. In plain SQL, and at a cost that does not grow with the table: what is asked for by state,
 * company and time is in the order of an index; a keyword and answers are found by the search index of PostgreSQL, and within a
 * time by a walk over the runs of that time.
 */
export async function appUserPage(
  database: Reach,
  applicationId: number,
  conditions: FilterConditions,
  { page = 1, per_page = defaultPerPage, sort = 'newest' }: AppUserList,
): Promise<Page<AppUserRow>> {
  const asked = conditionsOf(conditions.keyword, factsOf(applicationId, conditions));
  const isSearch = asked.keyword !== undefined || asked.facts.some(({ isApart }) => isApart);
  const bound = isSearch ? mostFound : mostCounted;
  const offset = (page - 1) * per_page;
  const limit = Math.max(0, Math.min(per_page, bound - offset));
  const isIndexed = isSearch && database.dialect === 'postgres' && asked.facts.every(({ key }) => key !== undefined);
  const find = isIndexed ? findIndexed : walk;
  return { ...(await find(database, asked, { sort, bound, offset, limit })), page, per_page };
}

interface Cut {
  readonly sort: Sort;
  readonly bound: number;
  readonly offset: number;
  readonly limit: number;
}
type Found = Pick<Page<AppUserRow>, 'items' | 'total'>;

async function walk(database: Reach, { sql, replacements }: Conditions, cut: Cut): Promise<Found> {
  const order = orderOf(cut.sort);
  const rows = `SELECT ${own} FROM application_users WHERE ${sql} ORDER BY ${order} LIMIT ${cut.limit} OFFSET ${cut.offset}`;
  const counted = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM application_users WHERE ${sql} LIMIT ${cut.bound}) AS counted`;
  const [[count], items] = await Promise.all([
    database.sequelize.query<{ total: number }>(counted, {
      replacements: { ...replacements },
      type: QueryTypes.SELECT,
    }),
    cut.limit === 0 ? [] : select(database, rows, { order, replacements }),
  ]);
  return { items, total: count?.total ?? 0 };
}

async function findIndexed(database: Reach, conditions: Conditions, cut: Cut): Promise<Found> {
  const isOldest = cut.sort === 'oldest';
  const { ids } = await searchIds(database.sequelize, table, conditions, { most: cut.bound, isOldest });
  const found = await readAppUsers(database, ids.slice(cut.offset, cut.offset + cut.limit));
  return { items: isOldest ? found : found.toReversed(), total: ids.length };
}
