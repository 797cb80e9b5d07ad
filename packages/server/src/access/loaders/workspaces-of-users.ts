import type { Models } from '../../database/models.ts';

/** A record that exists, and all workspaces that it ever belonged to, the present one first; none for what belongs to no workspace. */
export interface Found {
  readonly id: number;
  readonly workspaceIds: readonly number[];
}

/** A user belongs to the workspaces in which he is a member, and to those in which he was. Deleted users too. */
export async function workspacesOfUsers({ User, Member }: Models, ids: number[]): Promise<readonly Found[]> {
  const users = await User.findAll({ attributes: ['id'], where: { id: ids }, paranoid: false });
  const members = await Member.findAll({
    attributes: ['user_id', 'workspace_id', 'removed_at'],
    where: { user_id: users.map(({ id }) => id) },
    order: [['id', 'ASC']],
  });
  const present = members.filter(({ removed_at }) => removed_at === null);
  const former = members.filter(({ removed_at }) => removed_at !== null);
  return users.map(({ id }) => ({
    id,
    workspaceIds: [...present, ...former]
      .filter(({ user_id }) => user_id === id)
      .map(({ workspace_id }) => workspace_id),
  }));
}
