import type { Models } from '../../database/models.ts';
import type { User } from '../../domains/accounts/users/model.ts';
import { AppError } from '../../errors/app-error.ts';
import { findOptions, type LoadOptions } from './load-options.ts';

/**
 * A user by id: the actor himself, or any for the staff. Members of a workspace are loaded by loadMember.
 * @throws {AppError} not_found
 */
export async function loadUser(models: Models, id: number, options: LoadOptions = {}): Promise<User> {
  const user = await models.User.findOne({ where: { id }, ...findOptions(options) });
  if (user === null) throw new AppError('not_found');
  return user;
}
