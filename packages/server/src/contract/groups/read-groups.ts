import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { GroupSummary, PersonWithGroups, pickQuery } from '../people.ts';
import { listOf, Shape } from '../shapes.ts';
import { Group, GroupTree } from './shapes.ts';

export const listGroups = defineEndpoint({
  name: 'groups.list',
  method: 'GET',
  path: '/v1/groups',
  area: 'user',
  access: 'workspace',
  summary: 'Groups of the workspace, by name',
  query: Shape(pickQuery),
  reply: listOf(Group),
});

export const readGroupTree = defineEndpoint({
  name: 'groups.tree',
  method: 'GET',
  path: '/v1/groups/tree',
  area: 'user',
  access: 'workspace',
  summary: 'All groups as a tree',
  reply: GroupTree,
});

export const listJoinableGroups = defineEndpoint({
  name: 'groups.joinable',
  method: 'GET',
  path: '/v1/groups/joinable',
  area: 'user',
  access: 'workspace',
  summary: 'Groups that a member without one may ask to join',
  withoutGroup: true,
  reply: Type.Array(GroupSummary),
});

export const listGroupUsers = defineEndpoint({
  name: 'groups.users',
  method: 'GET',
  path: '/v1/groups/users',
  area: 'user',
  access: 'workspace',
  summary: 'Members of one group, or of any, by name, with their groups',
  query: Shape({ group_id: Type.Optional(IdOf('group')), ...pickQuery }),
  reply: listOf(PersonWithGroups),
  errors: ['not_found'],
});

export const readGroup = defineEndpoint({
  name: 'groups.read',
  method: 'GET',
  path: '/v1/groups/:id',
  area: 'user',
  access: 'workspace',
  summary: 'One group',
  params: IdParamsOf('group'),
  reply: Group,
  errors: ['not_found'],
});
