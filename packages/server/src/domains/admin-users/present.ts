import { QueryTypes } from 'sequelize';
import type { AdminUser } from '../../contract/admin-users.ts';
import type { Named } from '../../contract/people.ts';
import type { Models } from '../../database/models.ts';
import type { User } from '../users/model.ts';

const companiesQuery = `
  SELECT m.user_id, c.id, c.name
  FROM members m
  JOIN companies c ON c.id = m.workspace_id AND c.deleted_at IS NULL
  WHERE m.user_id IN (:userIds) AND m.removed_at IS NULL
  ORDER BY c.id`;

/** Companies of users, by user. Plain rows: instances of models would cost more than the query. */
async function companiesByUser(models: Models, userIds: readonly number[]): Promise<ReadonlyMap<number, Named[]>> {
  const result = new Map<number, Named[]>(userIds.map((id) => [id, []]));
  const { sequelize } = models.Member;
  if (userIds.length === 0 || sequelize === undefined) return result;
  const rows = await sequelize.query<Named & { readonly user_id: number }>(companiesQuery, {
    replacements: { userIds: [...userIds] },
    type: QueryTypes.SELECT,
  });
  for (const { user_id, id, name } of rows) result.get(user_id)?.push({ id, name });
  return result;
}

/** Users as the staff sees them, in the order given. */
export async function presentAdminUsers(models: Models, users: readonly User[]): Promise<AdminUser[]> {
  const companies = await companiesByUser(
    models,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    last_name: user.last_name,
    first_name: user.first_name,
    kana: user.kana,
    phone: user.phone,
    status: user.status as AdminUser['status'],
    is_role_application: user.is_role_application,
    companies: companies.get(user.id) ?? [],
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    first_logged_in_at: user.first_logged_in_at?.toISOString() ?? null,
    suspended_at: user.suspended_at?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
    version: user.version,
  }));
}
