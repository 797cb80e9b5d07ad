import { fn, literal, Op, QueryTypes, where } from 'sequelize';
import type { LoadedMember } from '../../../access/records.ts';
import { inWorkspace, scoped, type InWorkspace } from '../../../access/scoped.ts';
import type { Page } from '../../../contract/shapes.ts';
import type { PageQuery } from '../../../database/find-page.ts';
import type { Models } from '../../../database/models.ts';
import type { Group } from '../groups/model.ts';
import type { Invitation } from './model.ts';
import { openInvitations } from './seats.ts';

/** What is shown of a group in lists of users. */
export type ShownGroup = Pick<Group, 'id' | 'name' | 'type'>;

const groupsQuery = `
  SELECT gu.user_id, g.id, g.name, g.type
  FROM group_users gu
  JOIN groups g ON g.id = gu.group_id AND g.workspace_id = gu.workspace_id AND g.deleted_at IS NULL
  WHERE gu.workspace_id = :workspaceId AND gu.user_id IN (:userIds)
  ORDER BY g.id`;

/** Groups of users within a workspace, by user. */
export async function groupsByUser(
  models: Models,
  workspaceId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ShownGroup[]>> {
  const result = new Map<number, ShownGroup[]>();
  const { sequelize } = models.GroupUser;
  if (userIds.length === 0 || sequelize === undefined) return result;
  const rows = await sequelize.query<ShownGroup & { readonly user_id: number }>(groupsQuery, {
    replacements: { workspaceId, userIds: [...userIds] },
    type: QueryTypes.SELECT,
  });
  for (const { user_id, id, name, type } of rows) {
    const groups = result.get(user_id) ?? [];
    groups.push({ id, name, type });
    result.set(user_id, groups);
  }
  return result;
}

/** A page of the open invitations, newest first. */
export function invitationPage(
  models: Models,
  actor: InWorkspace,
  now: Date,
  query: PageQuery,
): Promise<Page<Invitation>> {
  return scoped(models.Invitation, actor).page(query, { where: openInvitations(now), order: [['id', 'DESC']] });
}

/** Living members by their address in lower case, of those given. */
export async function membersByEmail(
  models: Models,
  workspaceId: number,
  emails: readonly string[],
): Promise<ReadonlyMap<string, LoadedMember>> {
  const lower = emails.map((email) => email.toLowerCase());
  const rows = (await scoped(models.Member, inWorkspace(workspaceId)).findAll({
    where: { removed_at: null },
    include: [
      { association: 'user', required: true, where: where(fn('lower', literal('"user"."email"')), { [Op.in]: lower }) },
    ],
  })) as LoadedMember[];
  return new Map(rows.map((member) => [member.user.email.toLowerCase(), member]));
}
