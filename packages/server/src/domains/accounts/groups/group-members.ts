import type { MemberActor } from '../../../access/actor.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Models } from '../../../database/models.ts';
import { groupWords } from '../../../messages/groups.ts';
import type { Group } from './model.ts';

/** Makes these the users of a group; gives the ids before. Only living members of the workspace can be in one. */
export async function setUsersOfGroup(
  models: Models,
  actor: MemberActor,
  group: Group,
  userIds: readonly number[],
  locale: 'jp' | 'en',
): Promise<readonly number[]> {
  const workspaceId = actor.workspace.id;
  const members = await models.Member.count({
    where: { workspace_id: workspaceId, user_id: [...userIds], removed_at: null },
  });
  if (members !== new Set(userIds).size) {
    throw new AppError('invalid', {
      fields: { user_ids: [groupWords[locale].unknownUsers] },
      wanted: { kind: 'user', ids: userIds, among: workspaceId },
    });
  }
  const rows = await models.GroupUser.findAll({ where: { workspace_id: workspaceId, group_id: group.id } });
  const before = rows.map(({ user_id }) => user_id);
  const removed = before.filter((id) => !userIds.includes(id));
  if (removed.length > 0) {
    await models.GroupUser.destroy({ where: { workspace_id: workspaceId, group_id: group.id, user_id: removed } });
  }
  await models.GroupUser.bulkCreate(
    userIds
      .filter((id) => !before.includes(id))
      .map((user_id) => ({ workspace_id: workspaceId, group_id: group.id, user_id })),
    { ignoreDuplicates: true },
  );
  return before;
}

export interface CategoryGrant {
  readonly id: number;
  readonly full_access: boolean;
}

/** Makes this the access of a group to categories; gives it as it was. Categories are those of the workspace and the supplied ones. */
export async function setCategoriesOfGroup(
  models: Models,
  actor: MemberActor,
  group: Group,
  grants: readonly CategoryGrant[],
  locale: 'jp' | 'en',
): Promise<readonly CategoryGrant[]> {
  const workspaceId = actor.workspace.id;
  const wanted = new Map(grants.map((grant) => [grant.id, grant]));
  const known = await models.DocumentCategory.findAll({
    attributes: ['id', 'workspace_id'],
    where: { id: [...wanted.keys()] },
  });
  const usable = known.filter(({ workspace_id }) => workspace_id === null || workspace_id === workspaceId);
  if (usable.length !== wanted.size) {
    throw new AppError('invalid', {
      fields: { categories: [groupWords[locale].unknownCategories] },
      wanted: { kind: 'document-category', ids: [...wanted.keys()], among: workspaceId },
    });
  }
  const rows = await models.GroupCategory.findAll({ where: { workspace_id: workspaceId, group_id: group.id } });
  await models.GroupCategory.destroy({ where: { workspace_id: workspaceId, group_id: group.id } });
  await models.GroupCategory.bulkCreate(
    [...wanted.values()].map(({ id, full_access }) => ({
      workspace_id: workspaceId,
      group_id: group.id,
      category_id: id,
      full_access,
    })),
  );
  return rows.map(({ category_id, full_access }) => ({ id: category_id, full_access }));
}
