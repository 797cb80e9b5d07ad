import { fn, literal, Op, where, type IncludeOptions, type OrderItem } from 'sequelize';
import type { LoadedMember } from '../../access/loaders/load-member.ts';
import type { Page } from '../../contract/shapes.ts';
import { containsText } from '../../database/contains-text.ts';
import { findPage, type PageQuery } from '../../database/find-page.ts';
import type { Models } from '../../database/models.ts';
import type { Group } from '../groups/model.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Invitation } from './model.ts';
import { openInvitations } from './seats.ts';

/** Groups of users within a workspace, by user. */
export async function groupsByUser(
  models: Models,
  workspaceId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Group[]>> {
  const result = new Map<number, Group[]>();
  if (userIds.length === 0) return result;
  const rows = await models.GroupUser.findAll({
    attributes: ['group_id', 'user_id'],
    where: { workspace_id: workspaceId, user_id: [...userIds] },
    include: [{ model: models.Group, as: 'group', attributes: ['id', 'name', 'type'], required: true }],
    order: [['group_id', 'ASC']],
  });
  for (const { user_id, group } of rows) {
    if (group === undefined) continue;
    const groups = result.get(user_id) ?? [];
    groups.push(group);
    result.set(user_id, groups);
  }
  return result;
}

export interface MemberFilter extends PageQuery {
  readonly keyword?: string;
  readonly group_id?: number;
}

/** Columns of a user that lists show or decide by: not his password, nor his settings. */
const shownOfUser = [
  'id',
  'email',
  'last_name',
  'first_name',
  'kana',
  'phone',
  'first_logged_in_at',
  'suspended_at',
  'version',
];

function byName(models: Models): OrderItem[] {
  return ['last_name', 'first_name', 'id'].map((column) => [{ model: models.User, as: 'user' }, column, 'ASC']);
}

/** A page of the living members of a workspace, by name. */
export async function memberPage(
  models: Models,
  workspaceId: number,
  filter: MemberFilter,
): Promise<Page<LoadedMember>> {
  const { keyword, group_id } = filter;
  const user: IncludeOptions = { model: models.User, as: 'user', attributes: shownOfUser, required: true };
  if (keyword !== undefined) {
    user.where = containsText(models.User, ['last_name', 'first_name', 'kana', 'email'], keyword, 'user');
  }
  const within =
    group_id === undefined ? {} : { user_id: { [Op.in]: await usersOfGroup(models, workspaceId, group_id) } };
  const page = await findPage(models.Member, filter, {
    where: { workspace_id: workspaceId, removed_at: null, ...within },
    include: [user],
    order: byName(models),
  });
  return page as Page<LoadedMember>;
}

async function usersOfGroup(models: Models, workspaceId: number, groupId: number): Promise<number[]> {
  const rows = await models.GroupUser.findAll({
    attributes: ['user_id'],
    where: { workspace_id: workspaceId, group_id: groupId },
  });
  return rows.map(({ user_id }) => user_id);
}

/** Every living member, by name; for lists to choose from. */
export async function allMembers(models: Models, workspaceId: number): Promise<readonly LoadedMember[]> {
  const rows = await models.Member.findAll({
    where: { workspace_id: workspaceId, removed_at: null },
    include: [{ model: models.User, as: 'user', attributes: shownOfUser, required: true }],
    order: byName(models),
  });
  return rows as LoadedMember[];
}

/** An invitation of the workspace that can still be accepted; 404 for all others. */
export async function loadInvitation(models: Models, workspaceId: number, id: number, now: Date): Promise<Invitation> {
  const invitation = await models.Invitation.findOne({
    where: { [Op.and]: [openInvitations(workspaceId, now), { id }] },
  });
  if (invitation === null) throw new AppError('not_found');
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
