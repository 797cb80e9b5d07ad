import { checkResetToken, forgotPassword, resetPassword } from '../../../../contract/passwords.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { authWords } from '../../../../messages/auth.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import { findToken, useToken } from '../one-time-tokens.ts';
import { demandNewPassword } from '../password-rules.ts';
import { sendLinkKind } from '../send-link-job.ts';
import { setPassword } from '../set-password.ts';
import { userSource } from '../user-source.ts';

/** The same work and the same response for every address: the job looks up whether it is registered. */
export const forgotPasswordHandler = handle(forgotPassword, async (request) => {
  const { services, body, reply, locale } = request;
  const user = await findUserByEmail(services.database.models, body.email);
  await request.unitOfWork(async (unit) => {
    const subject = { kind: 'user', id: user?.id ?? null };
    await unit.audit({ action: 'auth.forgotPassword', subject, workspaceId: null });
    await unit.enqueue(sendLinkKind.name, { purpose: 'forgot', locale, ...body });
  });
  reply.message(authWords.mailSent[locale]);
  return null;
});

export const checkResetTokenHandler = handle(checkResetToken, async ({ services, params }) => {
  const { models } = services.database;
  const token = await findToken(models, 'forgot', params.token, services.now());
  const user = token.user_id === null ? null : await models.User.findByPk(token.user_id);
  if (user === null) throw new AppError('dead_link');
  return { email: user.email };
});

export const resetPasswordHandler = handle(resetPassword, async (request) => {
  const { services, source, body, reply, locale } = request;
  const { models } = services.database;
  const token = await findToken(models, 'forgot', body.token, services.now());
  const user = token.user_id === null ? null : await models.User.findByPk(token.user_id);
  if (user === null) throw new AppError('dead_link');
  const { password, password_confirmation: confirmation } = body;
  demandNewPassword({ field: 'password', account: user.email, password, confirmation }, locale);
  const hashed = await services.passwords.hash(password);
  await services.database.unitOfWork(userSource(source, user), async (unit) => {
    await useToken(unit, token, services.now());
    await setPassword(services, unit, user, hashed);
    // The link came by mail, so the address is the user's own.
    const where = { id: user.id, email_verified_at: null };
    await unit.models.User.update({ email_verified_at: services.now() }, { where });
    await unit.audit({ action: 'auth.resetPassword', subject: { kind: 'user', id: user.id }, workspaceId: null });
  });
  reply.clearSession('user');
  reply.message(authWords.passwordChanged[locale]);
  return null;
});
