import { Op } from 'sequelize';
import { checkCanVerifyEmail, resendVerifyEmail, verifyCode, verifyEmail } from '../../../../contract/registration.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle, type HandlerRequest } from '../../../../http/handler.ts';
import { linkTo } from '../../../../mail/links.ts';
import { authWords } from '../../../../messages/auth.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import type { OneTimeToken } from '../model.ts';
import { findToken, issueToken, useToken } from '../one-time-tokens.ts';
import { registerUser, type RegistrationForm } from '../register-user.ts';

type Request = Pick<HandlerRequest<Endpoint>, 'services' | 'reply' | 'locale' | 'unitOfWork'>;

export const verifyCodeHandler = handle(verifyCode, (request) => verify(request, request.params.code));

export const verifyEmailHandler = handle(verifyEmail, (request) =>
  verify(request, request.body.token, request.body.email),
);

/** The address is its owner's: the registration that waited for this becomes a user, or the user's address is confirmed. */
async function verify(request: Request, secret: string, address?: string): Promise<{ email: string }> {
  const { services, reply, locale } = request;
  const now = services.now();
  const token = await findToken(services.database.models, 'verify', secret, now);
  const email = token.email ?? '';
  if (address !== undefined && address.toLowerCase() !== email) throw new AppError('gone');
  await request.unitOfWork(async (unit) => {
    await useToken(unit, token, now);
    if (token.user_id === null) return void (await registerUser(unit, { ...registrationOf(token), email, now }));
    const where = { id: token.user_id, email_verified_at: null };
    await unit.models.User.update({ email_verified_at: now }, { where, transaction: unit.transaction });
    await unit.audit({ action: 'auth.verify', subject: { kind: 'user', id: token.user_id }, workspaceId: null });
  });
  reply.message(authWords.verified[locale]);
  return { email };
}

function registrationOf(token: OneTimeToken): { readonly password: string | null; readonly form: RegistrationForm } {
  const { password, ...form } = token.payload;
  return { password: typeof password === 'string' ? password : null, form: form as RegistrationForm };
}

export const checkCanVerifyEmailHandler = handle(checkCanVerifyEmail, async ({ services, query }) => {
  try {
    const token = await findToken(services.database.models, 'verify', query.token, services.now());
    return { can_verify: token.email === query.email.toLowerCase() };
  } catch (error) {
    if (error instanceof AppError) return { can_verify: false };
    throw error;
  }
});

/** Answers alike whether anything waits for this address to be confirmed. A new link takes the place of the old. */
export const resendVerifyEmailHandler = handle(resendVerifyEmail, async (request) => {
  const { services, body, reply, locale } = request;
  const { models } = services.database;
  const now = services.now();
  const email = body.email.toLowerCase();
  const user = await findUserByEmail(models, email);
  const waiting = await models.OneTimeToken.findOne({
    where: {
      email,
      purpose: 'verify',
      used_at: null,
      created_at: { [Op.gt]: new Date(now.getTime() - 30 * 86_400_000) },
    },
    order: [['id', 'DESC']],
  });
  const isUnverified = user !== null && user.email_verified_at === null;
  const payload = user === null ? waiting?.payload : undefined;
  await request.unitOfWork(async (unit) => {
    const subject = isUnverified ? { userId: user.id } : {};
    const { secret } = await issueToken(unit, now, { purpose: 'verify', email, ...subject, payload: payload ?? {} });
    await unit.audit({
      action: 'auth.resendVerify',
      subject: { kind: 'user', id: user?.id ?? null },
      workspaceId: null,
    });
    if (!isUnverified && payload?.['password'] === undefined) return;
    await unit.mail({
      template: 'verify-email',
      to: user?.email ?? email,
      locale: user?.locale ?? (payload?.['locale'] === 'en' ? 'en' : locale),
      values: {
        name: nameOf(user === null ? payload : { last_name: user.last_name, first_name: user.first_name }) || email,
        url: linkTo(services.config.publicUrl, 'verify', secret),
        hours: 24,
      },
    });
  });
  reply.message(authWords.mailSent[locale]);
  return null;
});

const nameOf = (payload: Readonly<Record<string, unknown>> = {}): string =>
  [payload['last_name'], payload['first_name']].filter((part) => typeof part === 'string' && part !== '').join(' ');
