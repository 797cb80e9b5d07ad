import type { AdminUser } from '../../contract/admin-users.ts';
import type { Named } from '../../contract/people.ts';
import type { Models } from '../../database/models.ts';
import type { User } from '../users/model.ts';

/** Companies of users, by user. */
async function companiesByUser(models: Models, userIds: readonly number[]): Promise<ReadonlyMap<number, Named[]>> {
  const result = new Map<number, Named[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return result;
  const members = await models.Member.findAll({
    attributes: ['id', 'user_id'],
    where: { user_id: [...userIds], removed_at: null },
    include: [{ association: 'company', attributes: ['id', 'name'], required: true }],
    order: [['workspace_id', 'ASC']],
  });
  for (const { user_id, company } of members) {
    if (company !== undefined) result.get(user_id)?.push({ id: company.id, name: company.name });
  }
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
