import { Op, type WhereOptions } from 'sequelize';
import { loadUser } from '../../../access/loaders/load-user.ts';
import {
  deleteAdminUser,
  readAdminUser,
  restoreAdminUser,
  searchAdminUsers,
  updateAdminUser,
} from '../../../contract/admin-users.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { findPage, mostCounted } from '../../../database/find-page.ts';
import type { Models } from '../../../database/models.ts';
import { searchText } from '../../../database/search-text.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { dropTokens } from '../../auth/one-time-tokens.ts';
import { endUserSessions } from '../../auth/sessions.ts';
import { findUserByEmail } from '../../users/find-user-by-email.ts';
import type { User } from '../../users/model.ts';
import { presentAdminUsers } from '../present.ts';

async function show(models: Models, user: User) {
  const [shown] = await presentAdminUsers(models, [user]);
  if (shown === undefined) throw new AppError('not_found');
  return shown;
}

const search = handle(searchAdminUsers, async ({ query, services }) => {
  const { models } = services.database;
  const { keyword, company_id, status, suspended } = query;
  const where: WhereOptions<User> = {
    ...(status === undefined ? {} : { status }),
    ...(suspended === undefined ? {} : { suspended_at: suspended ? { [Op.ne]: null } : null }),
    ...(keyword === undefined ? {} : searchText(models.User, ['last_name', 'first_name', 'kana', 'email'], keyword)),
  };
  if (company_id !== undefined) {
    const members = await models.Member.findAll({
      attributes: ['user_id'],
      where: { workspace_id: company_id, removed_at: null },
    });
    Object.assign(where, { id: members.map(({ user_id }) => user_id) });
  }
  const page = await findPage(models.User, query, {
    attributes: { exclude: ['password', 'notification'] },
    where,
    order: [['id', 'DESC']],
    countUpTo: mostCounted,
  });
  return { ...page, items: await presentAdminUsers(models, page.items) };
});

const read = handle(readAdminUser, async ({ params, services }) => {
  const { models } = services.database;
  return show(models, await loadUser(models, params.id));
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
    const { before, after } = await changeVersioned(unit, { record: found, kind: 'user', seen: version, changes });
    // Links that lie in the mailbox of the old address, and one that would set yet another address.
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
  return show(services.database.models, user);
});

const remove = handle(deleteAdminUser, async ({ params, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const user = await loadUser(unit.models, params.id);
    // A company without its root user could not be managed by anybody.
    const roots = await unit.models.Member.count({
      where: { user_id: user.id, is_root: true, removed_at: null },
      include: [{ association: 'company', required: true }],
    });
    if (roots > 0) throw new AppError('in_use');
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
  return show(services.database.models, user);
});

export const adminUserHandlers: readonly Mounted[] = [search, read, update, remove, restore];
