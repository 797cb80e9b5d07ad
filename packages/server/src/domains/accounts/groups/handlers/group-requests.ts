import type { MemberActor, UserActor } from '../../../../access/actor.ts';
import { demand } from '../../../../access/decision.ts';
import { load } from '../../../../access/load.ts';
import { loadCompany } from '../../../../access/loaders/load-company.ts';
import { mayGrant, mayManageMembers } from '../../../../access/policies/member-management.ts';
import { scoped } from '../../../../access/scoped.ts';
import { confirmGroupRequest, readGroupRequest, requestGroup } from '../../../../contract/groups/index.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { linkTo } from '../../../../mail/links.ts';
import { groupWords } from '../../../../messages/groups.ts';
import type { Services } from '../../../../services.ts';
import { notify } from '../../../notifications/notify.ts';
import { loadMemberActor } from '../../auth/load-member-actor.ts';
import { hashSecret, newSecret } from '../../auth/secrets.ts';
import { addToGroups, demandOthers } from '../../users/change-groups.ts';
import type { Group, GroupRequest } from '../model.ts';
import { membersWhoDecide, presentRequest } from '../requests.ts';

export const requestGroupHandler = handle(
  requestGroup,
  async ({ actor, body, locale, reply, services, unitOfWork }) => {
    const workspaceId = actor.workspace.id;
    await unitOfWork(async (unit) => {
      const { models } = unit;
      await unit.lock(workspaceId, 'group-requests');
      const group = body.group_id === undefined ? null : await load(unit, 'group', { id: body.group_id, actor });
      const requests = scoped(models.GroupRequest, actor);
      const waiting = { user_id: actor.userId, status: 'waiting' as const };
      if ((await requests.count({ where: waiting })) > 0) {
        throw new AppError('duplicate', { fields: { group_id: [groupWords[locale].alreadyRequested] } });
      }
      const { secret, hash } = newSecret();
      const message = body.message ?? '';
      const request = await requests.create({ ...waiting, group_id: group?.id ?? null, hash, message });
      const company = await loadCompany(models, workspaceId);
      const deciders = await membersWhoDecide(models, workspaceId);
      const userIds = deciders.map(({ id }) => id);
      await notify(unit, {
        kind: 'group-requested',
        userIds,
        actor,
        companyId: workspaceId,
        subject: group?.name ?? '',
      });
      for (const user of deciders) {
        await unit.mail({
          template: 'group-request',
          to: user.email,
          locale: user.locale,
          values: {
            name: user.full_name,
            requester: actor.name,
            requester_email: actor.email,
            company: company.name,
            message,
            url: linkTo(services.config.publicUrl, 'confirm-request', secret),
          },
        });
      }
      await unit.audit({
        action: 'groups.request',
        subject: { kind: 'group-request', id: request.id },
        workspaceId,
        after: { group_id: request.group_id, message },
      });
    });
    reply.message(groupWords[locale].requested);
    return { status: 'waiting' as const };
  },
);

/** The request behind a link, for those of its workspace who may decide. Others may not know that it exists. */
async function loadRequest(services: Services, actor: UserActor, hash: string) {
  const { database } = services;
  const request = await database.models.GroupRequest.findOne({ where: { hash: hashSecret(hash) } });
  const member = request === null ? undefined : await loadMemberActor(database, actor, request.workspace_id);
  // A link to nothing belongs to no workspace; a valid one that the caller may not use is a refusal.
  const requested =
    request === null ? undefined : ({ kind: 'group-request', ids: [request.id], among: 'own' } as const);
  if (request === null || member === undefined) throw new AppError('not_found', { requested });
  demand(mayManageMembers(member));
  return { request, member };
}

export const readGroupRequestHandler = handle(readGroupRequest, async ({ actor, params, services }) => {
  const { request } = await loadRequest(services, actor, params.hash);
  return presentRequest(services.database.models, request, params.hash);
});

export const confirmGroupRequestHandler = handle(
  confirmGroupRequest,
  async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
    const accept = body.accept ?? true;
    const words = groupWords[locale];
    const request = await unitOfWork(async (unit): Promise<GroupRequest> => {
      const { models } = unit;
      const { request: found, member } = await loadRequest(services, actor, params.hash);
      const groupId = body.group_id ?? found.group_id;
      const status = accept ? 'accepted' : 'refused';
      const decision = { status, decided_by: actor.userId, decided_at: services.now() } as const;
      const changed = await scoped(models.GroupRequest, member).update(
        { ...decision, ...(accept ? { group_id: groupId } : {}) },
        { where: { id: found.id, status: 'waiting' } },
      );
      if (changed === 0) throw new AppError('done_already');
      if (accept) {
        if (groupId === null) throw new AppError('invalid', { fields: { group_id: [words.chooseGroup] } });
        demandOthers(member, [found.user_id], 'group_id', locale);
        const group = await load(unit, 'group', { id: groupId, actor: member, to: 'change' });
        demand(mayGrant(member, group.permissions));
        await joinGroup(services, unit, { request: found, group, member });
      }
      await notify(unit, {
        kind: accept ? 'group-accepted' : 'group-refused',
        userIds: [found.user_id],
        actor,
        companyId: found.workspace_id,
      });
      await unit.audit({
        action: accept ? 'groups.acceptRequest' : 'groups.refuseRequest',
        subject: { kind: 'group-request', id: found.id },
        workspaceId: found.workspace_id,
        before: { status: 'waiting' },
        after: { status, group_id: groupId },
      });
      return found.reload();
    });
    reply.message(accept ? words.accepted : words.refused);
    return presentRequest(services.database.models, request, params.hash);
  },
);

interface Joining {
  readonly request: GroupRequest;
  readonly group: Group;
  /** Who accepts. */
  readonly member: MemberActor;
}

/** The requesting user joins the group, leaves the list of waiting users, and gets a mail. */
async function joinGroup(
  services: Services,
  unit: Parameters<Parameters<Services['database']['unitOfWork']>[1]>[0],
  { request, group, member }: Joining,
): Promise<void> {
  const { models } = unit;
  const { workspace_id: workspaceId, user_id: userId } = request;
  const user = await models.User.findByPk(userId);
  const isMember = await scoped(models.Member, member).count({ where: { user_id: userId, removed_at: null } });
  // The requesting user has left meanwhile: nothing is left to accept.
  if (user === null || isMember === 0)
    throw new AppError('not_found', { requested: { kind: 'user', ids: [userId], among: request.workspace_id } });
  const waitingRooms = await scoped(models.Group, member).findAll({
    attributes: ['id'],
    where: { type: 'unassigned' },
  });
  const waitingIds = waitingRooms.map(({ id }) => id);
  await scoped(models.GroupUser, member).destroy({ where: { user_id: userId, group_id: waitingIds } });
  await addToGroups(models, member, userId, [group.id]);
  const company = await loadCompany(models, workspaceId);
  await unit.mail({
    template: 'group-request-accepted',
    to: user.email,
    locale: user.locale,
    values: {
      name: user.full_name,
      group: group.name,
      company: company.name,
      url: linkTo(services.config.publicUrl, 'dashboard'),
    },
  });
}
