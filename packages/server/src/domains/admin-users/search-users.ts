import { QueryTypes } from 'sequelize';
import type { AdminUser, searchAdminUsers } from '../../contract/admin-users.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import type { Page } from '../../contract/shapes.ts';
import type { Database } from '../../database/database.ts';
import { conditionsOf, type Fact } from '../../database/search/conditions.ts';
import type { SearchedTable } from '../../database/search/search-ids.ts';
import { searchPage } from '../../database/search/search-page.ts';
import { AppError } from '../../errors/app-error.ts';
import { adminUserColumns, presentAdminUser, type AdminUserRow } from './present.ts';

const table: SearchedTable = {
  name: 'users',
  indexed: ['id', 'status', 'suspended_at', 'search_text'],
};

function factsOf({ company_id, status, suspended }: QueryOf<typeof searchAdminUsers>): Fact[] {
  const members = 'SELECT user_id FROM members WHERE workspace_id = :workspaceId AND removed_at IS NULL';
  return [
    ...(status === undefined ? [] : [{ key: `status=${status}`, sql: `status = ${status}` }]),
    ...(suspended === undefined
      ? []
      : [{ key: `suspended=${suspended}`, sql: `suspended_at IS ${suspended ? 'NOT NULL' : 'NULL'}` }]),
    ...(company_id === undefined ? [] : [{ sql: `id IN (${members})`, replacements: { workspaceId: company_id } }]),
  ];
}

/** A page of the users of all companies, newest first. */
export async function searchUsers(
  database: Database,
  query: QueryOf<typeof searchAdminUsers>,
): Promise<Page<AdminUser>> {
  const conditions = conditionsOf(query.keyword, factsOf(query));
  const list = { table, columns: adminUserColumns(database.dialect) };
  const page = await searchPage<AdminUserRow>(database, list, conditions, query);
  return { ...page, items: page.items.map(presentAdminUser) };
}

/**
 * A living user as the staff sees him.
 * @throws {AppError} not_found
 */
export async function showUser({ sequelize, dialect }: Database, id: number): Promise<AdminUser> {
  const [row] = await sequelize.query<AdminUserRow>(
    `SELECT ${adminUserColumns(dialect)} FROM users WHERE id = :id AND deleted_at IS NULL`,
    { replacements: { id }, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new AppError('not_found');
  return presentAdminUser(row);
}
