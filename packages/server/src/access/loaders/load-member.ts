import type { Models } from '../../database/models.ts';
import type { Member, User } from '../../domains/accounts/users/model.ts';
import { AppError } from '../../errors/app-error.ts';
import { findOptions, type LoadOptions } from './load-options.ts';

/** A membership with its user. */
export type LoadedMember = Member & { readonly user: User };

/**
 * A member of the workspace by the id of the user. `deleted`: also one whose membership has ended, as long as his account lives.
 * @throws {AppError} not_found
 */
export async function loadMember(
  models: Models,
  workspaceId: number,
  userId: number,
  options: LoadOptions = {},
): Promise<LoadedMember> {
  const { paranoid, ...rest } = findOptions(options);
  const where = { workspace_id: workspaceId, user_id: userId, ...(paranoid ? { removed_at: null } : {}) };
  const member = await models.Member.findOne({ where, ...rest });
  const user = member === null ? null : await models.User.findByPk(userId, rest);
  if (member === null || user === null) {
    throw new AppError('not_found', { wanted: { kind: 'user', ids: [userId], among: workspaceId } });
  }
  member.user = user;
  return member as LoadedMember;
}
