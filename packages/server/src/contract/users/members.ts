import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { Kana, managesMembers, Member, PersonLine, PersonName, PersonWithGroups, Phone, pickQuery } from '../people.ts';
import { listOf, Nothing, Nullable, Shape, Version } from '../shapes.ts';

export const listUsers = defineEndpoint({
  name: 'users.list',
  method: 'GET',
  path: '/v1/users/list',
  area: 'user',
  access: 'workspace',
  summary: 'Members of the workspace, by name; searched by name, kana and address',
  query: Shape({ group_id: Type.Optional(IdOf('group')), ...pickQuery }),
  reply: listOf(Member),
});

export const listActiveUsers = defineEndpoint({
  name: 'users.allActive',
  method: 'GET',
  path: '/v1/users/all-active-user',
  area: 'user',
  access: 'workspace',
  summary: 'Members who can be chosen (assigned, asked to approve), by name; a page, searched by what was typed',
  query: Shape(pickQuery),
  reply: listOf(PersonName),
});

export const listUsersWithGroups = defineEndpoint({
  name: 'users.withGroups',
  method: 'GET',
  path: '/v1/users/user-group',
  area: 'user',
  access: 'workspace',
  summary: 'Members with their groups, by name, for the group screens',
  query: Shape(pickQuery),
  reply: listOf(PersonWithGroups),
});

export const readUser = defineEndpoint({
  name: 'users.read',
  method: 'GET',
  path: '/v1/users/:id',
  area: 'user',
  access: 'workspace',
  summary: 'One member of the workspace',
  params: IdParamsOf('user'),
  reply: Member,
  errors: ['not_found'],
});

export const updateUser = defineEndpoint({
  name: 'users.update',
  method: 'PUT',
  path: '/v1/users/:id',
  area: 'user',
  access: 'workspace',
  summary: 'Change a member: his own data, or groups by those who manage members',
  params: IdParamsOf('user'),
  body: Shape({
    last_name: Type.Optional(PersonLine),
    first_name: Type.Optional(PersonLine),
    kana: Type.Optional(Nullable(Kana)),
    phone: Type.Optional(Nullable(Phone)),
    group_ids: Type.Optional(IdsOf('group', 50)),
    version: Version,
  }),
  reply: Member,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const removeUser = defineEndpoint({
  name: 'users.remove',
  method: 'DELETE',
  path: '/v1/users/:id',
  area: 'user',
  access: 'workspace',
  summary: 'Remove a member from the workspace; the account stays, and he can be restored',
  ...managesMembers,
  params: IdParamsOf('user'),
  reply: Nothing,
  errors: ['not_found', 'forbidden'],
});

export const restoreUser = defineEndpoint({
  name: 'users.restore',
  method: 'POST',
  path: '/v1/users/:id/restore',
  area: 'user',
  access: 'workspace',
  summary: 'Take the removal of a member back',
  ...managesMembers,
  params: IdParamsOf('user'),
  reply: Member,
  errors: ['not_found', 'limit_members'],
});
