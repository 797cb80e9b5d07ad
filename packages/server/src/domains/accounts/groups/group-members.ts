import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Models } from '../../../database/models.ts';
import { demandOthers } from '../users/change-groups.ts';
import { groupWords } from '../../../messages/groups.ts';
import type { Group } from './model.ts';

/**
 * Makes these the users of a group; gives the ids before. Only living members of the workspace can be in one, and nobody but the root
 * user changes whether he is.
 */
export async function setUsersOfGroup(
  models: Models,
  actor: MemberActor,
  group: Group,
  userIds: readonly number[],
  locale: 'jp' | 'en',
): Promise<readonly number[]> {
  const workspaceId = actor.workspace.id;
  const members = await scoped(models.Member, actor).count({ where: { user_id: [...userIds], removed_at: null } });
  if (members !== new Set(userIds).size) {
    throw new AppError('invalid', {
      fields: { user_ids: [groupWords[locale].unknownUsers] },
      wanted: { kind: 'user', ids: userIds, among: workspaceId },
    });
  }
  const places = scoped(models.GroupUser, actor);
  const rows = await places.findAll({ where: { group_id: group.id } });
  const before = rows.map(({ user_id }) => user_id);
  const wanted = new Set(userIds);
  const present = new Set(before);
  const removed = before.filter((id) => !wanted.has(id));
  const added = [...wanted].filter((id) => !present.has(id));
  demandOthers(actor, [...added, ...removed], 'user_ids', locale);
  if (removed.length > 0) await places.destroy({ where: { group_id: group.id, user_id: removed } });
  await places.createMany(
    added.map((user_id) => ({ group_id: group.id, user_id })),
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
  const usable = await scoped(models.DocumentCategory, actor).count({ where: { id: [...wanted.keys()] } });
  if (usable !== wanted.size) {
    throw new AppError('invalid', {
      fields: { categories: [groupWords[locale].unknownCategories] },
      wanted: { kind: 'document-category', ids: [...wanted.keys()], among: workspaceId },
    });
  }
  const access = scoped(models.GroupCategory, actor);
  const rows = await access.findAll({ where: { group_id: group.id } });
  await access.destroy({ where: { group_id: group.id } });
  await access.createMany(
    [...wanted.values()].map(({ id, full_access }) => ({ group_id: group.id, category_id: id, full_access })),
  );
  return rows.map(({ category_id, full_access }) => ({ id: category_id, full_access }));
}
