import { Op } from 'sequelize';
import type { UnitOfWork } from '../../database/database.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import { endUserSessions, findUserByEmail, issueToken } from '../../domains/accounts/index.ts';
import type { User } from '../../domains/accounts/users/model.ts';
import { AppError } from '../../errors/app-error.ts';
import { linkTo } from '../../mail/links.ts';
import type { Services } from '../../services.ts';
import { commandSource } from '../command-source.ts';

/** A user as shown by the command line. */
export interface ListedUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly companies: readonly { readonly id: number; readonly name: string; readonly is_root: boolean }[];
  readonly suspended_at: Date | null;
}

export interface UserSearch {
  /** Part of a name or an address. */
  readonly keyword?: string;
  readonly companyId?: number;
  /** Maximum number of users. */
  readonly limit: number;
}

/** Users with their companies, by id. */
export async function listUsers(services: Services, { keyword, companyId, limit }: UserSearch): Promise<ListedUser[]> {
  const { models } = services.database;
  const ofCompany =
    companyId === undefined
      ? {}
      : {
          id: (await models.Member.findAll({ where: { workspace_id: companyId, removed_at: null } })).map(
            ({ user_id }) => user_id,
          ),
        };
  const users = await models.User.findAll({
    where: {
      ...ofCompany,
      ...(keyword === undefined ? {} : { [Op.and]: [matchesKeyword(models.User, keyword)] }),
    },
    include: [
      {
        association: 'members',
        where: { removed_at: null },
        required: false,
        include: [{ association: 'company', required: true }],
      },
    ],
    order: [['id', 'ASC']],
    limit,
  });
  return users.map((user) => ({
    id: user.id,
    email: user.email,
    name: user.full_name,
    companies: (user.members ?? []).flatMap(({ company, is_root }) =>
      company === undefined ? [] : [{ id: company.id, name: company.name, is_root }],
    ),
    suspended_at: user.suspended_at,
  }));
}

/** AppError not_found when no user has the address. */
async function findUser({ models, transaction }: UnitOfWork, email: string): Promise<User> {
  const user = await findUserByEmail(models, email, transaction);
  if (user === null) throw new AppError('not_found');
  return user;
}

/** Suspends an account, or lifts the suspension. Suspending ends all its sessions. False: the account already had that state. */
export function setSuspended(services: Services, email: string, suspended: boolean): Promise<boolean> {
  const command = suspended ? 'suspend' : 'restore';
  return services.database.unitOfWork(commandSource(`user ${command}`), async (unit) => {
    const user = await findUser(unit, email);
    if ((user.suspended_at !== null) === suspended) return false;
    const before = { suspended_at: user.suspended_at };
    const after = { suspended_at: suspended ? services.now() : null };
    await user.update({ ...after, version: user.version + 1 });
    if (suspended) await endUserSessions(unit, user.id);
    await unit.audit({
      action: `users.${command}`,
      subject: { kind: 'user', id: user.id },
      workspaceId: null,
      before,
      after,
    });
    return true;
  });
}

/** A link with which the user sets a new password, to be handed to the user, and its expiry. */
export function resetPasswordLink(
  services: Services,
  email: string,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  return services.database.unitOfWork(commandSource('user reset-password'), async (unit) => {
    const user = await findUser(unit, email);
    const { secret, expiresAt } = await issueToken(unit, services.now(), {
      purpose: 'forgot',
      email: user.email,
      userId: user.id,
    });
    await unit.audit({ action: 'users.resetPassword', subject: { kind: 'user', id: user.id }, workspaceId: null });
    const page = user.is_role_application ? 'reset-password-application' : 'reset-password';
    return { url: linkTo(services.config.publicUrl, page, secret), expiresAt };
  });
}
