import type { AdminUser } from '../../contract/admin-users.ts';
import type { Named } from '../../contract/people.ts';
import type { Dialect } from '../../database/database.ts';

type Time = 'email_verified_at' | 'first_logged_in_at' | 'suspended_at' | 'created_at';

/** A user and his companies in one row. On SQLite flags are numbers, times and lists are texts. */
export type AdminUserRow = Omit<AdminUser, 'full_name' | 'is_role_application' | 'companies' | Time> & {
  readonly is_role_application: boolean | number;
  readonly companies: readonly Named[] | string | null;
} & Readonly<Record<Time, string | Date | null>>;

/** Columns of AdminUserRow in a query over `users`. Each database makes lists in its own way. */
export function adminUserColumns(dialect: Dialect): string {
  const [list, item] = dialect === 'postgres' ? ['json_agg', 'json_build_object'] : ['json_group_array', 'json_object'];
  return `id, email, last_name, first_name, kana, phone, status, is_role_application, email_verified_at, first_logged_in_at,
    suspended_at, created_at, version,
    (SELECT ${list}(${item}('id', company.id, 'name', company.name))
     FROM (SELECT c.id, c.name FROM members m JOIN companies c ON c.id = m.workspace_id AND c.deleted_at IS NULL
           WHERE m.user_id = users.id AND m.removed_at IS NULL ORDER BY c.id) AS company) AS companies`;
}

/** As SQLite has what Sequelize writes: to read it as a date takes ten times as long as to write it anew. */
const stored = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+00:00$/;

function instant(value: string | Date | null): string | null {
  if (value === null) return null;
  if (typeof value === 'string' && stored.test(value)) return `${value.slice(0, 10)}T${value.slice(11, 23)}Z`;
  return new Date(value).toISOString();
}

/** A user as the staff sees him. */
export function presentAdminUser(row: AdminUserRow): AdminUser {
  const { companies } = row;
  return {
    id: row.id,
    email: row.email,
    full_name: [row.last_name, row.first_name].filter((part) => part !== '').join(' '),
    last_name: row.last_name,
    first_name: row.first_name,
    kana: row.kana,
    phone: row.phone,
    status: row.status,
    is_role_application: Boolean(row.is_role_application),
    companies: typeof companies === 'string' ? (JSON.parse(companies) as Named[]) : [...(companies ?? [])],
    email_verified_at: instant(row.email_verified_at),
    first_logged_in_at: instant(row.first_logged_in_at),
    suspended_at: instant(row.suspended_at),
    created_at: instant(row.created_at) ?? '',
    version: row.version,
  };
}
