import { loadUser } from '../../../../access/loaders/load-user.ts';
import { readSessionUser, updateFirstLoggedIn } from '../../../../contract/auth.ts';
import { eventPosition } from '../../../../contract/event-position.ts';
import { handle } from '../../../../http/handler.ts';
import { loadMemberActor } from '../load-member-actor.ts';
import { membershipNames } from '../membership-names.ts';
import { namedWorkspace } from '../named-workspace.ts';
import { presentSessionUser } from '../present-session-user.ts';

export const readSessionUserHandler = handle(readSessionUser, async ({ actor, services, headers, reply }) => {
  const { database, config } = services;
  // Before anything is read.
  reply.header(eventPosition, services.realtime.position());
  const user = await loadUser(database.models, actor.userId);
  const workspaceId = namedWorkspace(headers, config);
  const member = workspaceId === undefined ? undefined : await loadMemberActor(database, actor, workspaceId);
  return presentSessionUser(user, actor, member, await membershipNames(database.models, member));
});

/** Once: the later calls of other windows and devices find it set. */
export const updateFirstLoggedInHandler = handle(updateFirstLoggedIn, async ({ actor, services, unitOfWork }) => {
  const user = await loadUser(services.database.models, actor.userId);
  if (user.first_logged_in_at !== null) return { first_logged_in_at: user.first_logged_in_at.toISOString() };
  const now = services.now();
  // The staff is not the user: his first login is still to come.
  if (actor.onBehalf !== undefined) return { first_logged_in_at: now.toISOString() };
  const first = await unitOfWork(async (unit) => {
    const where = { id: user.id, first_logged_in_at: null };
    await unit.models.User.update({ first_logged_in_at: now }, { where });
    await unit.audit({ action: 'auth.firstLogin', subject: { kind: 'user', id: user.id }, workspaceId: null });
    return (await loadUser(unit.models, user.id)).first_logged_in_at;
  });
  return { first_logged_in_at: (first ?? now).toISOString() };
});
