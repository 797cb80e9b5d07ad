import { loadGroup } from '../../../../access/loaders/load-group.ts';
import {
  listGroups,
  listGroupUsers,
  listJoinableGroups,
  readGroup,
  readGroupTree,
} from '../../../../contract/groups.ts';
import { containsText } from '../../../../database/contains-text.ts';
import { findPage } from '../../../../database/find-page.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { presentGroupSummary } from '../../users/present.ts';
import { presentGroups, usersByGroup } from '../present.ts';
import { groupTree } from '../tree.ts';

export const listGroupsHandler = handle(listGroups, async ({ actor, query, services }) => {
  const { models } = services.database;
  const { keyword } = query;
  const page = await findPage(models.Group, query, {
    where: {
      workspace_id: actor.workspace.id,
      ...(keyword === undefined ? {} : containsText(models.Group, ['name'], keyword)),
    },
    order: [
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return { ...page, items: await presentGroups(models, actor, page.items) };
});

export const readGroupTreeHandler = handle(readGroupTree, async ({ actor, services }) => {
  const { models } = services.database;
  const groups = await models.Group.findAll({ where: { workspace_id: actor.workspace.id } });
  const users = await usersByGroup(
    models,
    actor.workspace.id,
    groups.map(({ id }) => id),
  );
  return groupTree(groups, new Map([...users].map(([id, list]) => [id, list.length])));
});

export const listJoinableGroupsHandler = handle(listJoinableGroups, async ({ actor, services }) => {
  const groups = await services.database.models.Group.findAll({
    where: { workspace_id: actor.workspace.id, type: ['leader', 'manager', 'general'] },
    order: [
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return groups.map(presentGroupSummary);
});

export const listGroupUsersHandler = handle(listGroupUsers, async ({ actor, query, services }) => {
  const { models } = services.database;
  const workspaceId = actor.workspace.id;
  const groups =
    query.group_id === undefined
      ? await models.Group.findAll({
          where: { workspace_id: workspaceId },
          order: [
            ['name', 'ASC'],
            ['id', 'ASC'],
          ],
        })
      : [await loadGroup(models, workspaceId, query.group_id)];
  const users = await usersByGroup(
    models,
    workspaceId,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => ({ group: presentGroupSummary(group), users: users.get(group.id) ?? [] }));
});

export const readGroupHandler = handle(readGroup, async ({ actor, params, services }) => {
  const { models } = services.database;
  const group = await loadGroup(models, actor.workspace.id, params.id);
  const [shown] = await presentGroups(models, actor, [group]);
  if (shown === undefined) throw new AppError('not_found');
  return shown;
});
