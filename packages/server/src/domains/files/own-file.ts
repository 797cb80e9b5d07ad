import type { Database } from '../../database/database.ts';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import type { StoredFile } from './model.ts';

/** A file of the service itself, which belongs to no workspace. @throws {AppError} not_found */
export async function ownFile({ models }: Pick<Database, 'models'>, id: number | null): Promise<StoredFile> {
  const file = id === null ? null : await models.StoredFile.findOne({ where: { id, workspace_id: null } });
  if (file === null) throw new AppError('not_found');
  return file;
}

/** A file of the service that was deleted after the time that such files are kept. */
export const fileExpired = ({ keepFilesDays: days }: Pick<Config, 'keepFilesDays'>): AppError =>
  new AppError('file_expired', { params: { days } });
