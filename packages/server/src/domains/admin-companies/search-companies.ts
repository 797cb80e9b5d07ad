import type { AdminCompanyRow, listAllCompanies, searchAdminCompanies } from '../../contract/admin-companies.ts';
import type { BodyOf, QueryOf } from '../../contract/endpoint.ts';
import type { Named } from '../../contract/people.ts';
import type { Page } from '../../contract/shapes.ts';
import type { Database, Dialect } from '../../database/database.ts';
import { readInstant, readJson, type RowJson, type RowTime } from '../../database/read-row.ts';
import { conditionsOf, type Fact } from '../../database/search/conditions.ts';
import type { SearchedTable } from '../../database/search/search-ids.ts';
import { searchPage } from '../../database/search/search-page.ts';
import { memberCounts } from '../accounts/index.ts';

type Search = BodyOf<typeof searchAdminCompanies>;

const table: SearchedTable = {
  name: 'companies',
  indexed: ['id', 'type', 'plan_id', 'roles', 'search_text'],
};

const columns = `id, name, name_kana, email, type, roles, plan_id, created_at,
  (SELECT plans.name FROM plans WHERE plans.id = plan_id AND plans.deleted_at IS NULL) AS plan_name`;

interface Row extends Pick<AdminCompanyRow, 'id' | 'name' | 'name_kana' | 'email' | 'type'> {
  readonly roles: RowJson<AdminCompanyRow['roles']>;
  readonly plan_id: number | null;
  readonly plan_name: string | null;
  readonly created_at: RowTime;
}

/** Roles are a JSON list; each database looks into it in its own way. The role is one of the enumeration, so it needs no escaping. */
function hasRole(dialect: Dialect, role: string): string {
  return dialect === 'postgres'
    ? `CAST(roles AS jsonb) @> '["${role}"]'`
    : `EXISTS (SELECT 1 FROM json_each(roles) WHERE value = '${role}')`;
}

function factsOf({ type, plan_id, role }: NonNullable<Search['filters']>, dialect: Dialect): Fact[] {
  return [
    ...(type === undefined ? [] : [{ key: `type=${type}`, sql: `type = ${type}` }]),
    ...(plan_id === undefined
      ? []
      : [{ key: `plan_id=${plan_id ?? ''}`, sql: `plan_id ${plan_id === null ? 'IS NULL' : `= ${plan_id}`}` }]),
    ...(role === undefined ? [] : [{ key: `role=${role}`, sql: hasRole(dialect, role) }]),
  ];
}

/** A page of companies with the numbers of their members. */
export async function searchCompanies(database: Database, body: Search): Promise<Page<AdminCompanyRow>> {
  const { keyword, filters = {}, sort = 'newest' } = body;
  const conditions = conditionsOf(keyword, factsOf(filters, database.dialect));
  const page = await searchPage<Row>(database, { table, columns, order: sort }, conditions, body);
  const counts = await memberCounts(
    database.models,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => shown(row, counts.get(row.id) ?? 0)) };
}

/** A page of the names of companies, in the Japanese order, to choose from. */
export function pickCompanies(database: Database, query: QueryOf<typeof listAllCompanies>): Promise<Page<Named>> {
  const conditions = conditionsOf(query.keyword, []);
  return searchPage<Named>(database, { table, columns: 'id, name', order: 'name' }, conditions, query);
}

function shown({ roles, plan_id, plan_name, created_at, ...row }: Row, memberCount: number): AdminCompanyRow {
  return {
    ...row,
    roles: readJson(roles, []),
    plan: plan_id === null || plan_name === null ? null : { id: plan_id, name: plan_name },
    member_count: memberCount,
    created_at: readInstant(created_at),
  };
}
