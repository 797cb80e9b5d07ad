import { loadUser } from '../../../access/loaders/load-user.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { User } from '../users/model.ts';

/**
 * The row of a user whose password was compared before the unit of work began, held until its end. Hashing takes long, and meanwhile
 * the password may have been changed or the account stopped: then what the old password allowed is not done.
 */
export async function lockUser(unit: UnitOfWork, compared: User): Promise<User> {
  const user = await loadUser(unit.models, compared.id, { lock: true });
  if (user.password !== compared.password) throw new AppError('wrong_credentials');
  if (user.suspended_at !== null)
    throw new AppError('suspended', { requested: { kind: 'user', ids: [user.id], among: 'own' } });
  return user;
}
