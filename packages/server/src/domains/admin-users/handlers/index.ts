import { loadUser } from '../../../access/loaders/load-user.ts';
import {
  deleteAdminUser,
  readAdminUser,
  restoreAdminUser,
  searchAdminUsers,
  updateAdminUser,
} from '../../../contract/admin-users.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { AppError } from '../../../errors/app-error.ts';
import { inUse } from '../../../errors/in-use.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { dropTokens, endUserSessions, findUserByEmail } from '../../accounts/index.ts';
import { searchUsers, showUser } from '../search-users.ts';

const search = handle(searchAdminUsers, async ({ query, services }) => searchUsers(services.database, query));

const read = handle(readAdminUser, async ({ params, services: { database } }) => {
  const { id } = await loadUser(database.models, params.id);
  return showUser(database, id);
});

const update = handle(updateAdminUser, async ({ body, params, services, unitOfWork }) => {
  const { version, suspended, ...facts } = body;
  const user = await unitOfWork(async (unit) => {
    const found = await loadUser(unit.models, params.id);
    if (facts.email !== undefined) {
      const holder = await findUserByEmail(unit.models, facts.email);
      if (holder !== null && holder.id !== found.id) throw new AppError('duplicate');
    }
    const since = found.suspended_at ?? services.now();
    const changes = { ...facts, ...(suspended === undefined ? {} : { suspended_at: suspended ? since : null }) };
    const { before, after } = await changeVersioned(unit, {
      record: found,
      kind: 'user',
      workspaceId: 'all',
      seen: version,
      changes,
    });
    // Links that were sent to the old address, and one that would set yet another address.
    if (facts.email !== undefined && facts.email !== before['email'])
      await dropTokens(unit, found.id, ['forgot', 'verify', 'complete', 'change-email']);
    if (suspended === true) await endUserSessions(unit, found.id);
    await unit.audit({
      action: 'adminUsers.update',
      subject: { kind: 'user', id: found.id },
      workspaceId: null,
      before,
      after,
    });
    return found;
  });
  return showUser(services.database, user.id);
});

const remove = handle(deleteAdminUser, async ({ params, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const user = await loadUser(unit.models, params.id);
    const places = await unit.models.Member.findAll({ where: { user_id: user.id }, order: [['workspace_id', 'ASC']] });
    for (const place of places) await unit.lock(place.workspace_id, 'members');
    // No user could manage a company without its root user.
    const roots = await unit.models.Member.count({
      where: { user_id: user.id, is_root: true, removed_at: null },
      include: [{ association: 'company', required: true }],
    });
    if (roots > 0) throw inUse('rootOfCompany');
    await endUserSessions(unit, user.id);
    await user.destroy();
    await unit.audit({
      action: 'adminUsers.delete',
      subject: { kind: 'user', id: user.id },
      workspaceId: null,
      before: { email: user.email, full_name: user.full_name },
    });
  });
  return null;
});

const restore = handle(restoreAdminUser, async ({ params, services, unitOfWork }) => {
  const user = await unitOfWork(async (unit) => {
    const found = await loadUser(unit.models, params.id, { deleted: true });
    if (found.deleted_at === null) throw new AppError('not_found');
    if ((await findUserByEmail(unit.models, found.email)) !== null) throw new AppError('duplicate');
    await found.restore();
    await unit.audit({
      action: 'adminUsers.restore',
      subject: { kind: 'user', id: found.id },
      workspaceId: null,
      after: { email: found.email },
    });
    return found;
  });
  return showUser(services.database, user.id);
});

export const adminUserHandlers: readonly Mounted[] = [search, read, update, remove, restore];
