import type { AdminUser } from '../../contract/admin-users.ts';
import type { Named } from '../../contract/people.ts';
import type { Dialect } from '../../database/database.ts';
import { readFlag, readInstant, readJson, type RowFlag, type RowJson, type RowTime } from '../../database/read-row.ts';

type Time = 'email_verified_at' | 'first_logged_in_at' | 'suspended_at' | 'created_at';

/** A user and his companies in one row of plain SQL. */
export type AdminUserRow = Omit<AdminUser, 'full_name' | 'is_role_application' | 'companies' | Time> & {
  readonly is_role_application: RowFlag;
  readonly companies: RowJson<Named[]> | null;
  readonly created_at: RowTime;
} & Readonly<Record<Exclude<Time, 'created_at'>, RowTime | null>>;

/** Columns of AdminUserRow in a query over `users`. Each database makes lists in its own way. */
export function adminUserColumns(dialect: Dialect): string {
  const [list, item] = dialect === 'postgres' ? ['json_agg', 'json_build_object'] : ['json_group_array', 'json_object'];
  return `id, email, last_name, first_name, kana, phone, status, is_role_application, email_verified_at, first_logged_in_at,
    suspended_at, created_at, version,
    (SELECT ${list}(${item}('id', company.id, 'name', company.name))
     FROM (SELECT c.id, c.name FROM members m JOIN companies c ON c.id = m.workspace_id AND c.deleted_at IS NULL
           WHERE m.user_id = users.id AND m.removed_at IS NULL ORDER BY c.id) AS company) AS companies`;
}

/** A user as the staff sees him. */
export function presentAdminUser(row: AdminUserRow): AdminUser {
  return {
    id: row.id,
    email: row.email,
    full_name: [row.last_name, row.first_name].filter((part) => part !== '').join(' '),
    last_name: row.last_name,
    first_name: row.first_name,
    kana: row.kana,
    phone: row.phone,
    status: row.status,
    is_role_application: readFlag(row.is_role_application),
    companies: readJson(row.companies, []),
    email_verified_at: readInstant(row.email_verified_at),
    first_logged_in_at: readInstant(row.first_logged_in_at),
    suspended_at: readInstant(row.suspended_at),
    created_at: readInstant(row.created_at),
    version: row.version,
  };
}
