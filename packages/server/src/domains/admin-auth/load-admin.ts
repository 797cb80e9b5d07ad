import type { Models } from '../../database/models.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Admin } from './model.ts';

/** A member of the staff by id. */
export async function loadAdmin(models: Models, id: number): Promise<Admin> {
  const admin = await models.Admin.findByPk(id);
  if (admin === null) throw new AppError('not_found');
  return admin;
}
