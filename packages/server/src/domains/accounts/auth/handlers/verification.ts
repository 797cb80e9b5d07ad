import { checkCanVerifyEmail, resendVerifyEmail, verifyCode, verifyEmail } from '../../../../contract/registration.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle, type HandlerRequest } from '../../../../http/handler.ts';
import { authWords } from '../../../../messages/auth.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import type { OneTimeToken } from '../model.ts';
import { findToken, useToken } from '../one-time-tokens.ts';
import { registerUser, type RegistrationForm } from '../register-user.ts';
import { sendLinkKind } from '../send-link-job.ts';

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
  if (address !== undefined && address.toLowerCase() !== email) throw new AppError('dead_link');
  await request.unitOfWork(async (unit) => {
    await useToken(unit, token, now);
    if (token.user_id === null) return void (await registerUser(unit, { ...registrationOf(token), email, now }));
    const where = { id: token.user_id, email_verified_at: null };
    await unit.models.User.update({ email_verified_at: now }, { where });
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

/** The same work and the same reply for every address: whether anything waits for it is looked up by the job. */
export const resendVerifyEmailHandler = handle(resendVerifyEmail, async (request) => {
  const { services, body, reply, locale } = request;
  const user = await findUserByEmail(services.database.models, body.email);
  await request.unitOfWork(async (unit) => {
    const subject = { kind: 'user', id: user?.id ?? null };
    await unit.audit({ action: 'auth.resendVerify', subject, workspaceId: null });
    await unit.enqueue(sendLinkKind.name, { purpose: 'verify', email: body.email, locale });
  });
  reply.message(authWords.mailSent[locale]);
  return null;
});
