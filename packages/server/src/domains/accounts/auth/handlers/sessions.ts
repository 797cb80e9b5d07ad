import { chooseWorkspace, endSession, listSessions, logout } from '../../../../contract/auth.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { authWords } from '../../../../messages/auth.ts';
import { companiesOfUser } from '../../users/companies-of-user.ts';
import { ownSessions } from '../own-sessions.ts';
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

export const listSessionsHandler = handle(listSessions, ({ actor, services }) =>
  ownSessions(services, { user_id: actor.userId, kind: 'user' }, actor.sessionId),
);

export const endSessionHandler = handle(endSession, async ({ actor, params, reply, locale, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    if ((await endUserSession(unit, actor.userId, params.id)) === 0) {
      throw new AppError('not_found', { requested: { kind: 'session', ids: [params.id], among: 'own' } });
    }
    await unit.audit({ action: 'auth.endSession', subject: { kind: 'session', id: params.id }, workspaceId: null });
  });
  if (params.id === actor.sessionId) reply.clearSession('user');
  reply.message(authWords.sessionEnded[locale]);
  return null;
});

export const chooseWorkspaceHandler = handle(chooseWorkspace, async ({ actor, body, reply, services, unitOfWork }) => {
  const companies = await companiesOfUser(services.database.models, actor.userId);
  const chosen = companies.find(({ id }) => id === body.company_id);
  if (chosen === undefined) {
    throw new AppError('not_found', { requested: { kind: 'company', ids: [body.company_id], among: 'own' } });
  }
  await unitOfWork((unit) =>
    unit.audit({
      action: 'auth.chooseWorkspace',
      subject: { kind: 'company', id: chosen.id },
      workspaceId: chosen.id,
    }),
  );
  reply.setWorkspace(chosen.id);
  return chosen;
});
