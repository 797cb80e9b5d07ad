import { enterOnBehalf } from '../../../../contract/auth.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { beginUserSession, showUserSession } from '../begin-user-session.ts';
import { findToken, useToken } from '../one-time-tokens.ts';
import { userSource } from '../user-source.ts';

/** The staff act as a user: a session that records the staff member, in which every change is audited under both names. */
export const enterOnBehalfHandler = handle(enterOnBehalf, async ({ services, source, body, reply }) => {
  const { models } = services.database;
  const now = services.now();
  const token = await findToken(models, 'bridge', body.token, now);
  const user = token.user_id === null ? null : await models.User.findByPk(token.user_id);
  const admin = token.admin_id === null ? null : await models.Admin.findByPk(token.admin_id);
  if (user === null || admin === null || admin.suspended_at !== null) throw new AppError('dead_link');
  if (user.suspended_at !== null) {
    throw new AppError('suspended', { requested: { kind: 'user', ids: [user.id], among: 'own' } });
  }
  const behalf = { adminId: admin.id, adminName: admin.name };
  const begun = await services.database.unitOfWork(userSource(source, user, behalf), async (unit) => {
    await useToken(unit, token, now);
    await unit.audit({ action: 'auth.enterOnBehalf', subject: { kind: 'user', id: user.id }, workspaceId: null });
    return beginUserSession(services, unit, source, { accountId: user.id, onBehalfAdminId: admin.id });
  });
  return showUserSession(reply, begun);
});
