import type { MemberActor } from '../../../access/actor.ts';
import { demand } from '../../../access/decision.ts';
import { mayManageMembers } from '../../../access/policies/member-management.ts';
import {
  createDocumentCategory,
  deleteDocumentCategory,
  restoreDocumentCategory,
  updateDocumentCategory,
  type DocumentCategoryView,
} from '../../../contract/filing/index.ts';
import type { Database, UnitOfWork } from '../../../database/database.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { categoryWords } from '../../../messages/document-categories.ts';
import { addCategory, changeCategory, removeCategory, restoreCategory, type TreeChange } from '../change-category.ts';
import { categoryFor, demandPlace } from '../find-category.ts';
import { lockCategories } from '../place-category.ts';
import { categoriesOfMember } from '../present.ts';
import { rowsOfWorkspace } from '../rows.ts';

interface Call {
  readonly actor: MemberActor;
  readonly locale: 'jp' | 'en';
}

/** The tree of the workspace, held for a change; `parentId`: where something is added or moved to. */
async function holdTree(
  unit: UnitOfWork,
  { actor, locale }: Call,
  { action, parentId = null }: { readonly action: string; readonly parentId?: number | null | undefined },
): Promise<TreeChange> {
  const rows = rowsOfWorkspace(unit, actor);
  await lockCategories(unit, rows, parentId);
  return { unit, rows, tree: await rows.tree(), action, locale };
}

async function show(database: Database, actor: MemberActor, id: number): Promise<DocumentCategoryView> {
  const shown = await categoriesOfMember(database, actor);
  return shown.show(categoryFor(shown.tree, actor, id));
}

const create = handle(createDocumentCategory, async (call) => {
  const { actor, body, locale, reply, services, unitOfWork } = call;
  const { name, parent_id: parentId = null, position } = body;
  const made = await unitOfWork(async (unit) => {
    const change = await holdTree(unit, call, { action: createDocumentCategory.name, parentId });
    demandPlace(change.tree, actor, parentId);
    return addCategory(change, { name, parentId, position });
  });
  reply.message(categoryWords[locale].created);
  return show(services.database, actor, made.id);
});

const update = handle(updateDocumentCategory, async (call) => {
  const { actor, body, locale, params, reply, services, unitOfWork } = call;
  await unitOfWork(async (unit) => {
    const change = await holdTree(unit, call, { action: updateDocumentCategory.name, parentId: body.parent_id });
    const record = categoryFor(change.tree, actor, params.id, 'change');
    if (body.parent_id !== undefined && body.parent_id !== record.parent_id)
      demandPlace(change.tree, actor, body.parent_id);
    await changeCategory(change, record, body);
  });
  reply.message(categoryWords[locale].saved);
  return show(services.database, actor, params.id);
});

const remove = handle(deleteDocumentCategory, async (call) => {
  const { actor, locale, params, reply, unitOfWork } = call;
  await unitOfWork(async (unit) => {
    const change = await holdTree(unit, call, { action: deleteDocumentCategory.name });
    await removeCategory(change, categoryFor(change.tree, actor, params.id, 'change'));
  });
  reply.message(categoryWords[locale].deleted);
  return null;
});

const restore = handle(restoreDocumentCategory, async (call) => {
  const { actor, locale, params, reply, services, unitOfWork } = call;
  demand(mayManageMembers(actor));
  await unitOfWork(async (unit) =>
    restoreCategory(await holdTree(unit, call, { action: restoreDocumentCategory.name }), params.id),
  );
  reply.message(categoryWords[locale].restored);
  return show(services.database, actor, params.id);
});

export const changingHandlers: readonly Mounted[] = [create, update, remove, restore];
