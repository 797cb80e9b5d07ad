import type { MemberActor } from '../../../access/actor.ts';
import { mayManageGroup } from '../../../access/policies/member-management.ts';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { Group as GroupShape } from '../../../contract/groups/index.ts';
import type { Models } from '../../../database/models.ts';
import { groupTypeNumber } from './group-type.ts';
import { countMembersOfGroups } from './member-counts.ts';
import type { Group } from './model.ts';

type CategoryShape = GroupShape['categories'][number];

async function categoriesByGroup(models: Models, workspaceId: number, groupIds: readonly number[]) {
  const result = new Map<number, CategoryShape[]>(groupIds.map((id) => [id, []]));
  if (groupIds.length === 0) return result;
  const rows = await scoped(models.GroupCategory, inWorkspace(workspaceId)).findAll({
    where: { group_id: [...groupIds] },
    include: [{ association: 'category', required: true }],
    order: [['category_id', 'ASC']],
  });
  for (const { group_id, category_id, category, full_access } of rows) {
    result.get(group_id)?.push({ id: category_id, name: category?.name ?? '', full_access });
  }
  return result;
}

/** Groups with the numbers of their members, in the order given. */
export async function presentGroups(
  models: Models,
  actor: MemberActor,
  groups: readonly Group[],
): Promise<GroupShape[]> {
  const ids = groups.map(({ id }) => id);
  const counts = await countMembersOfGroups(models, actor.workspace.id, ids);
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
      user_count: counts.get(group.id) ?? 0,
      version: group.version,
      actions: { update: mayChange, delete: mayChange },
    };
  });
}
