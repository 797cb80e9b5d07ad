import { load, loadAll } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  downloadArchive,
  listArchives,
  mostArchived,
  readArchive,
  startArchive,
  type DocumentArchive,
} from '../../../contract/documents/records.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { archiveWords } from '../../../messages/document-records.ts';
import { ownFile } from '../../files/own-file.ts';
import { sendMadeFile } from '../../files/send-made-file.ts';
import { searchAll } from '../search/search-documents.ts';
import { archiveKind } from './archive-kind.ts';
import type { DocumentArchiveRow } from './model.ts';

async function present(database: Pick<Database, 'models'>, row: DocumentArchiveRow): Promise<DocumentArchive> {
  const { id, state, documents, created_at, file_id } = row;
  const file = file_id === null ? null : await ownFile(database, file_id);
  return {
    id,
    state,
    progress: row.progress,
    documents,
    missing: row.missing,
    created_at: created_at.toISOString(),
    file: file === null ? null : { name: file.name, size: file.size },
  };
}

const start = handle(startArchive, async ({ actor, body, locale, reply, services: { database }, unitOfWork }) => {
  const { ids: named, ...conditions } = body;
  const ids =
    named === undefined
      ? await searchAll(database, actor, conditions, mostArchived + 1)
      : (await loadAll(database, 'document', { ids: named, actor, where: { status: 'filed' } })).map(({ id }) => id);
  if (ids.length === 0) throw new AppError('archive_empty');
  if (ids.length > mostArchived) throw new AppError('archive_too_many', { params: { most: mostArchived } });
  const row = await unitOfWork(async (unit) => {
    const created = await scoped(unit.models.DocumentArchiveRow, actor).create({
      user_id: actor.userId,
      state: 'waiting',
      documents: ids.length,
      document_ids: JSON.stringify(ids),
      file_id: null,
    });
    const payload = { archive_id: created.id, workspace_id: actor.workspace.id };
    await unit.enqueue(archiveKind.name, payload, { userId: actor.userId });
    const subject = { kind: 'document-archive', id: created.id };
    const after = { conditions, documents: ids.length };
    await unit.audit({ action: startArchive.name, subject, workspaceId: actor.workspace.id, after });
    return created;
  });
  reply.message(archiveWords[locale].started);
  return present(database, row);
});

const list = handle(listArchives, async ({ actor, query, services: { database } }) => {
  const page = await scoped(database.models.DocumentArchiveRow, actor).page(query, {
    where: { user_id: actor.userId },
    order: [['id', 'DESC']],
  });
  return { ...page, items: await Promise.all(page.items.map((row) => present(database, row))) };
});

const read = handle(readArchive, async ({ actor, params, services: { database } }) =>
  present(database, await load(database, 'document-archive', { id: params.id, actor })),
);

const download = handle(downloadArchive, async ({ actor, params, reply, services, unitOfWork }) => {
  const row = await load(services.database, 'document-archive', { id: params.id, actor });
  const note = { action: downloadArchive.name, subject: { kind: 'document-archive', id: row.id } };
  return sendMadeFile(reply, services, row, {
    unfinished: 'export_unfinished',
    note: () => unitOfWork((unit) => unit.audit({ ...note, workspaceId: actor.workspace.id })),
  });
});

export const archiveHandlers: readonly Mounted[] = [start, list, read, download];
