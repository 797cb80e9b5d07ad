import { load, loadAll } from '../../../../access/load.ts';
import { loadCompany } from '../../../../access/loaders/load-company.ts';
import { loadUser } from '../../../../access/loaders/load-user.ts';
import {
  acceptInvitation,
  cancelInvitation,
  inviteUsers,
  listInvitations,
  resendInvitation,
} from '../../../../contract/users/index.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { acceptInvitation as acceptOpenInvitation, findInvitation } from '../accept-invitation.ts';
import { demandGroups } from '../change-groups.ts';
import { companiesOfUser } from '../companies-of-user.ts';
import { inviteAll, renewInvitation } from '../invite.ts';
import { notifyInvited } from '../notify-invited.ts';
import { presentInvitations } from '../present-invitations.ts';
import { invitationPage } from '../queries.ts';
import { openInvitations } from '../seats.ts';
import { userWords } from '../../../../messages/users.ts';

export const inviteUsersHandler = handle(inviteUsers, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const workspaceId = actor.workspace.id;
  const groupIds = body.group_ids ?? [];
  const result = await unitOfWork(async (unit) => {
    const company = await loadCompany(unit.models, workspaceId);
    demandGroups(actor, await loadAll(unit, 'group', { ids: groupIds, actor }));
    const done = await inviteAll(services, unit, {
      workspaceId,
      companyName: company.name,
      inviterId: actor.userId,
      inviterName: actor.name,
      emails: body.emails,
      groupIds,
      locale,
    });
    await notifyInvited(unit, { emails: done.invited, companyId: workspaceId, actor });
    await unit.audit({
      action: 'users.invite',
      subject: { kind: 'company', id: workspaceId },
      workspaceId,
      after: { invited: done.invited, group_ids: groupIds },
    });
    return done;
  });
  const words = userWords[locale];
  reply.message(words.invited(result.invited.length));
  return {
    invited: [...result.invited],
    skipped: result.skipped.map(({ email, reason }) => ({ email, message: words.skipped[reason] })),
  };
});

export const listInvitationsHandler = handle(listInvitations, async ({ actor, query, services }) => {
  const { models } = services.database;
  const page = await invitationPage(models, actor, services.now(), query);
  return { ...page, items: await presentInvitations(models, actor, page.items) };
});

export const cancelInvitationHandler = handle(cancelInvitation, async ({ actor, params, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const where = openInvitations(services.now());
    const invitation = await load(unit, 'invitation', { id: params.id, actor, where });
    await invitation.update({ revoked_at: services.now() });
    await unit.audit({
      action: 'users.cancelInvitation',
      subject: { kind: 'invitation', id: invitation.id },
      workspaceId: actor.workspace.id,
      before: { email: invitation.email },
    });
  });
  return null;
});

export const resendInvitationHandler = handle(
  resendInvitation,
  async ({ actor, locale, params, services, unitOfWork }) => {
    const invitation = await unitOfWork(async (unit) => {
      const where = openInvitations(services.now());
      const found = await load(unit, 'invitation', { id: params.id, actor, where });
      const company = await loadCompany(unit.models, actor.workspace.id);
      await renewInvitation(services, unit, { companyName: company.name, inviterName: actor.name, locale }, found);
      await unit.audit({
        action: 'users.resendInvitation',
        subject: { kind: 'invitation', id: found.id },
        workspaceId: actor.workspace.id,
        after: { email: found.email },
      });
      return found;
    });
    const [shown] = await presentInvitations(services.database.models, actor, [invitation]);
    if (shown === undefined) throw new AppError('not_found');
    return shown;
  },
);

export const acceptInvitationHandler = handle(
  acceptInvitation,
  async ({ actor, body, locale, services, unitOfWork }) => {
    const workspaceId = await unitOfWork(async (unit) => {
      const now = services.now();
      const { invitation } = await findInvitation(unit.models, body.token, now);
      if (invitation.email.toLowerCase() !== actor.email.toLowerCase()) {
        throw new AppError('forbidden', { fields: { token: [userWords[locale].emailMismatch] } });
      }
      await acceptOpenInvitation(unit, invitation, await loadUser(unit.models, actor.userId), now);
      return invitation.workspace_id;
    });
    const companies = await companiesOfUser(services.database.models, actor.userId);
    const joined = companies.find(({ id }) => id === workspaceId);
    if (joined === undefined) throw new AppError('not_found');
    return joined;
  },
);
