import { Op, type WhereOptions } from 'sequelize';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { sessionsChanged, staffChannel } from '../../../realtime/realtime-port.ts';
import type { Services } from '../../../services.ts';
import type { Session } from './model.ts';
import { newSecret } from './secrets.ts';

export interface NewSession {
  readonly kind: 'user' | 'admin';
  /** Id of the user, or of the member of the staff. */
  readonly accountId: number;
  readonly deviceToken?: string;
  readonly onBehalfAdminId?: number;
}

export interface StartedSession {
  /** Opaque; shown once, stored only as its hash. */
  readonly token: string;
  readonly expiresAt: Date;
  readonly id: number;
}

/** Acting as a user ends soon: an hour. */
const onBehalfMs = 3_600_000;

export async function startSession(
  services: Services,
  unit: UnitOfWork,
  source: AuditSource,
  requested: NewSession,
): Promise<StartedSession> {
  const now = services.now();
  const { secret, hash } = newSecret();
  const lifetime = services.config.sessionAbsoluteMs;
  const expiresAt = new Date(
    now.getTime() + (requested.onBehalfAdminId === undefined ? lifetime : Math.min(lifetime, onBehalfMs)),
  );
  const row = await unit.models.Session.create({
    kind: requested.kind,
    user_id: requested.kind === 'user' ? requested.accountId : null,
    admin_id: requested.kind === 'admin' ? requested.accountId : null,
    token_hash: hash,
    last_seen_at: now,
    expires_at: expiresAt,
    address: source.address?.slice(0, 64) ?? null,
    user_agent: source.userAgent?.slice(0, 512) ?? null,
    device_token: requested.deviceToken ?? null,
    on_behalf_admin_id: requested.onBehalfAdminId ?? null,
  });
  return { token: secret, expiresAt, id: row.id };
}

/** Ends sessions and, by way of the channel, their event streams; returns how many. `except` stays. */
async function end(unit: UnitOfWork, channel: number, where: WhereOptions<Session>, except?: number): Promise<number> {
  await unit.publish([channel], sessionsChanged);
  const others = except === undefined ? {} : { id: { [Op.ne]: except } };
  const [count] = await unit.models.Session.update(
    { ended_at: unit.now(), device_token: null },
    { where: { [Op.and]: [where, others, { ended_at: null }] } },
  );
  return count;
}

/** Ends every session of a user: after a password change, a suspension, a deletion. */
export const endUserSessions = (unit: UnitOfWork, userId: number, except?: number): Promise<number> =>
  end(unit, userId, { user_id: userId }, except);

/** Ends every session of a member of the staff, those in which he acts as a user too. */
export const endAdminSessions = (unit: UnitOfWork, adminId: number): Promise<number> =>
  end(unit, staffChannel(adminId), { [Op.or]: [{ admin_id: adminId }, { on_behalf_admin_id: adminId }] });

/** Ends one session of a user; 0 when it is not his. */
export const endUserSession = (unit: UnitOfWork, userId: number, sessionId: number): Promise<number> =>
  end(unit, userId, { id: sessionId, user_id: userId });

/**
 * Ends one session of a member of the staff, and every session in which they act as a user: acting as a user ends with the log-out.
 * Returns 0 when it is not theirs.
 */
export async function endAdminSession(unit: UnitOfWork, adminId: number, sessionId: number): Promise<number> {
  const ended = await end(unit, staffChannel(adminId), { id: sessionId, admin_id: adminId });
  if (ended === 0) return 0;
  const behalf = { on_behalf_admin_id: adminId, ended_at: null };
  const acting = await unit.models.Session.findAll({
    attributes: ['user_id'],
    where: behalf,
  });
  const users = new Set(acting.map(({ user_id }) => user_id));
  for (const userId of users) if (userId !== null) await end(unit, userId, { ...behalf, user_id: userId });
  return ended;
}

/** Deletes sessions and one-time tokens that ended a day ago. For the nightly schedule; returns the number of deleted rows. */
export async function cleanSessions(services: Pick<Services, 'database' | 'config' | 'now'>): Promise<number> {
  const { Session, OneTimeToken } = services.database.models;
  const now = services.now().getTime();
  const day = 86_400_000;
  return services.database.write(async (transaction) => {
    const idle = new Date(now - services.config.sessionIdleMs - day);
    const over = { [Op.lt]: new Date(now - day) };
    const sessions = await Session.destroy({
      where: { [Op.or]: [{ expires_at: over }, { ended_at: over }, { last_seen_at: { [Op.lt]: idle } }] },
      transaction,
    });
    const tokens = await OneTimeToken.destroy({
      where: { expires_at: { [Op.lt]: new Date(now - 30 * day) } },
      transaction,
    });
    return sessions + tokens;
  });
}
