import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import { downloadDocument, listDownloads } from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sendFile } from '../../files/send-file.ts';
import { noteDownload } from '../note-download.ts';
import { byId, peopleOf } from '../people-of.ts';
import { loadVersion } from './versions.ts';

const download = handle(downloadDocument, async (call) => {
  const { actor, params, query, services, source } = call;
  const { database } = services;
  const document = await load(database, 'document', { id: params.id, actor });
  const versionId = query.version_id ?? document.current_version_id ?? null;
  if (versionId === null) throw new AppError('document_without_file');
  const version = await loadVersion(database, actor, { id: params.id, versionId });
  const file = await scoped(database.models.StoredFile, actor).find({ where: { id: version.file_id } });
  if (file === null) throw new AppError('document_without_file');
  // The following parts of a download in parts are no downloads of their own.
  if (!(await sendFile(call, file, 'attachment'))) return;
  const { address } = source;
  await noteDownload(services, { version, what: 'downloaded', userId: actor.userId, name: actor.name, address });
});

const history = handle(listDownloads, async ({ actor, params, query, services: { database } }) => {
  const document = await load(database, 'document', { id: params.id, actor });
  const page = await scoped(database.models.DocumentDownload, actor).page(query, {
    where: { document_id: document.id },
    order: [['id', 'DESC']],
  });
  const people = await peopleOf(database, [...new Set(page.items.flatMap(({ user_id }) => user_id ?? []))]);
  const versions = byId(
    await scoped(database.models.DocumentVersion, actor).findAll({
      where: { id: page.items.flatMap(({ version_id }) => version_id ?? []) },
    }),
  );
  const items = page.items.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    what: row.what,
    version_number: versions.get(row.version_id ?? 0)?.number ?? null,
    user: people.get(row.user_id ?? 0) ?? null,
    share_id: row.share_id ?? null,
    by_advisor: (row.credential_id ?? null) !== null,
    name: row.actor_name ?? null,
    address: row.address ?? null,
  }));
  return { ...page, items };
});

export const downloadHandlers: readonly Mounted[] = [download, history];
