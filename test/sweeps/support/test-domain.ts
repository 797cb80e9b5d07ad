import { Type } from 'typebox';
import { load } from '../../../packages/server/src/access/load.ts';
import { scoped } from '../../../packages/server/src/access/scoped.ts';
import {
  defineEndpoint,
  Id,
  IdOf,
  IdParamsOf,
  Line,
  listOf,
  Nothing,
  pageQuery,
  Shape,
} from '../../../packages/server/src/contract/index.ts';
import { findPage } from '../../../packages/server/src/database/find-page.ts';
import type { UnitOfWork } from '../../../packages/server/src/database/database.ts';
import { handle, type Mounted } from '../../../packages/server/src/http/handler.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';

/** Safeguards that the domain can be built without. */
export type LeftOut =
  | 'the workspace of the list'
  | 'the workspace of the read'
  | 'the workspace of the change'
  | 'the workspace of a named record'
  | 'the policy'
  | 'the guard of the plan'
  | 'the guard of the settings'
  | 'the audit'
  | 'the record for the audit';

const base = { area: 'user', access: 'workspace' } as const;
const Team = Shape({ id: Id, name: Type.String() });

const listTeams = defineEndpoint({
  ...base,
  name: 'teams.list',
  method: 'GET',
  path: '/v1/teams',
  summary: 'Groups by name',
  query: Shape({ keyword: Type.Optional(Line(100)), ...pageQuery }),
  reply: listOf(Team),
});
const readTeam = defineEndpoint({
  ...base,
  name: 'teams.read',
  method: 'GET',
  path: '/v1/teams/:id',
  summary: 'One group',
  params: IdParamsOf('group'),
  reply: Team,
  errors: ['not_found'],
});
const updateTeam = defineEndpoint({
  ...base,
  name: 'teams.update',
  method: 'PUT',
  path: '/v1/teams/:id',
  summary: 'Place a group below another',
  plan: 'manage_group_user',
  params: IdParamsOf('group'),
  body: Shape({ parent_id: Type.Optional(IdOf('group')) }),
  reply: Nothing,
  errors: ['not_found', 'forbidden'],
});
const tidyTeams = defineEndpoint({
  ...base,
  name: 'teams.tidy',
  method: 'POST',
  path: '/v1/teams/tidy',
  summary: 'Put all groups on the top level',
  plan: 'manage_group_user',
  settings: true,
  reply: Nothing,
});

/** A small domain over the groups of a workspace; complete, or without one of its safeguards. */
export function testDomain(without?: LeftOut): readonly Mounted[] {
  const list = handle(listTeams, async ({ actor, query, services }) => {
    const { Group } = services.database.models;
    const options = {
      order: [['id', 'ASC']] as [string, string][],
      where: query.keyword === undefined ? {} : { name: query.keyword },
    };
    const page =
      without === 'the workspace of the list'
        ? await findPage(Group, query, options)
        : await scoped(Group, actor).page(query, options);
    return { ...page, items: page.items.map(({ id, name }) => ({ id, name })) };
  });

  const read = handle(readTeam, async ({ actor, params: { id }, services: { database } }) => {
    if (without === 'the workspace of the read') {
      const group = await database.models.Group.findByPk(id);
      if (group === null)
        throw new AppError('not_found', { requested: { kind: 'group', ids: [id], among: actor.workspace.id } });
      return { id, name: group.name };
    }
    if (without === 'the record for the audit') {
      const group = await scoped(database.models.Group, actor).find({ where: { id } });
      if (group === null) throw new AppError('not_found');
      return { id, name: group.name };
    }
    const group = await load(database, 'group', { id, actor });
    return { id, name: group.name };
  });

  const place = async (unit: UnitOfWork, id: number, parent: number | null, workspaceId: number): Promise<void> => {
    await unit.models.Group.update(
      { parent_id: parent },
      { where: { id, ...(without === 'the workspace of the change' ? {} : { workspace_id: workspaceId }) } },
    );
  };
  const update = handle(updateTeam, async ({ actor, body, params: { id }, unitOfWork }) => {
    await unitOfWork(async (unit) => {
      if (without !== 'the workspace of the change') {
        await load(unit, 'group', { id, actor, to: without === 'the policy' ? 'read' : 'change' });
      }
      const { parent_id: parent } = body;
      if (parent !== undefined && without !== 'the workspace of a named record')
        await load(unit, 'group', { id: parent, actor });
      if (parent !== undefined && without === 'the workspace of a named record')
        await unit.models.Group.findByPk(parent);
      await place(unit, id, parent ?? null, actor.workspace.id);
      if (without === 'the audit') return;
      await unit.audit({ action: 'teams.update', subject: { kind: 'group', id }, workspaceId: actor.workspace.id });
    });
    return null;
  });

  const tidy = handle(tidyTeams, async ({ actor, unitOfWork }) => {
    await unitOfWork(async (unit) => {
      await scoped(unit.models.Group, actor).update({ parent_id: null }, { where: {} });
      await unit.audit({
        action: 'teams.tidy',
        subject: { kind: 'company', id: actor.workspace.id },
        workspaceId: actor.workspace.id,
      });
    });
    return null;
  });
  return [list, read, update, tidy];
}

/** What the server mounts when a guard ignores a flag of the contract: the same calls without it. */
export function mountedWithout(mounted: readonly Mounted[], without?: LeftOut): readonly Mounted[] {
  return mounted.map(({ endpoint: { plan, settings, ...endpoint }, handle: handler }) => ({
    endpoint: {
      ...endpoint,
      ...(plan === undefined || without === 'the guard of the plan' ? {} : { plan }),
      ...(settings === undefined || without === 'the guard of the settings' ? {} : { settings }),
    },
    handle: handler,
  }));
}
