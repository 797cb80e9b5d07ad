import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Member } from './model.ts';

export interface NewMember {
  readonly workspaceId: number;
  readonly userId: number;
  readonly isRoot?: boolean;
  /** Groups of the workspace; deleted ones are ignored. */
  readonly groupIds?: readonly number[];
}

/** Makes a user a member, again if he was one before, and adds him to groups. The caller reserves the seat. */
export async function joinWorkspace(
  { models, transaction }: Pick<UnitOfWork, 'models' | 'transaction'>,
  { workspaceId, userId, isRoot = false, groupIds = [] }: NewMember,
): Promise<Member> {
  const keys = { workspace_id: workspaceId, user_id: userId };
  const [member] = await models.Member.findOrCreate({
    where: keys,
    defaults: { ...keys, is_root: isRoot },
    transaction,
  });
  if (member.removed_at !== null && member.removed_at !== undefined) {
    await member.update({ removed_at: null, is_root: isRoot }, { transaction });
  }
  if (groupIds.length > 0) {
    const workspace = inWorkspace(workspaceId);
    const groups = await scoped(models.Group, workspace).findAll({ where: { id: [...groupIds] } });
    const rows = groups.map((group) => ({ group_id: group.id, user_id: userId }));
    await scoped(models.GroupUser, workspace).createMany(rows, { ignoreDuplicates: true });
  }
  return member;
}
