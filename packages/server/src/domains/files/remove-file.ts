import { literal } from 'sequelize';
import type { UnitOfWork } from '../../database/database.ts';
import type { StoredFile } from './model.ts';
import { giveSpace, takeSpace } from './space.ts';

/** Days that a deleted file can be restored. */
export const restorableDays = 30;

/** The row itself, in its workspace. */
const own = ({ id, workspace_id }: StoredFile) => ({ id, workspace_id });
const subject = (file: StoredFile) => ({ kind: 'file', id: file.id }) as const;

/** Deletes a file for people: it no longer counts, and can be restored until it is purged. */
export async function removeFile(unit: UnitOfWork, file: StoredFile): Promise<void> {
  // Two who delete at once give back the space once.
  const removed = await unit.models.StoredFile.destroy({ where: own(file) });
  if (removed === 0) return;
  await giveSpace(unit, file.workspace_id, file.size);
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
export async function bringBackFile(unit: UnitOfWork, file: StoredFile): Promise<void> {
  const fresh = await unit.models.StoredFile.findOne({ where: own(file), paranoid: false, lock: true });
  if (fresh === null || fresh.deleted_at === null) return;
  await takeSpace(unit, file.workspace_id, file.size);
  await fresh.restore();
  await unit.audit({
    action: 'files.restore',
    subject: subject(file),
    workspaceId: file.workspace_id,
    after: { name: file.name, size: file.size },
  });
}

/** Removes the row of a deleted file for good. Its content stays until `heldUntil` at least, for backups that are reading it. */
export async function purgeFile(unit: UnitOfWork, file: StoredFile, heldUntil: Date): Promise<void> {
  const { StoredFile, FileObject } = unit.models;
  const removed = await StoredFile.destroy({ where: own(file), force: true });
  if (removed === 0) return;
  await FileObject.update({ uses: literal('uses - 1'), held_until: heldUntil }, { where: { key: file.key } });
  await unit.audit({
    action: 'files.purge',
    subject: subject(file),
    workspaceId: file.workspace_id,
    before: { name: file.name, size: file.size },
  });
}
