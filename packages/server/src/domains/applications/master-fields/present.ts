import type { Static } from 'typebox';
import type { Sequelize } from 'sequelize';
import type { MasterFieldView } from '../../../contract/applications/index.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { MasterField } from './model.ts';
import { usesOf } from './uses.ts';
import { valuesOf } from './values.ts';

type View = Static<typeof MasterFieldView>;

/** @throws {AppError} not_found */
export async function loadMaster(
  { models }: Pick<UnitOfWork, 'models'>,
  id: number,
  { deleted = false } = {},
): Promise<MasterField> {
  const row = await models.MasterField.findOne({ where: { id }, paranoid: !deleted });
  if (row === null) throw new AppError('not_found');
  return row;
}

/** Shared fields as calls show them, with their uses by one query for all. */
export async function presentMasters(
  database: { readonly sequelize: Sequelize },
  rows: readonly MasterField[],
): Promise<View[]> {
  const uses = await usesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    field: valuesOf(row),
    used_by: [...(uses.get(row.id) ?? [])],
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }));
}

export async function presentMaster(database: { readonly sequelize: Sequelize }, row: MasterField): Promise<View> {
  const [shown] = await presentMasters(database, [row]);
  if (shown === undefined) throw new Error('One row gives one view.');
  return shown;
}
