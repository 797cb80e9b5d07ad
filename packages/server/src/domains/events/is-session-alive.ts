import type { Services } from '../../services.ts';

/** Does this session still let its holder in? */
export async function isSessionAlive(services: Services, sessionId: number): Promise<boolean> {
  const session = await services.database.models.Session.findByPk(sessionId, {
    attributes: ['id', 'expires_at', 'ended_at', 'last_seen_at'],
  });
  if (session === null || session.ended_at !== null) return false;
  const now = services.now().getTime();
  return session.expires_at.getTime() > now && session.last_seen_at.getTime() + services.config.sessionIdleMs > now;
}
