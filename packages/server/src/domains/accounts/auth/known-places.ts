import { QueryTypes } from 'sequelize';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import type { Database } from '../../../database/database.ts';
import type { Models } from '../../../database/models.ts';
import { addressKey } from '../../../http/address-key.ts';
import type { User } from '../users/model.ts';

/** Newest sessions of an account that are looked at. */
const newest = 50;

const addressQueries = {
  user: `SELECT s.address FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE LOWER(u.email) = :name AND u.deleted_at IS NULL AND s.on_behalf_admin_id IS NULL
         ORDER BY s.id DESC LIMIT ${newest}`,
  admin: `SELECT s.address FROM sessions s JOIN admins a ON a.id = s.admin_id
          WHERE LOWER(a.uid) = :name AND a.deleted_at IS NULL
          ORDER BY s.id DESC LIMIT ${newest}`,
} as const;

/** True if a stored session of the account (`cleanSessions`) is from this address. `name` in lower case. */
export async function hasLoggedInFrom(
  { sequelize }: Pick<Database, 'sequelize'>,
  kind: 'user' | 'admin',
  name: string,
  address: string,
): Promise<boolean> {
  const rows = await sequelize.query<{ readonly address: string | null }>(addressQueries[kind], {
    replacements: { name },
    type: QueryTypes.SELECT,
  });
  return rows.some((row) => row.address !== null && addressKey(row.address) === addressKey(address));
}

/** True for the first login, and for one from an address or with a program that the user has an open session of. */
export async function wasHereBefore(models: Models, user: User, source: AuditSource): Promise<boolean> {
  const sessions = await models.Session.findAll({
    attributes: ['address', 'user_agent'],
    where: { user_id: user.id, on_behalf_admin_id: null, ended_at: null },
    order: [['id', 'DESC']],
    limit: newest,
  });
  if (sessions.length === 0) return true;
  const agent = source.userAgent?.slice(0, 512) ?? null;
  const place = addressKey(source.address ?? '');
  return sessions.some(({ address, user_agent }) => addressKey(address ?? '') === place || user_agent === agent);
}
