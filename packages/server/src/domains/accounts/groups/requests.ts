import { Op } from 'sequelize';
import type { Static } from 'typebox';
import type { GroupRequest as GroupRequestShape } from '../../../contract/groups/index.ts';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { Models } from '../../../database/models.ts';
import { presentGroupSummary } from '../users/present.ts';
import type { User } from '../users/model.ts';
import type { GroupRequest } from './model.ts';

/** Members who get the mail of a request: the root user and those whose groups hold the settings. */
export async function membersWhoDecide(models: Models, workspaceId: number): Promise<readonly User[]> {
  const workspace = inWorkspace(workspaceId);
  const groups = await scoped(models.Group, workspace).findAll();
  const deciding = groups.filter(
    ({ type, permissions }) => permissions.includes('settings') || ['sub_root', 'manager', 'leader'].includes(type),
  );
  const inGroups = await scoped(models.GroupUser, workspace).findAll({
    attributes: ['user_id'],
    where: { group_id: deciding.map(({ id }) => id) },
  });
  const ids = inGroups.map(({ user_id }) => user_id);
  const members = await scoped(models.Member, workspace).findAll({
    where: { removed_at: null, [Op.or]: [{ is_root: true }, { user_id: ids }] },
    include: [{ association: 'user', required: true }],
    order: [['user_id', 'ASC']],
  });
  return members.flatMap(({ user }) => (user === undefined ? [] : [user]));
}

/** A request as those who decide see it. */
export async function presentRequest(
  models: Models,
  request: GroupRequest,
  hash: string,
): Promise<Static<typeof GroupRequestShape>> {
  const people = await models.User.findAll({
    where: { id: [request.user_id, ...(request.decided_by === null ? [] : [request.decided_by])] },
    paranoid: false,
  });
  const nameOf = (id: number | null): string | null => people.find((user) => user.id === id)?.full_name ?? null;
  const group =
    request.group_id === null
      ? null
      : await scoped(models.Group, inWorkspace(request.workspace_id)).find({ where: { id: request.group_id } });
  return {
    hash,
    status: request.status,
    user: { id: request.user_id, full_name: nameOf(request.user_id) ?? '' },
    group: group === null ? null : presentGroupSummary(group),
    message: request.message === '' ? null : request.message,
    created_at: request.created_at.toISOString(),
    decided_by: nameOf(request.decided_by),
  };
}
