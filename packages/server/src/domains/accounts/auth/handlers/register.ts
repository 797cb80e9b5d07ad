import { loadUser } from '../../../../access/loaders/load-user.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import { readRegistration, register } from '../../../../contract/registration.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle, type HandlerRequest } from '../../../../http/handler.ts';
import { authWords } from '../../../../messages/auth.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import { beginUserSession, showUserSession } from '../begin-user-session.ts';
import { missingFields } from '../missing-fields.ts';
import { findToken, useToken } from '../one-time-tokens.ts';
import { demandNewPassword } from '../password-rules.ts';
import { completeRegistration, isComplete, registerUser } from '../register-user.ts';
import { findWaiting, sendRegistrationLink } from '../send-registration-link.ts';
import { userSource } from '../user-source.ts';

type Request = HandlerRequest<typeof register>;
type Reply = ReplyOf<typeof register>;

export const registerHandler = handle(register, (request) =>
  request.body.token === undefined ? begin(request) : complete(request, request.body.token),
);

/** The address is not verified yet: only a token is made, and the mail describes the next step. */
async function begin(request: Request): Promise<Reply> {
  const { services, body, reply, locale } = request;
  const { email, password, token: _, ...form } = body;
  const missing = missingFields(body, isComplete(form) ? ['email', 'password'] : ['email'], locale);
  if (missing !== undefined || email === undefined) throw missing ?? new AppError('invalid');
  if (password !== undefined) demandNewPassword({ field: 'password', account: email, password }, locale);
  const hashed = password === undefined ? undefined : await services.passwords.hash(password);
  const waiting = await findWaiting(services, email, password);
  const known = await findUserByEmail(services.database.models, email);
  await request.unitOfWork(async (unit) => {
    await unit.audit({ action: 'auth.register', subject: { kind: 'user', id: known?.id ?? null }, workspaceId: null });
    await sendRegistrationLink(services, unit, { email, form, hashed, waiting, known, locale });
  });
  reply.message(authWords.mailSent[locale]);
  return { sent: true, session: null };
}

/** The link proves the address (or the login proved the user): the form makes user and company, and he is in. */
async function complete(request: Request, secret: string): Promise<Reply> {
  const { services, source, body, reply, locale } = request;
  const { models } = services.database;
  const now = services.now();
  const token = await findToken(models, ['register', 'complete'], secret, now);
  const { email: _, token: __, password, ...given } = body;
  const form = { ...token.payload, ...given };
  const user = token.user_id === null ? null : await models.User.findByPk(token.user_id);
  if (token.user_id !== null && user === null) throw new AppError('dead_link');
  const isApplication = form.is_application === true || user?.is_role_application === true;
  const needed = ['last_name', 'first_name', ...(isApplication ? [] : ['company_name'])];
  const missing = missingFields({ ...form, password }, [...needed, ...(user === null ? ['password'] : [])], locale);
  if (missing !== undefined) throw missing;
  if (user === null && password !== undefined)
    demandNewPassword({ field: 'password', account: token.email ?? '', password }, locale);
  const hashed = user === null && password !== undefined ? await services.passwords.hash(password) : null;
  const begun = await services.database.unitOfWork(user === null ? source : userSource(source, user), async (unit) => {
    await useToken(unit, token, now);
    const email = token.email ?? '';
    const known = user === null ? undefined : await loadUser(unit.models, user.id);
    const registered = known ?? (await registerUser(unit, { email, password: hashed, form, now }));
    if (known !== undefined) await completeRegistration(unit, known, { ...form, is_application: isApplication }, now);
    return beginUserSession(services, unit, source, { accountId: registered.id });
  });
  reply.message(authWords.registered[locale]);
  return { sent: false, session: showUserSession(reply, begun) };
}

export const readRegistrationHandler = handle(readRegistration, async ({ services, params }) => {
  const token = await findToken(services.database.models, ['register', 'complete'], params.token, services.now());
  return {
    email: token.email ?? '',
    is_application: token.payload['is_application'] === true,
    needs_password: token.user_id === null,
  };
});
