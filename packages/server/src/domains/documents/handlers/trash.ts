import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import { deleteDocument, listTrash, restoreDocument as restoreCall } from '../../../contract/documents/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { holdHistory } from '../add-history.ts';
import { demandCategory } from '../demand-category.ts';
import { trashConditions } from '../list-conditions.ts';
import { presentDocument, presentDocuments } from '../present.ts';
import { purgedAt, restoreDocument, trashDocument } from '../trash.ts';

const list = handle(listTrash, async ({ actor, query, services: { config, database } }) => {
  const page = await scoped(database.models.Document, actor).page(query, {
    where: await trashConditions(database, actor, query),
    order: [
      ['deleted_at', 'DESC'],
      ['id', 'DESC'],
    ],
    paranoid: false,
  });
  const rows = await presentDocuments(database, actor, page.items);
  const items = rows.map((row) => {
    const purged = purgedAt(config.keepTrashDays, new Date(row.deleted_at ?? row.updated_at));
    return { ...row, purged_at: purged.toISOString() };
  });
  return { ...page, items };
});

const remove = handle(deleteDocument, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    await holdHistory(unit, actor.workspace.id);
    const document = await load(unit, 'document', { id: params.id, actor, to: 'delete', lock: true });
    await trashDocument(unit, document, actor.userId);
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreCall, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { category_id } = body;
  const document = await unitOfWork(async (unit) => {
    await holdHistory(unit, actor.workspace.id);
    const found = await load(unit, 'document', { id: params.id, actor, to: 'change', deleted: true, lock: true });
    if (category_id !== undefined) await demandCategory(unit, actor, category_id);
    if (found.deleted_at === null) unit.notAudited('It is not in the trash.');
    else await restoreDocument(unit, found, category_id);
    return found;
  });
  reply.message(resourceWords[locale].restored);
  return presentDocument(services.database, actor, document);
});

export const trashHandlers: readonly Mounted[] = [list, remove, restore];
