import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  createDocumentVersion,
  listDocumentVersions,
  readDocumentVersion,
  restoreDocumentVersion,
} from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { versionWords } from '../../../messages/documents.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { holdHistory } from '../add-history.ts';
import { changeDocument } from '../change-document.ts';
import { addVersion, factsOfFile } from '../create-document.ts';
import { changeWithFile } from '../document-file.ts';
import type { DocumentVersion } from '../model.ts';
import { presentDocument, presentVersions } from '../present.ts';

const list = handle(listDocumentVersions, async ({ actor, params, services: { database } }) =>
  presentVersions(database, actor, await load(database, 'document', { id: params.id, actor })),
);

/** A version of a document; one of another document is not found. */
export const loadVersion = (
  reach: Reach,
  actor: MemberActor,
  { id, versionId }: { readonly id: number; readonly versionId: number },
): Promise<DocumentVersion> => load(reach, 'document-version', { id: versionId, actor, where: { document_id: id } });

const read = handle(readDocumentVersion, async ({ actor, params, services: { database } }) => {
  const document = await load(database, 'document', { id: params.id, actor });
  const { id } = await loadVersion(database, actor, params);
  const found = (await presentVersions(database, actor, document)).find((version) => version.id === id);
  if (found === undefined) throw new Error('presentVersions gives a row for each version.');
  return found;
});

const create = handle(createDocumentVersion, async (call) => {
  const { actor, body, locale, params, reply, services } = call;
  const { temporary_upload_id: uploadId, note = null, version: seen } = body;
  const document = await changeWithFile(call, uploadId, async (unit, takeFile) => {
    const found = await load(unit, 'document', { id: params.id, actor, to: 'change', lock: true });
    const file = await takeFile();
    if (file === null) throw new AppError('document_without_file');
    const version = await addVersion(unit, found, { file, userId: actor.userId, note });
    await changeDocument(unit, {
      document: found,
      seen,
      changes: { current_version_id: version.id },
      action: 'documents.addVersion',
      facts: { version_number: version.number, note, ...factsOfFile(file) },
    });
    return found;
  });
  reply.message(resourceWords[locale].saved);
  return presentDocument(services.database, actor, document);
});

const restore = handle(restoreDocumentVersion, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const document = await unitOfWork(async (unit) => {
    await holdHistory(unit, actor.workspace.id);
    const found = await load(unit, 'document', { id: params.id, actor, to: 'change', lock: true });
    const old = await loadVersion(unit, actor, params);
    const stored = await scoped(unit.models.StoredFile, actor).find({ where: { id: old.file_id } });
    const { sha256, size, kind, file_id: fileId } = old;
    const file = { fileId, name: stored?.name ?? '', sha256, size, kind };
    const version = await addVersion(unit, found, {
      file,
      userId: actor.userId,
      note: versionWords[locale].restored(old.number),
    });
    await changeDocument(unit, {
      document: found,
      seen: body.version,
      changes: { current_version_id: version.id },
      action: 'documents.restoreVersion',
      facts: { version_number: version.number, restored_number: old.number, ...factsOfFile(file) },
    });
    return found;
  });
  reply.message(resourceWords[locale].restored);
  return presentDocument(services.database, actor, document);
});

export const versionHandlers: readonly Mounted[] = [list, read, create, restore];
