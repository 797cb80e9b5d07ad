import type { Order } from 'sequelize';
import { load } from '../../../../access/load.ts';
import { scoped } from '../../../../access/scoped.ts';
import {
  listGroups,
  listGroupUsers,
  listJoinableGroups,
  readGroup,
  readGroupTree,
} from '../../../../contract/groups/index.ts';
import { matchesKeyword } from '../../../../database/folded/folded-columns.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { memberPage } from '../../users/member-page.ts';
import { presentGroupSummary } from '../../users/present.ts';
import { presentWithGroups } from '../../users/with-groups.ts';
import { countMembersOfGroups } from '../member-counts.ts';
import { presentGroups } from '../present.ts';
import { groupTree } from '../tree.ts';

const byName = [
  ['sort_key', 'ASC'],
  ['id', 'ASC'],
] satisfies Order;

export const listGroupsHandler = handle(listGroups, async ({ actor, query, services }) => {
  const { models } = services.database;
  const { keyword } = query;
  const where = keyword === undefined ? {} : matchesKeyword(models.Group, keyword);
  const page = await scoped(models.Group, actor).page(query, { where, order: byName });
  return { ...page, items: await presentGroups(models, actor, page.items) };
});

export const readGroupTreeHandler = handle(readGroupTree, async ({ actor, services }) => {
  const { models } = services.database;
  const groups = await scoped(models.Group, actor).findAll({ order: byName });
  const ids = groups.map(({ id }) => id);
  return groupTree(groups, await countMembersOfGroups(models, actor.workspace.id, ids));
});

export const listJoinableGroupsHandler = handle(listJoinableGroups, async ({ actor, services }) => {
  const groups = await scoped(services.database.models.Group, actor).findAll({
    where: { type: ['leader', 'manager', 'general'] },
    order: byName,
  });
  return groups.map(presentGroupSummary);
});

export const listGroupUsersHandler = handle(listGroupUsers, async ({ actor, query, services }) => {
  const { models } = services.database;
  const { group_id: groupId } = query;
  if (groupId !== undefined) await load({ models }, 'group', { id: groupId, actor });
  const page = await memberPage(models, actor.workspace.id, { ...query, inAnyGroup: groupId === undefined });
  return { ...page, items: await presentWithGroups(models, actor.workspace.id, page.items) };
});

export const readGroupHandler = handle(readGroup, async ({ actor, params, services }) => {
  const { models } = services.database;
  const group = await load({ models }, 'group', { id: params.id, actor });
  const [shown] = await presentGroups(models, actor, [group]);
  if (shown === undefined) throw new AppError('not_found');
  return shown;
});
