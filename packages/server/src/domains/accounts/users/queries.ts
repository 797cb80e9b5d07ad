import { fn, literal, Op, QueryTypes, where } from 'sequelize';
import type { LoadedMember } from '../../../access/loaders/load-member.ts';
import type { Page } from '../../../contract/shapes.ts';
import { findPage, type PageQuery } from '../../../database/find-page.ts';
import type { Models } from '../../../database/models.ts';
import type { Group } from '../groups/model.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Invitation } from './model.ts';
import { openInvitations } from './seats.ts';

/** What is shown of a group in lists of users. */
export type ShownGroup = Pick<Group, 'id' | 'name' | 'type'>;

const groupsQuery = `
  SELECT gu.user_id, g.id, g.name, g.type
  FROM group_users gu
  JOIN groups g ON g.id = gu.group_id AND g.deleted_at IS NULL
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

/** An invitation of the workspace that can still be accepted; 404 for all others. */
export async function loadInvitation(models: Models, workspaceId: number, id: number, now: Date): Promise<Invitation> {
  const invitation = await models.Invitation.findOne({
    where: { [Op.and]: [openInvitations(workspaceId, now), { id }] },
  });
  if (invitation === null) {
    throw new AppError('not_found', { wanted: { kind: 'invitation', ids: [id], among: workspaceId } });
  }
  return invitation;
}

/** A page of the open invitations, newest first. */
export function invitationPage(
  models: Models,
  workspaceId: number,
  now: Date,
  query: PageQuery,
): Promise<Page<Invitation>> {
  return findPage(models.Invitation, query, { where: openInvitations(workspaceId, now), order: [['id', 'DESC']] });
}

/** Living members by their address in lower case, of those given. */
export async function membersByEmail(
  models: Models,
  workspaceId: number,
  emails: readonly string[],
): Promise<ReadonlyMap<string, LoadedMember>> {
  const lower = emails.map((email) => email.toLowerCase());
  const rows = (await models.Member.findAll({
    where: { workspace_id: workspaceId, removed_at: null },
    include: [
      { association: 'user', required: true, where: where(fn('lower', literal('"user"."email"')), { [Op.in]: lower }) },
    ],
  })) as LoadedMember[];
  return new Map(rows.map((member) => [member.user.email.toLowerCase(), member]));
}
