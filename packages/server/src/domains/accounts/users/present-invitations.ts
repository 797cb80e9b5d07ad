import type { Static } from 'typebox';
import { scoped, type InWorkspace } from '../../../access/scoped.ts';
import type { Invitation as InvitationShape } from '../../../contract/users/index.ts';
import type { Models } from '../../../database/models.ts';
import type { Invitation } from './model.ts';
import { presentGroupSummary } from './present.ts';

/** Invitations with the names of their groups and of the inviter. Groups deleted meanwhile are omitted. */
export async function presentInvitations(
  models: Models,
  actor: InWorkspace,
  invitations: readonly Invitation[],
): Promise<Static<typeof InvitationShape>[]> {
  const groupIds = [...new Set(invitations.flatMap(({ group_ids }) => group_ids))];
  const groups = await scoped(models.Group, actor).findAll({ where: { id: groupIds }, order: [['id', 'ASC']] });
  const inviterIds = invitations.flatMap(({ invited_by }) => (invited_by === null ? [] : [invited_by]));
  const inviters = await models.User.findAll({ where: { id: inviterIds }, paranoid: false });
  const names = new Map(inviters.map((user) => [user.id, user.full_name]));
  return invitations.map((invitation) => ({
    id: invitation.id,
    email: invitation.email,
    groups: groups.filter(({ id }) => invitation.group_ids.includes(id)).map(presentGroupSummary),
    invited_by: names.get(invitation.invited_by ?? 0) ?? null,
    created_at: invitation.created_at.toISOString(),
    expires_at: invitation.expires_at.toISOString(),
  }));
}
