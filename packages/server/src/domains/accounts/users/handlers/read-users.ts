import { load } from '../../../../access/load.ts';
import {
  listActiveUsers,
  listOwnCompanies,
  listUsers,
  listUsersWithGroups,
  readOwnUser,
  readUser,
} from '../../../../contract/users/index.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { endUserSession } from '../../auth/sessions.ts';
import { companiesOfUser } from '../companies-of-user.ts';
import { memberPage } from '../member-page.ts';
import { presentMember, presentPerson } from '../present.ts';
import { groupsByUser } from '../queries.ts';
import { presentWithGroups } from '../with-groups.ts';

export const listUsersHandler = handle(listUsers, async ({ actor, query, services }) => {
  const { models } = services.database;
  const page = await memberPage(models, actor.workspace.id, query);
  const groups = await groupsByUser(
    models,
    actor.workspace.id,
    page.items.map(({ user }) => user.id),
  );
  return { ...page, items: page.items.map((member) => presentMember(member, groups.get(member.user.id) ?? [], actor)) };
});

export const listActiveUsersHandler = handle(listActiveUsers, async ({ actor, query, services }) => {
  const page = await memberPage(services.database.models, actor.workspace.id, { ...query, onlyActive: true });
  return { ...page, items: page.items.map(({ user }) => presentPerson(user)) };
});

export const listOwnCompaniesHandler = handle(listOwnCompanies, async ({ actor, services, reply, unitOfWork }) => {
  const companies = await companiesOfUser(services.database.models, actor.userId);
  if (companies.length > 0) return companies;
  await unitOfWork(async (unit) => {
    await endUserSession(unit, actor.userId, actor.sessionId);
    await unit.audit({
      action: 'auth.logout',
      subject: { kind: 'user', id: actor.userId },
      workspaceId: null,
      note: 'A user without a company.',
    });
  });
  reply.clearSession('user');
  throw new AppError('not_invited');
});

export const readOwnUserHandler = handle(readOwnUser, async ({ actor, services }) => {
  const user = await services.database.models.User.findByPk(actor.userId);
  if (user === null) throw new AppError('unauthenticated');
  const { id, full_name, last_name, first_name, email } = user;
  return { id, full_name, last_name, first_name, kana: user.kana ?? null, email, phone: user.phone ?? null };
});

export const listUsersWithGroupsHandler = handle(listUsersWithGroups, async ({ actor, query, services }) => {
  const { models } = services.database;
  const page = await memberPage(models, actor.workspace.id, query);
  return { ...page, items: await presentWithGroups(models, actor.workspace.id, page.items) };
});

export const readUserHandler = handle(readUser, async ({ actor, params, services }) => {
  const { models } = services.database;
  const member = await load({ models }, 'user', { id: params.id, actor });
  const groups = await groupsByUser(models, actor.workspace.id, [params.id]);
  return presentMember(member, groups.get(params.id) ?? [], actor);
});
