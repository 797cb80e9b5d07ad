import { QueryTypes } from 'sequelize';
import type { Models } from '../../../database/models.ts';

interface Count {
  readonly group_id: number;
  readonly users: number;
}

const ofGroups = 'WHERE gu.workspace_id = :workspaceId AND gu.group_id IN (:groupIds) GROUP BY gu.group_id';
/** Counted in an index alone: also rows of members who have left, whom a restored member finds again. */
const allQuery = `SELECT gu.group_id, COUNT(*) AS users FROM group_users gu ${ofGroups}`;
/** Those who are not listed are few, so it is they who are looked up and not all others. */
const leftQuery = `
  SELECT gu.group_id, COUNT(*) AS users
  FROM members m JOIN group_users gu ON gu.workspace_id = m.workspace_id AND gu.user_id = m.user_id
  WHERE m.workspace_id = :workspaceId AND m.list_key IS NULL AND gu.group_id IN (:groupIds)
  GROUP BY gu.group_id`;

/** Numbers of the members of groups, by the ids of the groups; 0 for one without any. */
export async function countMembersOfGroups(
  models: Models,
  workspaceId: number,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const result = new Map(groupIds.map((id) => [id, 0]));
  const { sequelize } = models.GroupUser;
  if (groupIds.length === 0 || sequelize === undefined) return result;
  const options = { replacements: { workspaceId, groupIds: [...groupIds] }, type: QueryTypes.SELECT } as const;
  const [all, left] = await Promise.all([
    sequelize.query<Count>(allQuery, options),
    sequelize.query<Count>(leftQuery, options),
  ]);
  for (const { group_id, users } of all) result.set(group_id, users);
  for (const { group_id, users } of left) result.set(group_id, (result.get(group_id) ?? 0) - users);
  return result;
}
