import type { Transaction } from 'sequelize';
import type { Models } from '../../../database/models.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { notify } from '../../notifications/notify.ts';
import { hashSecret } from '../auth/secrets.ts';
import { joinWorkspace } from './join-workspace.ts';
import type { Invitation, User } from './model.ts';

/**
 * The open invitation behind the code of a mail, to a company that still exists.
 * @throws {AppError} dead_link when it is unknown, revoked or past its time, done_already when it was accepted
 */
export async function findInvitation(
  models: Models,
  code: string,
  now: Date,
  transaction?: Transaction,
): Promise<{ readonly invitation: Invitation; readonly companyName: string }> {
  const given = transaction === undefined ? {} : { transaction };
  const invitation = await models.Invitation.findOne({
    where: { token_hash: hashSecret(code) },
    ...given,
  });
  if (invitation === null) throw new AppError('dead_link');
  const requested = { kind: 'invitation', ids: [invitation.id], among: 'own' } as const;
  if (invitation.accepted_at !== null) throw new AppError('done_already', { requested });
  if (invitation.revoked_at !== null || invitation.expires_at <= now) throw new AppError('dead_link', { requested });
  const company = await models.Company.findByPk(invitation.workspace_id, given);
  if (company === null) throw new AppError('dead_link');
  return { invitation, companyName: company.name };
}

/** The user joins the company that invited him, once, and gets the groups of the invitation, which held his seat. */
export async function acceptInvitation(unit: UnitOfWork, invitation: Invitation, user: User, now: Date): Promise<void> {
  // Of two who are the first to accept, the second finds a root user.
  await unit.lock(invitation.workspace_id, 'members');
  const [changed] = await unit.models.Invitation.update(
    { accepted_at: now, user_id: user.id },
    { where: { id: invitation.id, accepted_at: null, revoked_at: null } },
  );
  if (changed === 0) throw new AppError('done_already');
  // A company created by the staff has no users: the first one is its root user.
  const isRoot =
    (await unit.models.Member.count({
      where: { workspace_id: invitation.workspace_id, is_root: true, removed_at: null },
    })) === 0;
  await joinWorkspace(unit, {
    workspaceId: invitation.workspace_id,
    userId: user.id,
    isRoot,
    groupIds: invitation.group_ids,
  });
  const roots = await unit.models.Member.findAll({
    attributes: ['user_id'],
    where: { workspace_id: invitation.workspace_id, is_root: true, removed_at: null },
  });
  await notify(unit, {
    kind: 'joined',
    userIds: [...roots.map((root) => root.user_id), ...(invitation.invited_by === null ? [] : [invitation.invited_by])],
    actor: { userId: user.id, name: user.full_name },
    companyId: invitation.workspace_id,
  });
  await unit.audit({
    action: 'invitations.accept',
    subject: { kind: 'user', id: user.id },
    workspaceId: invitation.workspace_id,
    after: { invitation_id: invitation.id, email: invitation.email, group_ids: invitation.group_ids },
  });
}
