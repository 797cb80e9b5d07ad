import { chooseWorkspace, endSession, listSessions, logout } from '../../../contract/auth.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle } from '../../../http/handler.ts';
import { authWords } from '../../../messages/auth.ts';
import { companiesOfUser } from '../../users/companies-of-user.ts';
import { endUserSession } from '../sessions.ts';

export const logoutHandler = handle(logout, async ({ actor, reply, locale, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    await endUserSession(unit, actor.userId, actor.sessionId);
    await unit.audit({ action: 'auth.logout', subject: { kind: 'session', id: actor.sessionId }, workspaceId: null });
  });
  reply.clearSession('user');
  reply.setWorkspace(null);
  reply.message(authWords.loggedOut[locale]);
  return null;
});

export const listSessionsHandler = handle(listSessions, async ({ actor, services }) => {
  const now = services.now();
  const sessions = await services.database.models.Session.findAll({
    where: { user_id: actor.userId, kind: 'user' },
    order: [
      ['last_seen_at', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: 100,
  });
  const idleSince = now.getTime() - services.config.sessionIdleMs;
  return sessions
    .filter((session) => session.expires_at > now && session.last_seen_at.getTime() > idleSince)
    .map((session) => ({
      id: session.id,
      address: session.address,
      user_agent: session.user_agent,
      created_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
      is_current: session.id === actor.sessionId,
      on_behalf: session.on_behalf_admin_id !== null,
    }));
});

export const endSessionHandler = handle(endSession, async ({ actor, params, reply, locale, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    if ((await endUserSession(unit, actor.userId, params.id)) === 0) throw new AppError('not_found');
    await unit.audit({ action: 'auth.end-session', subject: { kind: 'session', id: params.id }, workspaceId: null });
  });
  if (params.id === actor.sessionId) reply.clearSession('user');
  reply.message(authWords.sessionEnded[locale]);
  return null;
});

export const chooseWorkspaceHandler = handle(chooseWorkspace, async ({ actor, body, reply, services, unitOfWork }) => {
  const companies = await companiesOfUser(services.database.models, actor.userId);
  const chosen = companies.find(({ id }) => id === body.company_id);
  if (chosen === undefined) throw new AppError('not_found');
  await unitOfWork((unit) =>
    unit.audit({
      action: 'auth.choose-workspace',
      subject: { kind: 'company', id: chosen.id },
      workspaceId: chosen.id,
    }),
  );
  reply.setWorkspace(chosen.id);
  return chosen;
});
