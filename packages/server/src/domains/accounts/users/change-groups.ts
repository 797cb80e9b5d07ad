import type { MemberActor } from '../../../access/actor.ts';
import { demand } from '../../../access/decision.ts';
import { loadAll } from '../../../access/load.ts';
import { mayGrant, mayManageGroup, mayMoveUsers } from '../../../access/policies/member-management.ts';
import { scoped, type InWorkspace } from '../../../access/scoped.ts';
import type { Models } from '../../../database/models.ts';
import { AppError } from '../../../errors/app-error.ts';
import { userWords } from '../../../messages/users.ts';
import type { Group } from '../groups/model.ts';

/** May the actor put people into these groups? No one may grant more than he has. */
export function demandGroups(actor: MemberActor, groups: readonly Group[]): void {
  for (const group of groups) {
    demand(mayManageGroup(actor, group));
    demand(mayGrant(actor, group.permissions));
  }
}

/**
 * Only the root user may change his own groups, by any call.
 * @throws {AppError} forbidden with words at the field
 */
export function demandOthers(actor: MemberActor, userIds: readonly number[], field: string, locale: 'jp' | 'en'): void {
  if (!mayMoveUsers(actor, userIds).allowed)
    throw new AppError('forbidden', { fields: { [field]: [userWords[locale].ownGroups] } });
}

/** Makes these the groups of a user; gives the ids before. Groups that stay need no right, so that one who lacks it can still save. */
export async function setGroupsOfUser(
  models: Models,
  actor: MemberActor,
  userId: number,
  groupIds: readonly number[],
): Promise<readonly number[]> {
  const places = scoped(models.GroupUser, actor);
  const rows = await places.findAll({ where: { user_id: userId } });
  const before = rows.map(({ group_id }) => group_id).sort((a, b) => a - b);
  const added = groupIds.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !groupIds.includes(id));
  demandGroups(actor, await loadAll({ models }, 'group', { ids: added, actor }));
  const removedGroups = await scoped(models.Group, actor).findAll({ where: { id: removed } });
  demandGroups(actor, removedGroups);
  if (removed.length > 0) await places.destroy({ where: { user_id: userId, group_id: removed } });
  await addToGroups(models, actor, userId, added);
  return before;
}

/** Puts a user into groups in which he may already be. */
export async function addToGroups(
  models: Models,
  workspace: InWorkspace,
  userId: number,
  groupIds: readonly number[],
): Promise<void> {
  if (groupIds.length === 0) return;
  await scoped(models.GroupUser, workspace).createMany(
    groupIds.map((group_id) => ({ group_id, user_id: userId })),
    { ignoreDuplicates: true },
  );
}
