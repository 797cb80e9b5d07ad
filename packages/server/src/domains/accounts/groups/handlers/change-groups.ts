import type { MemberActor } from '../../../../access/actor.ts';
import { demand } from '../../../../access/decision.ts';
import { load } from '../../../../access/load.ts';
import { mayGrant, mayManageGroup } from '../../../../access/policies/member-management.ts';
import { scoped } from '../../../../access/scoped.ts';
import { createGroup, deleteGroup, restoreGroup, updateGroup } from '../../../../contract/groups/index.ts';
import { changeVersioned } from '../../../../database/change-versioned.ts';
import type { Models } from '../../../../database/models.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { inUse } from '../../../../errors/in-use.ts';
import { handle } from '../../../../http/handler.ts';
import { groupWords } from '../../../../messages/groups.ts';
import { checkPlace } from '../check-group.ts';
import { changeUsersOfGroup, setCategoriesOfGroup } from '../group-members.ts';
import { groupTypeOf } from '../group-type.ts';
import type { Group } from '../model.ts';
import { presentGroups } from '../present.ts';

async function show(models: Models, actor: MemberActor, group: Group) {
  const [shown] = await presentGroups(models, actor, [group]);
  if (shown === undefined) throw new AppError('not_found');
  return shown;
}

export const createGroupHandler = handle(createGroup, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { name, parent_id = null, permissions = [], categories = [], user_ids = [] } = body;
  const type = groupTypeOf(body.type);
  demand(mayManageGroup(actor, { type }));
  demand(mayGrant(actor, permissions));
  const group = await unitOfWork(async (unit) => {
    const { models } = unit;
    await unit.lock(actor.workspace.id, 'groups');
    await checkPlace(models, actor, { name, parentId: parent_id }, locale);
    const made = await scoped(models.Group, actor).create({ name, type, parent_id, permissions });
    await changeUsersOfGroup(models, actor, made, { user_ids }, locale);
    await setCategoriesOfGroup(models, actor, made, categories, locale);
    await unit.audit({
      action: 'groups.create',
      subject: { kind: 'group', id: made.id },
      workspaceId: actor.workspace.id,
      after: { name, type, parent_id, permissions, categories, user_ids },
    });
    return made;
  });
  reply.message(groupWords[locale].created);
  return show(services.database.models, actor, group);
});

export const updateGroupHandler = handle(
  updateGroup,
  async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
    const { version, categories, user_ids, add_user_ids, remove_user_ids, type: typeNumber, ...rest } = body;
    const users = { user_ids, add_user_ids, remove_user_ids };
    const changes = { ...rest, ...(typeNumber === undefined ? {} : { type: groupTypeOf(typeNumber) }) };
    const group = await unitOfWork(async (unit) => {
      const { models } = unit;
      await unit.lock(actor.workspace.id, 'groups');
      const found = await load(unit, 'group', { id: params.id, actor, to: 'change' });
      if (changes.type !== undefined) demand(mayManageGroup(actor, { type: changes.type }));
      demand(mayGrant(actor, changes.permissions ?? found.permissions));
      const { name = found.name, parent_id: parentId = found.parent_id } = changes;
      await checkPlace(models, actor, { id: found.id, name, parentId }, locale);
      const { before, after } = await changeVersioned(unit, {
        record: found,
        kind: 'group',
        workspaceId: actor.workspace.id,
        seen: version,
        changes,
      });
      const { added, removed } = await changeUsersOfGroup(models, actor, found, users, locale);
      const grants =
        categories === undefined
          ? {}
          : { categories: await setCategoriesOfGroup(models, actor, found, categories, locale) };
      await unit.audit({
        action: 'groups.update',
        subject: { kind: 'group', id: found.id },
        workspaceId: actor.workspace.id,
        before: { ...before, ...grants },
        after: {
          ...after,
          ...(added.length === 0 ? {} : { added_user_ids: added }),
          ...(removed.length === 0 ? {} : { removed_user_ids: removed }),
          ...(categories === undefined ? {} : { categories }),
        },
      });
      return found;
    });
    reply.message(groupWords[locale].saved);
    return show(services.database.models, actor, group);
  },
);

export const deleteGroupHandler = handle(deleteGroup, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const { models } = unit;
    await unit.lock(actor.workspace.id, 'groups');
    const group = await load(unit, 'group', { id: params.id, actor, to: 'delete' });
    const children = await scoped(models.Group, actor).count({ where: { parent_id: group.id } });
    if (children > 0) throw inUse('lowerGroups');
    await group.destroy();
    await unit.audit({
      action: 'groups.delete',
      subject: { kind: 'group', id: group.id },
      workspaceId: actor.workspace.id,
      before: { name: group.name, type: group.type },
    });
  });
  reply.message(groupWords[locale].deleted);
  return null;
});

export const restoreGroupHandler = handle(restoreGroup, async ({ actor, locale, params, services, unitOfWork }) => {
  const group = await unitOfWork(async (unit) => {
    const { models } = unit;
    await unit.lock(actor.workspace.id, 'groups');
    const found = await load(unit, 'group', { id: params.id, actor, to: 'change', deleted: true });
    if (found.deleted_at === null) throw new AppError('not_found');
    demand(mayGrant(actor, found.permissions));
    const parent =
      found.parent_id === null ? null : await scoped(models.Group, actor).find({ where: { id: found.parent_id } });
    const parentId = parent?.id ?? null;
    await checkPlace(models, actor, { id: found.id, name: found.name, parentId }, locale);
    await found.restore();
    if (parentId !== found.parent_id) await found.update({ parent_id: parentId });
    await unit.audit({
      action: 'groups.restore',
      subject: { kind: 'group', id: found.id },
      workspaceId: actor.workspace.id,
      after: { name: found.name, type: found.type },
    });
    return found;
  });
  return show(services.database.models, actor, group);
});
