import { checkResetToken, forgotPassword, resetPassword } from '../../../../contract/passwords.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { linkTo } from '../../../../mail/links.ts';
import { authWords } from '../../../../messages/auth.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import { findToken, issueToken, useToken } from '../one-time-tokens.ts';
import { demandNewPassword } from '../password-rules.ts';
import { setPassword } from '../set-password.ts';
import { userSource } from '../user-source.ts';

/** Answers alike whoever asks. Nobody's token is made too, so that the work, and with it the time, is the same. */
export const forgotPasswordHandler = handle(forgotPassword, async (request) => {
  const { services, body, reply, locale } = request;
  const found = await findUserByEmail(services.database.models, body.email);
  const user = found?.suspended_at === null ? found : null;
  await request.unitOfWork(async (unit) => {
    const subject = user === null ? { email: body.email } : { email: user.email, userId: user.id };
    const { secret, expiresAt } = await issueToken(unit, services.now(), { purpose: 'forgot', ...subject });
    await unit.audit({
      action: 'auth.forgotPassword',
      subject: { kind: 'user', id: user?.id ?? null },
      workspaceId: null,
    });
    if (user === null) return;
    const isApplication = body.is_application ?? user.is_role_application;
    await unit.mail({
      template: 'forgot-password',
      to: user.email,
      locale: user.locale,
      values: {
        name: user.full_name || user.email,
        url: linkTo(services.config.publicUrl, isApplication ? 'reset-password-application' : 'reset-password', secret),
        minutes: Math.round((expiresAt.getTime() - services.now().getTime()) / 60_000),
      },
    });
  });
  reply.message(authWords.mailSent[locale]);
  return null;
});

export const checkResetTokenHandler = handle(checkResetToken, async ({ services, params }) => {
  const { models } = services.database;
  const token = await findToken(models, 'forgot', params.token, services.now());
  const user = token.user_id === null ? null : await models.User.findByPk(token.user_id);
  if (user === null) throw new AppError('gone');
  return { email: user.email };
});

export const resetPasswordHandler = handle(resetPassword, async (request) => {
  const { services, source, body, reply, locale } = request;
  const { models } = services.database;
  const token = await findToken(models, 'forgot', body.token, services.now());
  const user = token.user_id === null ? null : await models.User.findByPk(token.user_id);
  if (user === null) throw new AppError('gone');
  demandNewPassword({ field: 'password', password: body.password, confirmation: body.password_confirmation }, locale);
  const hashed = await services.passwords.hash(body.password);
  await services.database.unitOfWork(userSource(source, user), async (unit) => {
    await useToken(unit, token, services.now());
    await setPassword(services, unit, user, hashed);
    // The link came by mail, so the address is the user's own.
    const where = { id: user.id, email_verified_at: null };
    await unit.models.User.update({ email_verified_at: services.now() }, { where, transaction: unit.transaction });
    await unit.audit({ action: 'auth.resetPassword', subject: { kind: 'user', id: user.id }, workspaceId: null });
  });
  reply.clearSession('user');
  reply.message(authWords.passwordChanged[locale]);
  return null;
});
