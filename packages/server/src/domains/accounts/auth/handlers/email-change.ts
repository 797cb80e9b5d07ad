import { loadUser } from '../../../../access/loaders/load-user.ts';
import { requestEmailChange, verifyEmailChange } from '../../../../contract/passwords.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { linkTo } from '../../../../mail/links.ts';
import { authWords } from '../../../../messages/auth.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import { dropTokens, findToken, issueToken, useToken } from '../one-time-tokens.ts';
import { fieldError, wrongPassword } from '../password-rules.ts';
import { userSource } from '../user-source.ts';

/** Responds alike whether the new address is registered: its owner learns it by mail. */
export const requestEmailChangeHandler = handle(requestEmailChange, async (request) => {
  const { actor, body, services, reply, locale } = request;
  const { models } = services.database;
  const user = await loadUser(models, actor.userId);
  if (!(await services.passwords.verify(user.password, body.password)))
    throw wrongPassword(locale, { kind: 'user', ids: [actor.userId], among: 'own' });
  if (user.email.toLowerCase() === body.email.toLowerCase()) throw fieldError('email', 'sameEmail', locale);
  const owner = await findUserByEmail(models, body.email);
  const { publicUrl } = services.config;
  await request.unitOfWork(async (unit) => {
    const now = services.now();
    const requested = { purpose: 'change-email', email: body.email, userId: user.id } as const;
    const { secret, expiresAt } = await issueToken(unit, now, { ...requested, payload: { email: body.email } });
    const { id } = user;
    await unit.audit({ action: 'auth.changeEmailAsked', subject: { kind: 'user', id }, workspaceId: null });
    if (owner === null)
      return unit.mail({
        template: 'change-email',
        to: body.email,
        locale: user.locale,
        values: {
          name: user.full_name || user.email,
          new_email: body.email,
          url: linkTo(publicUrl, 'change-email', secret),
          hours: Math.round((expiresAt.getTime() - now.getTime()) / 3_600_000),
        },
      });
    return unit.mail({
      template: 'already-registered',
      to: owner.email,
      locale: owner.locale,
      values: {
        name: owner.full_name || owner.email,
        login_url: linkTo(publicUrl, 'login'),
        reset_url: linkTo(publicUrl, 'forgot-password'),
      },
    });
  });
  reply.message(authWords.mailSent[locale]);
  return null;
});

export const verifyEmailChangeHandler = handle(verifyEmailChange, async ({ services, source, body, reply, locale }) => {
  const { models } = services.database;
  const now = services.now();
  const token = await findToken(models, 'change-email', body.token, now);
  const email = token.payload['email'];
  if (token.user_id === null || typeof email !== 'string') throw new AppError('dead_link');
  const user = await models.User.findByPk(token.user_id);
  if (user === null) throw new AppError('dead_link');
  const before = user.email;
  await services.database.unitOfWork(userSource(source, user), async (unit) => {
    await useToken(unit, token, now);
    const values = { email, email_verified_at: now };
    const changed = await loadUser(unit.models, user.id);
    await changed.update(values);
    // They were sent to the old address.
    await dropTokens(unit, user.id, ['forgot', 'verify']);
    await unit.audit({
      action: 'auth.changeEmail',
      subject: { kind: 'user', id: user.id },
      workspaceId: null,
      before: { email: before },
      after: { email },
    });
    await unit.mail({
      template: 'email-changed',
      to: before,
      locale: user.locale,
      values: { name: user.full_name || before, changed_at: now.toISOString() },
    });
  });
  reply.message(authWords.emailChanged[locale]);
  return { email };
});
