import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  createDraft,
  deleteDraft,
  fileDraft,
  listDrafts,
  readDraft,
  updateDraft,
} from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { checkInput } from '../check-input.ts';
import { createDocument } from '../create-document.ts';
import { changeWithFile } from '../document-file.ts';
import { documentOrders } from '../list-conditions.ts';
import type { Document } from '../model.ts';
import { presentDocument, presentDocuments } from '../present.ts';
import { saveChanges } from '../save-changes.ts';
import { trashDocument } from '../trash.ts';

const loadDraft = (reach: Reach, actor: MemberActor, id: number, to: 'read' | 'change' = 'read'): Promise<Document> =>
  load(reach, 'document-draft', { id, actor, to });

const list = handle(listDrafts, async ({ actor, query, services: { database } }) => {
  const page = await scoped(database.models.Document, actor).page(query, {
    where: { status: 'draft', created_user_id: actor.userId },
    order: documentOrders.updated,
  });
  return { ...page, items: await presentDocuments(database, actor, page.items) };
});

const read = handle(readDraft, async ({ actor, params, services: { database } }) =>
  presentDocument(database, actor, await loadDraft(database, actor, params.id)),
);

const create = handle(createDraft, async (call) => {
  const { actor, body, locale, reply, services } = call;
  const { temporary_upload_id: uploadId, ...input } = body;
  const document = await changeWithFile(call, uploadId, async (unit, takeFile) => {
    const { facts, after } = await checkInput(unit, actor, input, { locale, isDraft: true });
    const file = await takeFile();
    return createDocument(unit, {
      workspaceId: actor.workspace.id,
      userId: actor.userId,
      facts: { ...facts, name: facts.name ?? file?.name ?? '' },
      metas: after,
      status: 'draft',
      source: 'upload',
      file,
    });
  });
  reply.message(resourceWords[locale].created);
  return presentDocument(services.database, actor, document);
});

const update = handle(updateDraft, async (call) => {
  const { actor, body, locale, params, reply, services } = call;
  const { temporary_upload_id: uploadId, version: seen, ...input } = body;
  const document = await changeWithFile(call, uploadId, async (unit, takeFile) => {
    const found = await loadDraft(unit, actor, params.id, 'change');
    const checked = await checkInput(unit, actor, input, { locale, document: found, isDraft: true });
    await saveChanges(unit, actor, found, { seen, checked, file: await takeFile(), action: 'documents.update' });
    return found;
  });
  reply.message(resourceWords[locale].saved);
  return presentDocument(services.database, actor, document);
});

const file = handle(fileDraft, async (call) => {
  const { actor, body, locale, params, reply, services } = call;
  const { temporary_upload_id: uploadId, version: seen, ...input } = body;
  const document = await changeWithFile(call, uploadId, async (unit, takeFile) => {
    const found = await loadDraft(unit, actor, params.id, 'change');
    const checked = await checkInput(unit, actor, input, { locale, document: found, isFiled: true });
    const taken = await takeFile();
    if (taken === null && found.current_version_id === null) throw new AppError('document_without_file');
    const changes = { seen, checked, file: taken, status: 'filed', action: 'documents.file' } as const;
    await saveChanges(unit, actor, found, changes);
    return found;
  });
  reply.message(resourceWords[locale].saved);
  return presentDocument(services.database, actor, document);
});

const remove = handle(deleteDraft, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) =>
    trashDocument(unit, await loadDraft(unit, actor, params.id, 'change'), actor.userId),
  );
  reply.message(resourceWords[locale].deleted);
  return null;
});

export const draftHandlers: readonly Mounted[] = [list, read, create, update, file, remove];
