import { col, fn, where } from 'sequelize';
import { loadUser } from '../../access/loaders/load-user.ts';
import {
  adminLogin,
  adminLogout,
  bridgeLogin,
  changeAdminPassword,
  endAdminSession as endAdminSessionOf,
  listAdminSessions,
  readSessionAdmin,
} from '../../contract/admin-auth.ts';
import { eventPosition } from '../../contract/event-position.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { authWords } from '../../messages/auth.ts';
import {
  demandNewPassword,
  endAdminSession,
  endAdminSessions,
  fieldError,
  issueToken,
  ownSessions,
  type StartedSession,
  startSession,
  wrongPassword,
} from '../accounts/index.ts';
import { loadAdmin } from './load-admin.ts';

const shown = ({ token, expiresAt }: StartedSession) => ({ access_token: token, expires_at: expiresAt.toISOString() });

const login = handle(adminLogin, async ({ services, source, body, reply, unitOfWork }) => {
  const { models } = services.database;
  const admin = await models.Admin.findOne({ where: where(fn('lower', col('uid')), body.uid.trim().toLowerCase()) });
  if (!(await services.passwords.verify(admin?.password, body.password)) || admin === null) {
    const subject = { kind: 'admin', id: admin?.id ?? null };
    await unitOfWork((unit) => unit.audit({ action: 'adminAuth.login.refused', subject, workspaceId: null }));
    throw new AppError('wrong_credentials');
  }
  if (admin.suspended_at !== null) {
    throw new AppError('suspended', { requested: { kind: 'admin', ids: [admin.id], among: 'own' } });
  }
  reply.forgive();
  const isOld = services.passwords.needsRehash(admin.password);
  const rehashed = isOld ? await services.passwords.hash(body.password) : undefined;
  const actor = { kind: 'admin', adminId: admin.id, name: admin.name, sessionId: 0 } as const;
  const started = await services.database.unitOfWork({ ...source, actor }, async (unit) => {
    if (rehashed !== undefined)
      await unit.models.Admin.update({ password: rehashed }, { where: { id: admin.id }, silent: true });
    await unit.audit({ action: 'adminAuth.login', subject: { kind: 'admin', id: admin.id }, workspaceId: null });
    return startSession(services, unit, source, { kind: 'admin', accountId: admin.id });
  });
  reply.setSession('admin', started.token, started.expiresAt);
  return shown(started);
});

const logout = handle(adminLogout, async ({ actor, reply, locale, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    await endAdminSession(unit, actor.adminId, actor.sessionId);
    const subject = { kind: 'session', id: actor.sessionId };
    await unit.audit({ action: 'adminAuth.logout', subject, workspaceId: null });
  });
  reply.clearSession('admin');
  reply.message(authWords.loggedOut[locale]);
  return null;
});

const info = handle(readSessionAdmin, async ({ actor, services, reply }) => {
  // Before anything is read.
  reply.header(eventPosition, services.realtime.position());
  const admin = await loadAdmin(services.database.models, actor.adminId);
  return { id: admin.id, uid: admin.uid, name: admin.name, status: admin.status, session_id: actor.sessionId };
});

const changePassword = handle(
  changeAdminPassword,
  async ({ actor, services, source, body, reply, locale, unitOfWork }) => {
    const admin = await loadAdmin(services.database.models, actor.adminId);
    if (!(await services.passwords.verify(admin.password, body.password)))
      throw wrongPassword(locale, { kind: 'admin', ids: [admin.id], among: 'own' });
    if (body.new_password === body.password) throw fieldError('new_password', 'samePassword', locale);
    const { new_password, new_password_confirmation: confirmation } = body;
    const requested = { field: 'new_password', account: admin.uid, password: new_password, confirmation };
    demandNewPassword(requested, locale);
    const password = await services.passwords.hash(body.new_password);
    const started = await unitOfWork(async (unit) => {
      await unit.models.Admin.update({ password }, { where: { id: admin.id } });
      await endAdminSessions(unit, admin.id);
      const subject = { kind: 'admin', id: admin.id };
      await unit.audit({ action: 'adminAuth.changePassword', subject, workspaceId: null });
      return startSession(services, unit, source, { kind: 'admin', accountId: admin.id });
    });
    reply.setSession('admin', started.token, started.expiresAt);
    reply.message(authWords.passwordChanged[locale]);
    return shown(started);
  },
);

const sessions = handle(listAdminSessions, ({ actor, services }) =>
  ownSessions(services, { admin_id: actor.adminId, kind: 'admin' }, actor.sessionId),
);

const end = handle(endAdminSessionOf, async ({ actor, params, reply, locale, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    if ((await endAdminSession(unit, actor.adminId, params.id)) === 0) {
      throw new AppError('not_found', { requested: { kind: 'session', ids: [params.id], among: 'own' } });
    }
    const subject = { kind: 'session', id: params.id };
    await unit.audit({ action: 'adminAuth.endSession', subject, workspaceId: null });
  });
  if (params.id === actor.sessionId) reply.clearSession('admin');
  reply.message(authWords.sessionEnded[locale]);
  return null;
});

/** The token is in the page's fragment, which browsers send to no server and write to no log. */
const bridge = handle(bridgeLogin, async ({ actor, services, params, unitOfWork }) => {
  const user = await loadUser(services.database.models, params.id);
  if (user.suspended_at !== null) throw new AppError('suspended');
  const { secret, expiresAt } = await unitOfWork(async (unit) => {
    await unit.audit({ action: 'adminUsers.bridgeLogin', subject: { kind: 'user', id: user.id }, workspaceId: null });
    return issueToken(unit, services.now(), { purpose: 'bridge', userId: user.id, adminId: actor.adminId });
  });
  const url = `${services.config.publicUrl}/auth/bridge#bridge=${secret}`;
  return { token: secret, url, expires_at: expiresAt.toISOString() };
});

export const adminAuthHandlers: readonly Mounted[] = [login, logout, info, changePassword, sessions, end, bridge];
