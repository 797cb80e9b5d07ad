import { Op } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { metaWords } from '../../messages/metas.ts';
import type { DocumentType } from '../metas/model.ts';

/** A meta of a type as a request names it, in order. */
export interface ChosenMeta {
  readonly id: number;
  readonly required?: boolean | undefined;
}

interface TypePlace {
  /** Undefined for one that is being made. */
  readonly id?: number;
  readonly name: string;
  readonly categoryId: number;
}

/** @throws {AppError} not_found */
export async function loadType({ models }: Reach, id: number, { deleted = false } = {}): Promise<DocumentType> {
  const row = await models.DocumentType.findOne({ where: { id }, paranoid: !deleted });
  if (row === null || (deleted && row.deleted_at === null)) throw new AppError('not_found');
  return row;
}

/** Holds categories and types, so that no category is deleted under a type and no name is taken twice. */
export async function lockTypes(unit: UnitOfWork): Promise<void> {
  await unit.lock(0, 'document-categories');
  await unit.lock(0, 'metas');
}

/**
 * Checks that the name is free in the category.
 * @throws {AppError} duplicate
 */
export async function demandFreeName(
  { models }: UnitOfWork,
  { id, name, categoryId }: TypePlace,
  locale: 'jp' | 'en',
): Promise<void> {
  const others = id === undefined ? {} : { id: { [Op.ne]: id } };
  if ((await models.DocumentType.count({ where: { category_id: categoryId, name, ...others } })) > 0)
    throw new AppError('duplicate', { fields: { name: [metaWords[locale].nameTaken] } });
}

/**
 * Makes these the metas of a type, in order.
 * @throws {AppError} invalid with the field, not_found
 */
export async function setMetas(
  { models }: UnitOfWork,
  type: DocumentType,
  metas: readonly ChosenMeta[],
  locale: 'jp' | 'en',
): Promise<void> {
  const ids = metas.map(({ id }) => id);
  if (new Set(ids).size !== ids.length)
    throw new AppError('invalid', { fields: { metas: [metaWords[locale].metaTwice] } });
  if ((await models.Meta.count({ where: { id: ids } })) !== ids.length) throw new AppError('not_found');
  const { DocumentTypeMeta } = models;
  // Those of deleted metas stay, for their restoring.
  const living = (await models.Meta.findAll({ attributes: ['id'] })).map(({ id }) => id);
  await DocumentTypeMeta.destroy({ where: { type_id: type.id, meta_id: living } });
  await DocumentTypeMeta.bulkCreate(
    metas.map(({ id, required = false }, index) => ({ type_id: type.id, meta_id: id, required, sort: index + 1 })),
  );
}
