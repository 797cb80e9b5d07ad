import { Op } from 'sequelize';
import { login } from '../../../../contract/auth.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import type { Models } from '../../../../database/models.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle, type HandlerRequest } from '../../../../http/handler.ts';
import { linkTo } from '../../../../mail/links.ts';
import { authWords } from '../../../../messages/auth.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import type { User } from '../../users/model.ts';
import { beginUserSession, showUserSession } from '../begin-user-session.ts';
import { wasHereBefore } from '../known-places.ts';
import { lockUser } from '../lock-user.ts';
import { issueToken } from '../one-time-tokens.ts';
import { userSource } from '../user-source.ts';

type Request = HandlerRequest<typeof login>;
type Reply = ReplyOf<typeof login>;

const noSession: Reply = {
  access_token: null,
  expires_at: null,
  register: false,
  register_token: null,
  resend_mail: false,
  workspace_id: null,
  companies: [],
};

export const loginHandler = handle(login, async (request): Promise<Reply> => {
  const { services, body, reply, locale } = request;
  const { models } = services.database;
  const user = await findUserByEmail(models, body.email);
  // The same queries and one comparison for every account: the response time reveals nothing.
  const pending = await pendingPassword(models, body.email, services.now());
  const isRight = await services.passwords.verify(user?.password ?? pending, body.password);
  if (!isRight) return refuse(request, user);
  reply.forgive();
  if (user === null || user.email_verified_at === null) {
    reply.message(authWords.resendMail[locale]);
    return { ...noSession, resend_mail: true };
  }
  if (user.suspended_at !== null) {
    throw new AppError('suspended', { requested: { kind: 'user', ids: [user.id], among: 'own' } });
  }
  return user.registered_at === null ? toRegistration(request, user) : enter(request, user);
});

/** The password of a registration that waits for the confirmation of its address. */
async function pendingPassword(models: Models, email: string, now: Date): Promise<string | undefined> {
  const token = await models.OneTimeToken.findOne({
    where: { email: email.toLowerCase(), purpose: 'verify', used_at: null, expires_at: { [Op.gt]: now } },
    order: [['id', 'DESC']],
  });
  const { password } = (token?.payload ?? {}) as { password?: unknown };
  return typeof password === 'string' ? password : undefined;
}

async function refuse(request: Request, user: User | null): Promise<never> {
  await request.unitOfWork((unit) =>
    unit.audit({ action: 'auth.login.refused', subject: { kind: 'user', id: user?.id ?? null }, workspaceId: null }),
  );
  throw new AppError('wrong_credentials');
}

/** Address and password are there, name and company are not: the login leads to the form. */
async function toRegistration(request: Request, user: User): Promise<Reply> {
  const { services, reply, locale } = request;
  const { secret } = await request.unitOfWork(async (unit) => {
    await lockUser(unit, user);
    await unit.audit({ action: 'auth.registerBegun', subject: { kind: 'user', id: user.id }, workspaceId: null });
    return issueToken(unit, services.now(), { purpose: 'complete', email: user.email, userId: user.id });
  });
  reply.message(authWords.register[locale]);
  return { ...noSession, register: true, register_token: secret };
}

async function enter({ services, source, body, reply }: Request, user: User): Promise<Reply> {
  const { passwords, database } = services;
  const isOld = user.password !== null && passwords.needsRehash(user.password);
  const rehashed = isOld ? await passwords.hash(body.password) : undefined;
  const isKnownPlace = await wasHereBefore(services.database.models, user, source);
  const begun = await database.unitOfWork(userSource(source, user), async (unit) => {
    await lockUser(unit, user);
    const session = await beginUserSession(services, unit, source, {
      accountId: user.id,
      ...(body.deviceToken === undefined ? {} : { deviceToken: body.deviceToken }),
    });
    const where = { id: user.id };
    if (rehashed !== undefined) await unit.models.User.update({ password: rehashed }, { where, silent: true });
    await unit.audit({ action: 'auth.login', subject: { kind: 'user', id: user.id }, workspaceId: null });
    if (!isKnownPlace)
      await unit.mail({
        template: 'login-from-new-place',
        to: user.email,
        locale: user.locale,
        values: {
          name: user.full_name || user.email,
          at: services.now().toISOString(),
          address: source.address ?? '-',
          agent: source.userAgent ?? '-',
          reset_url: linkTo(services.config.publicUrl, 'forgot-password'),
        },
      });
    return session;
  });
  return { ...noSession, ...showUserSession(reply, begun) };
}
