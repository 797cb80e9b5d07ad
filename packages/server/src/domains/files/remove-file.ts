import { literal } from 'sequelize';
import type { Database, UnitOfWork } from '../../database/database.ts';
import type { StoredFile } from './model.ts';
import { giveSpace, takeSpace } from './space.ts';

/** Days that a deleted file can be restored. */
export const restorableDays = 30;

/** The row itself, in its workspace. */
const own = ({ id, workspace_id }: StoredFile) => ({ id, workspace_id });
const subject = (file: StoredFile) => ({ kind: 'file', id: file.id }) as const;

/** Deletes a file for people: it no longer counts, and can be restored until it is purged. */
export async function removeFile(database: Database, unit: UnitOfWork, file: StoredFile): Promise<void> {
  const { transaction } = unit;
  // Two who delete at once give back the space once.
  const removed = await database.models.StoredFile.destroy({ where: own(file), transaction });
  if (removed === 0) return;
  await giveSpace(database, transaction, file.workspace_id, file.size);
  await unit.audit({
    action: 'files.delete',
    subject: subject(file),
    workspaceId: file.workspace_id,
    before: { name: file.name, size: file.size },
  });
}

/**
 * Takes the deletion back.
 * @throws {AppError} limit_storage
 */
export async function bringBackFile(database: Database, unit: UnitOfWork, file: StoredFile): Promise<void> {
  const { transaction } = unit;
  const { StoredFile } = database.models;
  const fresh = await StoredFile.findOne({
    where: own(file),
    paranoid: false,
    transaction,
    lock: transaction.LOCK.UPDATE,
  });
  if (fresh === null || fresh.deleted_at === null) return;
  await takeSpace(database, transaction, file.workspace_id, file.size);
  await fresh.restore({ transaction });
  await unit.audit({
    action: 'files.restore',
    subject: subject(file),
    workspaceId: file.workspace_id,
    after: { name: file.name, size: file.size },
  });
}

/** Removes the row of a deleted file for good. Its content stays until `heldUntil` at least, for backups that are reading it. */
export async function purgeFile(
  database: Database,
  unit: UnitOfWork,
  file: StoredFile,
  heldUntil: Date,
): Promise<void> {
  const { transaction } = unit;
  const { StoredFile, FileObject } = database.models;
  const removed = await StoredFile.destroy({ where: own(file), force: true, transaction });
  if (removed === 0) return;
  await FileObject.update(
    { uses: literal('uses - 1'), held_until: heldUntil },
    { where: { key: file.key }, transaction },
  );
  await unit.audit({
    action: 'files.purge',
    subject: subject(file),
    workspaceId: file.workspace_id,
    before: { name: file.name, size: file.size },
  });
}
