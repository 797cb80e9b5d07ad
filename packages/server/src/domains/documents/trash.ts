import { Op } from 'sequelize';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { AuditSource } from '../../audit/audit-entry.ts';
import { forgetTexts } from '../../database/full-text/write-texts.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import { ownFile } from '../files/own-file.ts';
import { purgeFile, removeFile } from '../files/remove-file.ts';
import { addHistory, holdHistory } from './add-history.ts';
import type { Document } from './model.ts';

const day = 86_400_000;
/** Rows that are looked at in one go. */
const batch = 100;

async function note(unit: UnitOfWork, document: Document, action: string): Promise<void> {
  const { name, workspace_id: workspaceId } = document;
  const facts = { name };
  await addHistory(unit, { document, action, facts });
  const subject = { kind: 'document', id: document.id };
  const isRestored = action === 'documents.restore';
  await unit.audit({ action, subject, workspaceId, ...(isRestored ? { after: facts } : { before: facts }) });
}

/** Moves a document to the trash. Of two who do so at once the first counts. */
export async function trashDocument(unit: UnitOfWork, document: Document, userId: number): Promise<void> {
  await holdHistory(unit, document.workspace_id);
  const changes = { deleted_at: unit.now(), deleted_user_id: userId, version: document.version + 1 };
  const where = { id: document.id, deleted_at: null };
  const changed = await scoped(unit.models.Document, inWorkspace(document.workspace_id)).update(changes, { where });
  if (changed === 0) return unit.notAudited('Someone else deleted it.');
  await note(unit, document, 'documents.delete');
}

/**
 * Takes a document out of the trash, into another category if one is given.
 * @throws {AppError} category_deleted
 */
export async function restoreDocument(unit: UnitOfWork, document: Document, categoryId?: number): Promise<void> {
  const actor = inWorkspace(document.workspace_id);
  await holdHistory(unit, document.workspace_id);
  const category_id = categoryId ?? document.category_id ?? null;
  if (category_id !== null) {
    const category = await scoped(unit.models.DocumentCategory, actor).find({ where: { id: category_id } });
    if (category === null) throw new AppError('category_deleted');
  }
  const restored = { category_id, deleted_user_id: null, version: document.version + 1 };
  await document.restore();
  await document.update(restored);
  await note(unit, document, 'documents.restore');
}

/** Deletes a document for good, with its versions and files. Its lines in the history stay. */
export async function purgeDocument(unit: UnitOfWork, document: Document): Promise<void> {
  const actor = inWorkspace(document.workspace_id);
  await holdHistory(unit, document.workspace_id);
  const versions = await scoped(unit.models.DocumentVersion, actor).findAll({ where: { document_id: document.id } });
  const id = versions.map(({ file_id }) => file_id);
  const files = await scoped(unit.models.StoredFile, actor).findAll({ where: { id } });
  const where = { version_id: versions.map((version) => version.id) };
  const made = [
    ...(await scoped(unit.models.DocumentPreview, actor).findAll({ where })),
    ...(await scoped(unit.models.DocumentThumbnail, actor).findAll({ where })),
  ];
  for (const { file_id } of made) if (file_id !== null) files.push(await ownFile(unit, file_id));
  await note(unit, document, 'documents.purge');
  await forgetTexts(unit.models, document.workspace_id, [document.id]);
  await scoped(unit.models.Document, actor).destroy({ where: { id: document.id }, force: true });
  for (const file of files) {
    await removeFile(unit, file);
    await purgeFile(unit, file, new Date(unit.now().getTime() + day));
  }
}

/** When a document that was deleted at a time is deleted for good. */
export const purgedAt = (days: number, deletedAt: Date): Date => new Date(deletedAt.getTime() + days * day);

type PurgeServices = Pick<Services, 'database' | 'config' | 'now'>;

/** Deletes for good what is in the trash longer than configured. Can be run at any time, by many. Returns the number of documents. */
export async function emptyTrash(services: PurgeServices, source: AuditSource, signal?: AbortSignal): Promise<number> {
  const { config, database, now } = services;
  const before = new Date(now().getTime() - config.keepTrashDays * day);
  let purged = 0;
  for (let last = 0; ;) {
    if (signal?.aborted === true) break;
    const documents = await database.models.Document.findAll({
      where: { deleted_at: { [Op.lt]: before }, id: { [Op.gt]: last } },
      order: [['id', 'ASC']],
      limit: batch,
      paranoid: false,
    });
    if (documents.length === 0) break;
    for (const { id, workspace_id } of documents) {
      last = id;
      purged += await database.unitOfWork(source, async (unit) => {
        await holdHistory(unit, workspace_id);
        const where = { id, deleted_at: { [Op.lt]: before } };
        const document = await scoped(unit.models.Document, inWorkspace(workspace_id)).find({ where, paranoid: false });
        if (document === null) {
          unit.notAudited('It was restored or purged meanwhile.');
          return 0;
        }
        await purgeDocument(unit, document);
        return 1;
      });
    }
  }
  return purged;
}
