import type { MemberActor } from '../../../access/actor.ts';
import { load, loadAll } from '../../../access/load.ts';
import { commitBulkItems, updateBulkItem, updateBulkItems } from '../../../contract/documents/index.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { bulkUploadWords } from '../../../messages/documents.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { checkItem } from '../uploads/check-item.ts';
import { announceItems, fileItemsKind, itemsOfJob } from '../uploads/file-items-job.ts';
import type { BulkUploadItem } from '../uploads/model.ts';
import { presentItems } from '../uploads/present-items.ts';

type Change = BodyOf<typeof updateBulkItem>;

/** Saves what was typed into a line, whether it fits or not. @throws {AppError} conflict, bulk_item_filed */
async function changeItem(unit: UnitOfWork, actor: MemberActor, record: BulkUploadItem, change: Change): Promise<void> {
  const { version: seen, metas, ...columns } = change;
  if (record.status === 'running' || record.status === 'done') throw new AppError('bulk_item_filed');
  if (typeof columns.category_id === 'number')
    await load(unit, 'document-category', { id: columns.category_id, actor });
  const changes = { ...columns, ...(metas === undefined ? {} : { metas: JSON.stringify(metas) }) };
  const type = columns.type_id ?? null;
  if (type !== null && (await unit.models.DocumentType.findByPk(type)) === null) changes.type_id = null;
  await changeVersioned(unit, { record, kind: 'bulk-upload-item', workspaceId: actor.workspace.id, seen, changes });
}

const update = handle(updateBulkItem, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const item = await unitOfWork(async (unit) => {
    const found = await load(unit, 'bulk-upload-item', { id: params.id, actor });
    unit.notAudited('A line of a list that only its member sees.');
    await changeItem(unit, actor, found, body);
    return found;
  });
  reply.message(resourceWords[locale].saved);
  const [presented] = await presentItems(services.database, actor, [item], locale);
  if (presented === undefined) throw new Error('presentItems gives a row for each line.');
  return presented;
});

const updateMany = handle(updateBulkItems, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const ids = body.items.map(({ id }) => id);
  const items = await unitOfWork(async (unit) => {
    const found = await loadAll(unit, 'bulk-upload-item', { ids, actor });
    unit.notAudited('A list that only its member sees.');
    for (const [at, item] of found.entries()) {
      const { id: _, ...change } = body.items[at] ?? { id: 0, version: 0 };
      await changeItem(unit, actor, item, change);
    }
    return found;
  });
  reply.message(resourceWords[locale].saved);
  return presentItems(services.database, actor, items, locale);
});

const commit = handle(commitBulkItems, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { userId: user_id, workspace } = actor;
  const words = bulkUploadWords[locale];
  const { accepted, failed } = await unitOfWork(async (unit) => {
    unit.notAudited('A list that only its member sees. The documents are audited.');
    const found = await loadAll(unit, 'bulk-upload-item', { ids: body.ids, actor, lock: true });
    const good: number[] = [];
    const bad: BulkUploadItem[] = [];
    for (const item of found) {
      if (item.status === 'running' || item.status === 'done') continue;
      const isGood = 'checked' in (await checkItem(unit, actor, item, locale));
      const changes = isGood
        ? ({ status: 'running', reason: null } as const)
        : ({ status: 'failed', reason: words.invalid } as const);
      await item.update(changes);
      if (isGood) good.push(item.id);
      else bad.push(item);
    }
    for (let at = 0; at < good.length; at += itemsOfJob) {
      const payload = { workspace_id: workspace.id, user_id, ids: good.slice(at, at + itemsOfJob), locale };
      await unit.enqueue(fileItemsKind.name, payload, { userId: user_id });
    }
    if (found.length > 0) await announceItems(unit, { workspace_id: workspace.id, user_id }, body.ids);
    return { accepted: good.length, failed: bad };
  });
  reply.message(words.accepted(accepted));
  return { accepted, failed: await presentItems(services.database, actor, failed, locale) };
});

export const bulkChangeHandlers: readonly Mounted[] = [update, updateMany, commit];
