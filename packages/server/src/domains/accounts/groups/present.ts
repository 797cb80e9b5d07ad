import type { MemberActor } from '../../../access/actor.ts';
import { mayManageGroup } from '../../../access/policies/member-management.ts';
import type { Group as GroupShape } from '../../../contract/groups.ts';
import type { PersonName } from '../../../contract/people.ts';
import type { Models } from '../../../database/models.ts';
import { presentPerson } from '../users/present.ts';
import { groupTypeNumber } from './group-type.ts';
import type { Group } from './model.ts';

/** Living members of groups, by group and name. */
export async function usersByGroup(
  models: Models,
  workspaceId: number,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, PersonName[]>> {
  const result = new Map<number, PersonName[]>(groupIds.map((id) => [id, []]));
  if (groupIds.length === 0) return result;
  const rows = await models.GroupUser.findAll({
    where: { workspace_id: workspaceId, group_id: [...groupIds] },
    include: [
      {
        association: 'user',
        required: true,
        include: [{ association: 'members', required: true, where: { workspace_id: workspaceId, removed_at: null } }],
      },
    ],
    order: [
      [{ model: models.User, as: 'user' }, 'last_name', 'ASC'],
      ['user_id', 'ASC'],
    ],
  });
  for (const { group_id, user } of rows) if (user !== undefined) result.get(group_id)?.push(presentPerson(user));
  return result;
}

type CategoryShape = GroupShape['categories'][number];

async function categoriesByGroup(models: Models, workspaceId: number, groupIds: readonly number[]) {
  const result = new Map<number, CategoryShape[]>(groupIds.map((id) => [id, []]));
  if (groupIds.length === 0) return result;
  const rows = await models.GroupCategory.findAll({
    where: { workspace_id: workspaceId, group_id: [...groupIds] },
    include: [{ association: 'category', required: true }],
    order: [['category_id', 'ASC']],
  });
  for (const { group_id, category_id, category, full_access } of rows) {
    result.get(group_id)?.push({ id: category_id, name: category?.name ?? '', full_access });
  }
  return result;
}

/** Groups in full, in the order given. */
export async function presentGroups(
  models: Models,
  actor: MemberActor,
  groups: readonly Group[],
): Promise<GroupShape[]> {
  const ids = groups.map(({ id }) => id);
  const users = await usersByGroup(models, actor.workspace.id, ids);
  const categories = await categoriesByGroup(models, actor.workspace.id, ids);
  return groups.map((group) => {
    const mayChange = mayManageGroup(actor, group).allowed;
    return {
      id: group.id,
      name: group.name,
      type: groupTypeNumber(group.type),
      parent_id: group.parent_id,
      permissions: [...group.permissions],
      categories: categories.get(group.id) ?? [],
      users: users.get(group.id) ?? [],
      version: group.version,
      actions: { update: mayChange, delete: mayChange },
    };
  });
}
