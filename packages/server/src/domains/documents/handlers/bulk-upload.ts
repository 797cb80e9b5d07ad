import { demand } from '../../../access/decision.ts';
import { load, loadAll } from '../../../access/load.ts';
import { mayManageMembers } from '../../../access/policies/member-management.ts';
import { scoped } from '../../../access/scoped.ts';
import { addBulkItems, deleteBulkItem, listBulkItems, readBulkItem } from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { holdHistory } from '../add-history.ts';
import { demandCategory } from '../demand-category.ts';
import { keepUpload, ofUpload, withStoredUploads, type StoredUpload } from '../document-file.ts';
import { categoriesOfFolders, foldersIn } from '../uploads/folder-categories.ts';
import type { BulkUploadItem } from '../uploads/model.ts';
import { presentItems } from '../uploads/present-items.ts';
import { addTemporaryUpload, dropTemporaryUpload, listedUploadMs } from '../uploads/temporary-uploads.ts';

const list = handle(listBulkItems, async ({ actor, locale, query, services: { database } }) => {
  const { status } = query;
  const page = await scoped(database.models.BulkUploadItem, actor).page(query, {
    where: { user_id: actor.userId, ...(status === undefined ? {} : { status }) },
    order: [['id', 'ASC']],
  });
  return { ...page, items: await presentItems(database, actor, page.items, locale) };
});

const read = handle(readBulkItem, async ({ actor, locale, params, services: { database } }) => {
  const item = await load(database, 'bulk-upload-item', { id: params.id, actor });
  const [presented] = await presentItems(database, actor, [item], locale);
  if (presented === undefined) throw new Error('presentItems gives a row for each line.');
  return presented;
});

const create = handle(addBulkItems, async (call) => {
  const { actor, body, files, locale, services, unitOfWork } = call;
  const { temporary_upload_ids: uploadIds = [], folders = [], category_id, create_categories: makes = false } = body;
  const workspaceId = actor.workspace.id;
  const owner = { workspaceId, userId: actor.userId, belongsTo: ofUpload };
  const add = (stored: readonly StoredUpload[]) =>
    unitOfWork(async (unit) => {
      await holdHistory(unit, workspaceId);
      if (category_id !== undefined) await demandCategory(unit, actor, category_id);
      if (makes) demand(mayManageMembers(actor));
      const kept = await loadAll(unit, 'temporary-upload', { ids: uploadIds, actor, lock: true });
      const expires_at = new Date(unit.now().getTime() + listedUploadMs);
      const where = { id: [...uploadIds] };
      await scoped(unit.models.TemporaryUpload, actor).update({ expires_at }, { where });
      const uploads = [];
      for (const each of stored)
        uploads.push(await addTemporaryUpload(unit, actor, await keepUpload(unit, owner, each), listedUploadMs));
      uploads.push(...kept);
      const places = makes
        ? await categoriesOfFolders(unit, actor, { base: category_id ?? null, paths: folders, locale })
        : undefined;
      const items: BulkUploadItem[] = [];
      // One by one: on SQLite many at once have no ids.
      for (const [at, { id, name }] of uploads.entries())
        items.push(
          await scoped(unit.models.BulkUploadItem, actor).create({
            user_id: actor.userId,
            temporary_upload_id: id,
            name,
            category_id: places?.get(folders[at] ?? '') ?? category_id ?? null,
            folder: foldersIn(folders[at] ?? '').join('/'),
            status: 'waiting',
          }),
        );
      unit.notAudited('A list that only its member sees.');
      return items;
    });
  const items = await withStoredUploads(services, workspaceId, files['files'] ?? [], add);
  return presentItems(services.database, actor, items, locale);
});

const remove = handle(deleteBulkItem, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const item = await load(unit, 'bulk-upload-item', { id: params.id, actor, lock: true });
    if (item.status === 'running') throw new AppError('bulk_item_filed');
    const uploads = await scoped(unit.models.TemporaryUpload, actor).findAll({
      where: { id: item.temporary_upload_id ?? 0 },
    });
    await item.destroy();
    unit.notAudited('A line of a list that only its member sees.');
    for (const upload of uploads) await dropTemporaryUpload(unit, upload);
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

export const bulkUploadHandlers: readonly Mounted[] = [list, read, create, remove];
