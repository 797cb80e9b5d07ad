import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  createComment,
  createDocumentComment,
  deleteComment,
  listComments,
  listDocumentComments,
  restoreComment,
  updateComment,
} from '../../../contract/sharing/index.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sharingWords } from '../../../messages/sharing.ts';
import { refreshSearch } from '../../documents/search/index-documents.ts';
import { demandMentioned, presentComments, tellMentioned } from '../comments.ts';
import type { DocumentComment } from '../model.ts';
import { noteComment, writeComment } from '../write-comment.ts';

async function pageOf(
  reach: Reach,
  actor: MemberActor,
  documentId: number,
  query: QueryOf<typeof listDocumentComments>,
) {
  await load(reach, 'document', { id: documentId, actor });
  const page = await scoped(reach.models.DocumentComment, actor).page(query, {
    where: { document_id: documentId },
    order: [['id', query.sort === 'newest' ? 'DESC' : 'ASC']],
    paranoid: false,
  });
  return { ...page, items: await presentComments(reach, actor, page.items) };
}

async function presentOne(reach: Reach, actor: MemberActor, comment: DocumentComment) {
  const [shown] = await presentComments(reach, actor, [comment]);
  if (shown === undefined) throw new Error('presentComments gives a row for each comment.');
  return shown;
}

const list = handle(listComments, async ({ actor, query, services: { database } }) => {
  const { document_id: documentId, ...page } = query;
  return pageOf(database, actor, documentId, page);
});

const listOfDocument = handle(listDocumentComments, async ({ actor, params, query, services: { database } }) =>
  pageOf(database, actor, params.id, query),
);

const create = handle(createComment, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { document_id: documentId, ...written } = body;
  const action = createComment.name;
  const made = await unitOfWork((unit) => writeComment(unit, { services, actor, locale, action }, documentId, written));
  reply.message(sharingWords[locale].commented);
  return presentOne(services.database, actor, made);
});

const createOfDocument = handle(
  createDocumentComment,
  async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
    const action = createComment.name;
    const made = await unitOfWork((unit) => writeComment(unit, { services, actor, locale, action }, params.id, body));
    reply.message(sharingWords[locale].commented);
    return presentOne(services.database, actor, made);
  },
);

const update = handle(updateComment, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { content, mentions, version } = body;
  const changed = await unitOfWork(async (unit) => {
    const record = await load(unit, 'document-comment', { id: params.id, actor, to: 'change' });
    const document = await load(unit, 'document', { id: record.document_id, actor });
    const before = new Set(record.mentions);
    const named = mentions ?? record.mentions;
    const added = named.filter((id) => !before.has(id));
    await demandMentioned(services, unit, { actor, document, locale }, added);
    const workspaceId = actor.workspace.id;
    const changes = { content, mentions: [...named], edited_at: unit.now() };
    const seen = version ?? record.version;
    const values = await changeVersioned(unit, { record, kind: 'document-comment', workspaceId, seen, changes });
    refreshSearch(unit, document);
    await noteComment(unit, record, updateComment.name, values);
    const told = { document, comment: record, actor, publicUrl: services.config.publicUrl, mentioned: added };
    await tellMentioned(unit, told);
    return record;
  });
  reply.message(sharingWords[locale].commentSaved);
  return presentOne(services.database, actor, changed);
});

const remove = handle(deleteComment, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const record = await load(unit, 'document-comment', { id: params.id, actor, to: 'delete' });
    await record.destroy();
    refreshSearch(unit, { id: record.document_id, workspace_id: record.workspace_id });
    await noteComment(unit, record, deleteComment.name, { before: { content: record.content } });
  });
  reply.message(sharingWords[locale].commentDeleted);
  return null;
});

const restore = handle(restoreComment, async ({ actor, locale, params, reply, services, unitOfWork }) => {
  const restored = await unitOfWork(async (unit) => {
    const record = await load(unit, 'document-comment', { id: params.id, actor, to: 'change', deleted: true });
    if (record.deleted_at === null) throw new AppError('not_found');
    await record.restore();
    refreshSearch(unit, { id: record.document_id, workspace_id: record.workspace_id });
    await noteComment(unit, record, restoreComment.name, { after: { content: record.content } });
    return record;
  });
  reply.message(sharingWords[locale].commentRestored);
  return presentOne(services.database, actor, restored);
});

export const commentHandlers: readonly Mounted[] = [
  list,
  listOfDocument,
  create,
  createOfDocument,
  update,
  remove,
  restore,
];
