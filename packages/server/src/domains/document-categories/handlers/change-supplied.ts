import {
  createSuppliedCategory,
  deleteSuppliedCategory,
  restoreSuppliedCategory,
  updateSuppliedCategory,
  type SuppliedCategoryView,
} from '../../../contract/filing/index.ts';
import type { Database, UnitOfWork } from '../../../database/database.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { categoryWords } from '../../../messages/document-categories.ts';
import { addCategory, changeCategory, removeCategory, restoreCategory, type TreeChange } from '../change-category.ts';
import { suppliedCategory } from '../find-category.ts';
import { lockCategories } from '../place-category.ts';
import { categoriesOfStaff } from '../present.ts';
import { rowsOfStaff } from '../rows.ts';

async function holdTree(unit: UnitOfWork, locale: 'jp' | 'en', action: string): Promise<TreeChange> {
  const rows = rowsOfStaff(unit);
  await lockCategories(unit, rows, null);
  return { unit, rows, tree: await rows.tree(), action, locale };
}

async function show(database: Database, id: number): Promise<SuppliedCategoryView> {
  const shown = await categoriesOfStaff(database);
  return shown.show(suppliedCategory(shown.tree, id));
}

const create = handle(createSuppliedCategory, async ({ body, locale, reply, services, unitOfWork }) => {
  const { name, parent_id: parentId = null, position } = body;
  const made = await unitOfWork(async (unit) => {
    const change = await holdTree(unit, locale, createSuppliedCategory.name);
    if (parentId !== null) suppliedCategory(change.tree, parentId);
    return addCategory(change, { name, parentId, position });
  });
  reply.message(categoryWords[locale].created);
  return show(services.database, made.id);
});

const update = handle(updateSuppliedCategory, async ({ body, locale, params, reply, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const change = await holdTree(unit, locale, updateSuppliedCategory.name);
    const record = suppliedCategory(change.tree, params.id);
    if (typeof body.parent_id === 'number') suppliedCategory(change.tree, body.parent_id);
    await changeCategory(change, record, body);
  });
  reply.message(categoryWords[locale].saved);
  return show(services.database, params.id);
});

const remove = handle(deleteSuppliedCategory, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const change = await holdTree(unit, locale, deleteSuppliedCategory.name);
    await removeCategory(change, suppliedCategory(change.tree, params.id));
  });
  reply.message(categoryWords[locale].deleted);
  return null;
});

const restore = handle(restoreSuppliedCategory, async ({ locale, params, reply, services, unitOfWork }) => {
  await unitOfWork(async (unit) =>
    restoreCategory(await holdTree(unit, locale, restoreSuppliedCategory.name), params.id),
  );
  reply.message(categoryWords[locale].restored);
  return show(services.database, params.id);
});

export const supplyingHandlers: readonly Mounted[] = [create, update, remove, restore];
