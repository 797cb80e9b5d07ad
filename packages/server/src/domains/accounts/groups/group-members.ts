import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Models } from '../../../database/models.ts';
import { demandOthers } from '../users/change-groups.ts';
import { groupWords } from '../../../messages/groups.ts';
import type { Group } from './model.ts';

export interface UserChanges {
  /** All users of the group; those it has unless given. */
  readonly user_ids?: readonly number[] | undefined;
  /** Users to add to and remove from the group: for groups too large to list in one call. */
  readonly add_user_ids?: readonly number[] | undefined;
  readonly remove_user_ids?: readonly number[] | undefined;
}

/**
 * Changes who is in a group; gives the ids of those who came and left. Only living members of the workspace can be in one, only who is
 * in it can leave, and only the root user changes his own membership.
 * @throws {AppError} invalid with the field, forbidden
 */
export async function changeUsersOfGroup(
  models: Models,
  actor: MemberActor,
  group: Group,
  changes: UserChanges,
  locale: 'jp' | 'en',
): Promise<{ readonly added: readonly number[]; readonly removed: readonly number[] }> {
  const { user_ids, add_user_ids = [], remove_user_ids = [] } = changes;
  const incoming = [...new Set([...(user_ids ?? []), ...add_user_ids])];
  if (user_ids === undefined && incoming.length === 0 && remove_user_ids.length === 0)
    return { added: [], removed: [] };
  const members = await scoped(models.Member, actor).count({ where: { user_id: incoming, removed_at: null } });
  const places = scoped(models.GroupUser, actor);
  // Without a list of all only those who are named are read, however many the group has.
  const named = user_ids === undefined ? { user_id: [...incoming, ...remove_user_ids] } : {};
  const rows = await places.findAll({ attributes: ['user_id'], where: { group_id: group.id, ...named } });
  const present = new Set(rows.map(({ user_id }) => user_id));
  if (members !== incoming.length)
    throw unknownUsers(actor, user_ids === undefined ? 'add_user_ids' : 'user_ids', incoming, locale);
  if (!remove_user_ids.every((id) => present.has(id)))
    throw unknownUsers(actor, 'remove_user_ids', remove_user_ids, locale);
  const leaving = new Set(remove_user_ids);
  const remaining = new Set(incoming);
  const added = incoming.filter((id) => !present.has(id) && !leaving.has(id));
  const removed = [...present].filter((id) => leaving.has(id) || (user_ids !== undefined && !remaining.has(id)));
  demandOthers(actor, [...added, ...removed], 'user_ids', locale);
  if (removed.length > 0) await places.destroy({ where: { group_id: group.id, user_id: removed } });
  await places.createMany(
    added.map((user_id) => ({ group_id: group.id, user_id })),
    { ignoreDuplicates: true },
  );
  return { added, removed };
}

const unknownUsers = (actor: MemberActor, field: string, ids: readonly number[], locale: 'jp' | 'en'): AppError =>
  new AppError('invalid', {
    fields: { [field]: [groupWords[locale].unknownUsers] },
    requested: { kind: 'user', ids, among: actor.workspace.id },
  });

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
  const requested = new Map(grants.map((grant) => [grant.id, grant]));
  const usable = await scoped(models.DocumentCategory, actor).count({ where: { id: [...requested.keys()] } });
  if (usable !== requested.size) {
    throw new AppError('invalid', {
      fields: { categories: [groupWords[locale].unknownCategories] },
      requested: { kind: 'document-category', ids: [...requested.keys()], among: workspaceId },
    });
  }
  const access = scoped(models.GroupCategory, actor);
  const rows = await access.findAll({ where: { group_id: group.id } });
  await access.destroy({ where: { group_id: group.id } });
  await access.createMany(
    [...requested.values()].map(({ id, full_access }) => ({ group_id: group.id, category_id: id, full_access })),
  );
  return rows.map(({ category_id, full_access }) => ({ id: category_id, full_access }));
}
