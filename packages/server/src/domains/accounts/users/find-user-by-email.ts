import { col, fn, where, type Transaction } from 'sequelize';
import type { Models } from '../../../database/models.ts';
import type { User } from './model.ts';

/** The living user of an address, without regard to case. Uses the index users_email_living. */
export async function findUserByEmail(models: Models, email: string, transaction?: Transaction): Promise<User | null> {
  return models.User.findOne({
    where: where(fn('lower', col('email')), email.trim().toLowerCase()),
    ...(transaction === undefined ? {} : { transaction }),
  });
}
