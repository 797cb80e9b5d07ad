import { changeVersioned } from '../../database/change-versioned.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CategoryTree } from '../../access/category-tree.ts';
import { demandEmpty } from './contents.ts';
import type { DocumentCategory } from './model.ts';
import { checkPlace, makeRoom, type CategoryPlace } from './place-category.ts';
import type { CategoryRows } from './rows.ts';

/** One change of a tree, within a unit of work that holds the lock (lockCategories). `action`: the name of the call, for the audit. */
export interface TreeChange {
  readonly unit: UnitOfWork;
  readonly rows: CategoryRows;
  readonly tree: CategoryTree<DocumentCategory>;
  readonly action: string;
  readonly locale: 'jp' | 'en';
}

const audit = (
  { unit, rows, action }: TreeChange,
  { id }: DocumentCategory,
  values: { readonly before?: Readonly<Record<string, unknown>>; readonly after?: Readonly<Record<string, unknown>> },
): Promise<void> =>
  unit.audit({ action, subject: { kind: 'document-category', id }, workspaceId: rows.workspaceId, ...values });

/** @throws {AppError} invalid, duplicate */
export async function addCategory(change: TreeChange, place: CategoryPlace): Promise<DocumentCategory> {
  const { rows, tree, locale } = change;
  checkPlace(tree, rows, place, locale);
  const sort = await makeRoom(rows, tree, place);
  const { name, parentId: parent_id } = place;
  const made = await rows.create({ name, parent_id, sort });
  await audit(change, made, { after: { name, parent_id } });
  return made;
}

export interface CategoryChanges {
  readonly name?: string | undefined;
  readonly parent_id?: number | null | undefined;
  readonly position?: number | undefined;
  readonly version: number;
}

/** @throws {AppError} invalid, duplicate, conflict, conflict_unnamed */
export async function changeCategory(
  change: TreeChange,
  record: DocumentCategory,
  { version: seen, position, ...requested }: CategoryChanges,
): Promise<void> {
  const { unit, rows, tree, locale } = change;
  const { name = record.name, parent_id: parentId = record.parent_id } = requested;
  const place = { id: record.id, name, parentId, position };
  checkPlace(tree, rows, place, locale);
  const isMoved = position !== undefined || parentId !== record.parent_id;
  const changes = {
    ...(name === record.name ? {} : { name }),
    ...(parentId === record.parent_id ? {} : { parent_id: parentId }),
    ...(isMoved ? { sort: await makeRoom(rows, tree, place) } : {}),
  };
  const workspaceId = rows.workspaceId ?? 'all';
  const values = await changeVersioned(unit, { record, kind: 'document-category', workspaceId, seen, changes });
  await audit(change, record, values);
}

/** @throws {AppError} category_in_use */
export async function removeCategory(change: TreeChange, record: DocumentCategory): Promise<void> {
  await demandEmpty(change.unit, record);
  await record.destroy();
  await audit(change, record, { before: { name: record.name, parent_id: record.parent_id } });
}

/**
 * Restores a category as the last of its siblings; at the top, if the category above it is gone.
 * @throws {AppError} not_found, invalid, duplicate
 */
export async function restoreCategory(change: TreeChange, id: number): Promise<DocumentCategory> {
  const { rows, tree, locale } = change;
  const record = await rows.findDeleted(id);
  if (record === null) {
    const { workspaceId: among } = rows;
    const requested = among === null ? undefined : ({ kind: 'document-category', ids: [id], among } as const);
    throw new AppError('not_found', { requested });
  }
  const parentId = tree.parentOf(record)?.id ?? null;
  const place = { name: record.name, parentId };
  checkPlace(tree, rows, place, locale);
  await record.restore();
  await record.update({ parent_id: parentId, sort: await makeRoom(rows, tree, place) });
  await audit(change, record, { after: { name: record.name, parent_id: parentId } });
  return record;
}
