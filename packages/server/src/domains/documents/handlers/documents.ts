import { load } from '../../../access/load.ts';
import { mayChangeDocument } from '../../../access/policies/documents.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  checkCanEdit,
  createDocument,
  listDocuments,
  readDocument,
  updateDocument,
} from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { checkInput } from '../check-input.ts';
import * as documents from '../create-document.ts';
import { changeWithFile } from '../document-file.ts';
import { documentOrders, listConditions } from '../list-conditions.ts';
import { presentDocument, presentDocuments } from '../present.ts';
import { saveChanges } from '../save-changes.ts';

const list = handle(listDocuments, async ({ actor, query, services: { database } }) => {
  const page = await scoped(database.models.Document, actor).page(query, {
    where: await listConditions(database, actor, query),
    order: documentOrders[query.sort ?? 'updated'],
  });
  return { ...page, items: await presentDocuments(database, actor, page.items) };
});

const read = handle(readDocument, async ({ actor, params, services: { database } }) =>
  presentDocument(database, actor, await load(database, 'document', { id: params.id, actor })),
);

const create = handle(createDocument, async (call) => {
  const { actor, body, locale, reply, services } = call;
  const { temporary_upload_id: uploadId, ...input } = body;
  const document = await changeWithFile(call, uploadId, async (unit, takeFile) => {
    const checked = await checkInput(unit, actor, input, { locale });
    const file = await takeFile();
    if (file === null) throw new AppError('document_without_file');
    return documents.createDocument(unit, {
      workspaceId: actor.workspace.id,
      userId: actor.userId,
      facts: { ...checked.facts, name: checked.facts.name ?? file.name },
      metas: checked.after,
      status: 'filed',
      source: 'upload',
      file,
    });
  });
  reply.message(resourceWords[locale].created);
  return presentDocument(services.database, actor, document);
});

const update = handle(updateDocument, async (call) => {
  const { actor, body, locale, params, reply, services } = call;
  const { temporary_upload_id: uploadId, note, version: seen, ...input } = body;
  const document = await changeWithFile(call, uploadId, async (unit, takeFile) => {
    const found = await load(unit, 'document', { id: params.id, actor, to: 'change', where: { status: 'filed' } });
    const checked = await checkInput(unit, actor, input, { locale, document: found });
    await saveChanges(unit, actor, found, { seen, checked, file: await takeFile(), note, action: 'documents.update' });
    return found;
  });
  reply.message(resourceWords[locale].saved);
  return presentDocument(services.database, actor, document);
});

const canEdit = handle(checkCanEdit, async ({ actor, params, services: { database } }) => {
  const document = await load(database, 'document', { id: params.id, actor });
  return { can_edit: mayChangeDocument(actor, document).allowed };
});

export const ownHandlers: readonly Mounted[] = [list, read, create, update, canEdit];
