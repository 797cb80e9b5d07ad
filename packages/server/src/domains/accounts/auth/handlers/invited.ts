import { loadUser } from '../../../../access/loaders/load-user.ts';
import { completeInvited, readInvited } from '../../../../contract/registration.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { authWords } from '../../../../messages/auth.ts';
import { acceptInvitation, findInvitation } from '../../users/accept-invitation.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import { beginUserSession, showUserSession } from '../begin-user-session.ts';
import { demandNewPassword } from '../password-rules.ts';

export const readInvitedHandler = handle(readInvited, async ({ services, params }) => {
  const { models } = services.database;
  const { invitation, companyName } = await findInvitation(models, params.code, services.now());
  const user = await findUserByEmail(models, invitation.email);
  return { email: invitation.email, company_name: companyName, needs_password: !user?.password };
});

/**
 * The code came by mail, so the address is the reader's. Who has an account already logs in and accepts the invitation there: a
 * link alone neither changes his data nor logs him in.
 */
export const completeInvitedHandler = handle(
  completeInvited,
  async ({ services, source, params, body, reply, locale }) => {
    const { models } = services.database;
    const now = services.now();
    const { invitation } = await findInvitation(models, params.code, now);
    const known = await findUserByEmail(models, invitation.email);
    if (known?.password) throw new AppError('duplicate');
    if (known !== null && known.suspended_at !== null) {
      throw new AppError('suspended', { requested: { kind: 'user', ids: [known.id], among: 'own' } });
    }
    demandNewPassword({ field: 'password', account: invitation.email, password: body.password }, locale);
    const values = {
      password: await services.passwords.hash(body.password),
      last_name: body.last_name,
      first_name: body.first_name,
      kana: body.kana ?? null,
      phone: body.phone ?? null,
      email_verified_at: now,
      registered_at: now,
    };
    const begun = await services.database.unitOfWork(source, async (unit) => {
      const { models, transaction } = unit;
      const user =
        known === null
          ? await models.User.create({ email: invitation.email, locale, ...values }, { transaction })
          : await (await loadUser(models, known.id, { transaction })).update(values, { transaction });
      await acceptInvitation(unit, invitation, user, now);
      await unit.audit({
        action: 'users.register',
        subject: { kind: 'user', id: user.id },
        workspaceId: invitation.workspace_id,
        after: { email: user.email, last_name: user.last_name, first_name: user.first_name },
      });
      return beginUserSession(services, unit, source, { accountId: user.id });
    });
    reply.message(authWords.registered[locale]);
    return showUserSession(reply, begun);
  },
);
