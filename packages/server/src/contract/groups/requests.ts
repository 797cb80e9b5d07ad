import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf } from '../ids.ts';
import { GroupSummary, PersonName } from '../people.ts';
import { Instant, Line, Nullable, Shape, Token } from '../shapes.ts';

/** States of a request to join. */
export const GroupRequest = Shape({
  hash: Type.String(),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('accepted'), Type.Literal('refused')]),
  user: PersonName,
  group: Nullable(GroupSummary),
  message: Nullable(Type.String()),
  created_at: Instant,
  decided_by: Nullable(Type.String()),
});

export const requestGroup = defineEndpoint({
  name: 'groups.request',
  method: 'POST',
  path: '/v1/groups/request',
  area: 'user',
  access: 'workspace',
  summary: 'Ask to join a group; those who manage members get a mail',
  withoutGroup: true,
  body: Shape({ group_id: Type.Optional(IdOf('group')), message: Type.Optional(Line(500)) }),
  reply: Shape({ status: Type.Literal('waiting') }),
  errors: ['not_found', 'duplicate'],
  rate: 'mail',
});

const hashParams = Shape({ hash: Token });

export const readGroupRequest = defineEndpoint({
  name: 'groups.readRequest',
  method: 'GET',
  path: '/v1/groups/confirm-request/:hash',
  area: 'user',
  access: 'login',
  summary: 'A request to join, by the link of the mail',
  params: hashParams,
  reply: GroupRequest,
  errors: ['not_found', 'forbidden'],
});

export const confirmGroupRequest = defineEndpoint({
  name: 'groups.confirmRequest',
  method: 'POST',
  path: '/v1/groups/confirm-request/:hash',
  area: 'user',
  access: 'login',
  summary: 'Accept a request to join (into the requested group or another), or refuse it',
  params: hashParams,
  body: Shape({ accept: Type.Optional(Type.Boolean({ default: true })), group_id: Type.Optional(IdOf('group')) }),
  reply: GroupRequest,
  errors: ['not_found', 'forbidden', 'done_already'],
});
