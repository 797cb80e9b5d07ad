import { ForeignKeyConstraintError, Op, type WhereOptions } from 'sequelize';
import type { AuditSource } from '../../audit/audit-entry.ts';
import type { Services } from '../../services.ts';
import type { FileObject } from './model.ts';
import { purgeFile, restorableDays } from './remove-file.ts';

const day = 24 * 60 * 60_000;
/** Rows that are looked at in one go. */
const batch = 200;

export interface Swept {
  /** Deleted files whose time to be restored is over. */
  readonly purged: number;
  /** Objects of the storage that nothing needed any more. */
  readonly removed: number;
}

type SweepServices = Pick<Services, 'database' | 'storage' | 'now'>;

/** Rows of other tables may still refer to a deleted file: then it stays. */
async function purge({ database, now }: SweepServices, source: AuditSource, signal?: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - restorableDays * day);
  let purged = 0;
  for (let last = 0; ;) {
    if (signal?.aborted === true) break;
    const files = await database.models.StoredFile.findAll({
      where: { deleted_at: { [Op.lt]: before }, id: { [Op.gt]: last } },
      order: [['id', 'ASC']],
      limit: batch,
      paranoid: false,
    });
    if (files.length === 0) break;
    for (const file of files) {
      last = file.id;
      try {
        const heldUntil = new Date(now().getTime() + day);
        await database.unitOfWork(source, (unit) => purgeFile(unit, file, heldUntil));
        purged += 1;
      } catch (error) {
        if (!(error instanceof ForeignKeyConstraintError)) throw error;
      }
    }
  }
  return purged;
}

/** Removes one object while its row is locked: an upload of the same content waits, and stores it again. */
async function removeObject({ database, storage }: SweepServices, where: WhereOptions<FileObject>): Promise<boolean> {
  return database.write(async (transaction) => {
    const object = await database.models.FileObject.findOne({ where, transaction, lock: transaction.LOCK.UPDATE });
    if (object === null) return false;
    await storage.delete(object.key);
    await object.destroy({ transaction });
    return true;
  });
}

/** Removes left-over temporary files, purges files that were deleted long ago, then removes from the storage what nothing needs. Can be run at any time, by many. */
export async function sweepFiles(services: SweepServices, source: AuditSource, signal?: AbortSignal): Promise<Swept> {
  const { database, storage, now } = services;
  await storage.sweep(now().getTime());
  const purged = await purge(services, source, signal);
  let removed = 0;
  for (let last = 0; ;) {
    if (signal?.aborted === true) break;
    const free = { uses: 0, held_until: { [Op.or]: [null, { [Op.lt]: now() }] } };
    const objects = await database.models.FileObject.findAll({
      attributes: ['id'],
      where: { ...free, id: { [Op.gt]: last } },
      order: [['id', 'ASC']],
      limit: batch,
    });
    if (objects.length === 0) break;
    for (const { id } of objects) {
      last = id;
      if (await removeObject(services, { ...free, id })) removed += 1;
    }
  }
  return { purged, removed };
}
