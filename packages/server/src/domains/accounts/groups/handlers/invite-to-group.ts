import { demand } from '../../../../access/decision.ts';
import { load } from '../../../../access/load.ts';
import { loadCompany } from '../../../../access/loaders/load-company.ts';
import { mayGrant } from '../../../../access/policies/member-management.ts';
import { inviteToGroup } from '../../../../contract/groups/index.ts';
import { handle } from '../../../../http/handler.ts';
import { notify } from '../../../notifications/notify.ts';
import { notifyInvited } from '../../users/notify-invited.ts';
import { userWords } from '../../../../messages/users.ts';
import { addToGroups, demandOthers } from '../../users/change-groups.ts';
import { inviteAll } from '../../users/invite.ts';
import { membersByEmail } from '../../users/queries.ts';

/** Members join the group at once; all others get an invitation to it. */
export const inviteToGroupHandler = handle(
  inviteToGroup,
  async ({ actor, body, locale, reply, services, unitOfWork }) => {
    const workspaceId = actor.workspace.id;
    const done = await unitOfWork(async (unit) => {
      const group = await load(unit, 'group', { id: body.group_id, actor, to: 'change' });
      demand(mayGrant(actor, group.permissions));
      const company = await loadCompany(unit.models, workspaceId);
      const members = await membersByEmail(unit.models, workspaceId, body.emails);
      const ids = [...members.values()].map(({ user_id }) => user_id);
      demandOthers(actor, ids, 'emails', locale);
      for (const user_id of ids) await addToGroups(unit.models, actor, user_id, [group.id]);
      const others = body.emails.filter((email) => !members.has(email.toLowerCase()));
      const result = await inviteAll(services, unit, {
        workspaceId,
        companyName: company.name,
        inviterId: actor.userId,
        inviterName: actor.name,
        emails: others,
        groupIds: [group.id],
        locale,
      });
      await notifyInvited(unit, { emails: result.invited, companyId: workspaceId, actor });
      await notify(unit, { kind: 'groups-changed', userIds: ids, actor, companyId: workspaceId, subject: group.name });
      const joined = body.emails.filter((email) => members.has(email.toLowerCase()));
      await unit.audit({
        action: 'groups.invite',
        subject: { kind: 'group', id: group.id },
        workspaceId,
        after: { joined, invited: result.invited },
      });
      return { invited: [...joined, ...result.invited], skipped: result.skipped };
    });
    const words = userWords[locale];
    reply.message(words.invited(done.invited.length));
    return {
      invited: done.invited,
      skipped: done.skipped.map(({ email, reason }) => ({ email, message: words.skipped[reason] })),
    };
  },
);
