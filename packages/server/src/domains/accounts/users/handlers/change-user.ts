import type { MemberActor } from '../../../../access/actor.ts';
import { demand } from '../../../../access/decision.ts';
import { load } from '../../../../access/load.ts';
import { loadUser } from '../../../../access/loaders/load-user.ts';
import { mayManageMembers, mayMoveMember } from '../../../../access/policies/member-management.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { removeUser, restoreUser, updateUser } from '../../../../contract/users/index.ts';
import { changeVersioned } from '../../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../../database/database.ts';
import type { Models } from '../../../../database/models.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { notify } from '../../../notifications/notify.ts';
import { demandOthers, setGroupsOfUser } from '../change-groups.ts';
import type { Member } from '../model.ts';
import { presentMember } from '../present.ts';
import { groupsByUser } from '../queries.ts';
import { takeSeats } from '../seats.ts';
import { userWords } from '../../../../messages/users.ts';

async function show(models: Models, actor: MemberActor, userId: number) {
  const member = await load({ models }, 'user', { id: userId, actor });
  const groups = await groupsByUser(models, actor.workspace.id, [userId]);
  return presentMember(member, groups.get(userId) ?? [], actor);
}

async function groupsOf(models: Models, { workspace_id, user_id }: Member) {
  return (await groupsByUser(models, workspace_id, [user_id])).get(user_id) ?? [];
}

type OwnData = Omit<BodyOf<typeof updateUser>, 'version' | 'group_ids'>;

/** Changes a person's account, which all his companies share; gives what it was. */
async function changeOwnData(unit: UnitOfWork, userId: number, changes: OwnData) {
  if (Object.keys(changes).length === 0) return {};
  const user = await loadUser(unit.models, userId, { lock: true });
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, user.get(name)]));
  await user.update({ ...changes, version: user.version + 1 });
  return before;
}

export const updateUserHandler = handle(
  updateUser,
  async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
    const { version, group_ids, ...changes } = body;
    await unitOfWork(async (unit) => {
      const member = await load(unit, 'user', { id: params.id, actor, to: 'change' });
      // A person's name and number are his own: colleagues who manage members change his groups.
      const isSelf = member.user_id === actor.userId;
      if (!isSelf && Object.keys(changes).length > 0) throw new AppError('forbidden');
      if (group_ids !== undefined) {
        demand(mayManageMembers(actor));
        demandOthers(actor, [member.user_id], 'group_ids', locale);
      }
      // A member has his own version: that of the account would reveal changes in other companies.
      await changeVersioned(unit, {
        record: member,
        kind: 'user',
        subjectId: member.user_id,
        workspaceId: actor.workspace.id,
        seen: version,
        changes: {},
      });
      const before = await changeOwnData(unit, member.user_id, changes);
      const groupsBefore =
        group_ids === undefined ? undefined : await setGroupsOfUser(unit.models, actor, member.user_id, group_ids);
      if (group_ids !== undefined) {
        const userIds = [member.user_id];
        await notify(unit, { kind: 'groups-changed', userIds, actor, companyId: actor.workspace.id });
      }
      await unit.audit({
        action: 'users.update',
        subject: { kind: 'user', id: member.user_id },
        workspaceId: actor.workspace.id,
        before: { ...before, ...(groupsBefore === undefined ? {} : { group_ids: groupsBefore }) },
        after: { ...changes, ...(group_ids === undefined ? {} : { group_ids }) },
      });
    });
    reply.message(userWords[locale].saved);
    return show(services.database.models, actor, params.id);
  },
);

export const removeUserHandler = handle(removeUser, async ({ actor, locale, params, reply, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    await unit.lock(actor.workspace.id, 'members');
    const member = await load(unit, 'user', { id: params.id, actor, to: 'delete' });
    demand(mayMoveMember(actor, await groupsOf(unit.models, member)));
    await member.update({ removed_at: services.now() });
    await unit.audit({
      action: 'users.remove',
      subject: { kind: 'user', id: member.user_id },
      workspaceId: actor.workspace.id,
      before: { removed: false },
      after: { removed: true },
    });
  });
  reply.message(userWords[locale].removed);
  return null;
});

export const restoreUserHandler = handle(restoreUser, async ({ actor, params, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const member = await load(unit, 'user', { id: params.id, actor, deleted: true });
    demand(mayMoveMember(actor, await groupsOf(unit.models, member)));
    if (member.removed_at === null) throw new AppError('not_found');
    await takeSeats(unit.models, actor.workspace.id, 1, services.now());
    await member.update({ removed_at: null });
    await unit.audit({
      action: 'users.restore',
      subject: { kind: 'user', id: member.user_id },
      workspaceId: actor.workspace.id,
      before: { removed: true },
      after: { removed: false },
    });
  });
  return show(services.database.models, actor, params.id);
});
