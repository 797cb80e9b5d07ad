import { Op } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import type { Reach } from '../../../access/load.ts';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import type * as contract from '../../../contract/documents/index.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { purgeFile, removeFile } from '../../files/remove-file.ts';
import type { DocumentFile } from '../document-file.ts';
import { sameContent } from '../same-content.ts';
import type { TemporaryUpload } from './model.ts';

const day = 86_400_000;
/** How long (ms) an upload waits to be filed; those in the list of a bulk upload wait longer. */
export const uploadMs = day;
export const listedUploadMs = 30 * day;
/** Rows that are looked at in one go. */
const batch = 100;

export const addTemporaryUpload = (
  unit: UnitOfWork,
  actor: MemberActor,
  { fileId: file_id, name, sha256, size, kind }: DocumentFile,
  ms: number,
): Promise<TemporaryUpload> =>
  scoped(unit.models.TemporaryUpload, actor).create({
    user_id: actor.userId,
    file_id,
    name,
    sha256,
    size,
    kind,
    expires_at: new Date(unit.now().getTime() + ms),
  });

export async function presentUpload(
  reach: Reach,
  actor: MemberActor,
  { id, name, kind, size, sha256, expires_at }: TemporaryUpload,
): Promise<contract.TemporaryUpload> {
  const same = await sameContent(reach, actor, sha256);
  return { id, name, kind, size, sha256, expires_at: expires_at.toISOString(), same };
}

/** Deletes an upload that is not filed, with its file. */
export async function dropTemporaryUpload(unit: UnitOfWork, upload: TemporaryUpload): Promise<void> {
  const actor = inWorkspace(upload.workspace_id);
  const file = await scoped(unit.models.StoredFile, actor).find({ where: { id: upload.file_id } });
  await scoped(unit.models.TemporaryUpload, actor).destroy({ where: { id: upload.id } });
  if (file === null) return;
  await removeFile(unit, file);
  await purgeFile(unit, file, new Date(unit.now().getTime() + day));
}

type SweepServices = Pick<Services, 'database' | 'now'>;

/** Deletes uploads whose time is over, and their lines in lists of bulk uploads. Can be run at any time, by many. */
export async function sweepUploads(
  services: SweepServices,
  source: AuditSource,
  signal?: AbortSignal,
): Promise<number> {
  const { database, now } = services;
  let swept = 0;
  for (let last = 0; ;) {
    if (signal?.aborted === true) break;
    const expired = { expires_at: { [Op.lt]: now() } };
    const uploads = await database.models.TemporaryUpload.findAll({
      where: { ...expired, id: { [Op.gt]: last } },
      order: [['id', 'ASC']],
      limit: batch,
    });
    if (uploads.length === 0) break;
    for (const { id, workspace_id } of uploads) {
      last = id;
      swept += await database.unitOfWork(source, async (unit) => {
        const actor = inWorkspace(workspace_id);
        const upload = await scoped(unit.models.TemporaryUpload, actor).find({ where: { id, ...expired }, lock: true });
        if (upload === null) {
          unit.notAudited('It was filed or deleted meanwhile.');
          return 0;
        }
        await scoped(unit.models.BulkUploadItem, actor).destroy({ where: { temporary_upload_id: id } });
        await dropTemporaryUpload(unit, upload);
        return 1;
      });
    }
  }
  return swept;
}
