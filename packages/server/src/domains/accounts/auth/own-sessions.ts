import { Op, type WhereOptions } from 'sequelize';
import type { SessionSummary } from '../../../contract/session-user.ts';
import type { Services } from '../../../services.ts';
import type { Session } from './model.ts';

/** Sessions that have not ended, the newest use first; at most a hundred. */
export async function ownSessions(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  where: WhereOptions<Session>,
  currentId: number,
): Promise<SessionSummary[]> {
  const at = now();
  const idleSince = at.getTime() - config.sessionIdleMs;
  const sessions = await database.models.Session.findAll({
    where: { [Op.and]: [where, { ended_at: null }] },
    order: [
      ['last_seen_at', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: 100,
  });
  return sessions
    .filter((session) => session.expires_at > at && session.last_seen_at.getTime() > idleSince)
    .map((session) => present(session, currentId));
}

const present = (session: Session, currentId: number): SessionSummary => ({
  id: session.id,
  address: session.address,
  user_agent: session.user_agent,
  created_at: session.created_at.toISOString(),
  last_seen_at: session.last_seen_at.toISOString(),
  expires_at: session.expires_at.toISOString(),
  is_current: session.id === currentId,
  on_behalf: session.on_behalf_admin_id !== null,
});
