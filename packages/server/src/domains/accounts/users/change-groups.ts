import { loadGroups } from '../../../access/loaders/load-group.ts';
import type { MemberActor } from '../../../access/actor.ts';
import { demand } from '../../../access/decision.ts';
import { mayGrant, mayManageGroup } from '../../../access/policies/member-management.ts';
import type { Models } from '../../../database/models.ts';
import type { Group } from '../groups/model.ts';

/** May the actor put people into these groups? Nobody gives away more than he has. */
export function demandGroups(actor: MemberActor, groups: readonly Group[]): void {
  for (const group of groups) {
    demand(mayManageGroup(actor, group));
    demand(mayGrant(actor, group.permissions));
  }
}

/** Makes these the groups of a user; gives the ids before. Groups that stay need no right, so that one who lacks it can still save. */
export async function setGroupsOfUser(
  models: Models,
  actor: MemberActor,
  userId: number,
  groupIds: readonly number[],
): Promise<readonly number[]> {
  const workspaceId = actor.workspace.id;
  const rows = await models.GroupUser.findAll({ where: { workspace_id: workspaceId, user_id: userId } });
  const before = rows.map(({ group_id }) => group_id).sort((a, b) => a - b);
  const added = groupIds.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !groupIds.includes(id));
  demandGroups(actor, await loadGroups(models, workspaceId, added));
  const gone = await models.Group.findAll({ where: { workspace_id: workspaceId, id: removed } });
  demandGroups(actor, gone);
  if (removed.length > 0) {
    await models.GroupUser.destroy({ where: { workspace_id: workspaceId, user_id: userId, group_id: removed } });
  }
  await addToGroups(models, workspaceId, userId, added);
  return before;
}

/** Puts a user into groups in which he may already be. */
export async function addToGroups(
  models: Models,
  workspaceId: number,
  userId: number,
  groupIds: readonly number[],
): Promise<void> {
  if (groupIds.length === 0) return;
  await models.GroupUser.bulkCreate(
    groupIds.map((group_id) => ({ workspace_id: workspaceId, group_id, user_id: userId })),
    { ignoreDuplicates: true },
  );
}
