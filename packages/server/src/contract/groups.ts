import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { ChoiceOf } from './enums/choices.ts';
import { groupTypes, userPermissions } from './enums/people.ts';
import { IdOf, IdParamsOf, IdsOf } from './ids.ts';
import { labeled } from './label.ts';
import { Actions, Emails, GroupSummary, PersonName, PersonWithGroups, pickQuery } from './people.ts';
import { Id, Instant, Line, listOf, Nothing, Nullable, Shape, Token, TypedPassword, Version } from './shapes.ts';
import { InviteReply } from './users.ts';

export const GroupPermission = ChoiceOf(userPermissions);

/** A group with all that its screen shows. Its users are a list of their own (`groups.users`). */
export const Group = Shape({
  id: Id,
  name: Type.String(),
  type: ChoiceOf(groupTypes),
  parent_id: Nullable(Id),
  permissions: Type.Array(GroupPermission),
  categories: Type.Array(Shape({ id: Id, name: Type.String(), full_access: Type.Boolean() })),
  user_count: Type.Integer(),
  version: Version,
  actions: Actions,
});
export type Group = Static<typeof Group>;

/** The same in a tree: children in their order of name. */
export interface GroupNode {
  readonly id: number;
  readonly name: string;
  readonly type: (typeof groupTypes)[number]['value'];
  readonly user_count: number;
  readonly children: readonly GroupNode[];
}

/** Levels below the top that a tree may have; a deeper one is refused when it is made. */
export const groupTreeDepth = 5;

/** Nested as deep as a tree may be, so that the schema is finite. */
function nodeSchema(levels: number): ReturnType<typeof Type.Object> {
  const children = levels > 0 ? Type.Array(nodeSchema(levels - 1)) : Type.Array(Type.Never(), { maxItems: 0 });
  return Shape({ id: Id, name: Type.String(), type: ChoiceOf(groupTypes), user_count: Type.Integer(), children });
}
export const GroupTree = Type.Unsafe<GroupNode[]>(Type.Array(nodeSchema(groupTreeDepth)));

const categoryGrants = Type.Array(Shape({ id: IdOf('document-category'), full_access: Type.Boolean() }), {
  maxItems: 500,
});
const manage = { settings: true, plan: 'manage_group_user' } as const;

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

const groupBody = {
  name: Line(100, { label: 'group.name' }),
  type: labeled('group.type', ChoiceOf(groupTypes)),
  parent_id: Type.Optional(labeled('group.parent_id', Nullable(IdOf('group')))),
  permissions: Type.Optional(Type.Array(GroupPermission, { maxItems: 10, uniqueItems: true })),
  categories: Type.Optional(categoryGrants),
  user_ids: Type.Optional(IdsOf('user', 1000)),
};

export const createGroup = defineEndpoint({
  name: 'groups.create',
  method: 'POST',
  path: '/v1/groups',
  area: 'user',
  access: 'workspace',
  summary: 'Make a group',
  ...manage,
  body: Shape(groupBody),
  reply: Group,
  errors: ['invalid', 'forbidden', 'not_found', 'duplicate'],
});

export const updateGroup = defineEndpoint({
  name: 'groups.update',
  method: 'PUT',
  path: '/v1/groups/:id',
  area: 'user',
  access: 'workspace',
  summary: 'Change a group; members that are not given stay as they are',
  description:
    '`user_ids` replaces the users of the group. A group with many changes them by `add_user_ids` and `remove_user_ids`.',
  ...manage,
  params: IdParamsOf('group'),
  body: Shape({
    name: Type.Optional(groupBody.name),
    type: Type.Optional(groupBody.type),
    parent_id: groupBody.parent_id,
    permissions: groupBody.permissions,
    categories: groupBody.categories,
    user_ids: groupBody.user_ids,
    add_user_ids: groupBody.user_ids,
    remove_user_ids: groupBody.user_ids,
    version: Version,
  }),
  reply: Group,
  errors: ['invalid', 'forbidden', 'not_found', 'duplicate', 'conflict'],
});

export const deleteGroup = defineEndpoint({
  name: 'groups.delete',
  method: 'DELETE',
  path: '/v1/groups/:id',
  area: 'user',
  access: 'workspace',
  summary: 'Delete a group without sub-groups; it can be restored',
  ...manage,
  params: IdParamsOf('group'),
  reply: Nothing,
  errors: ['not_found', 'forbidden', 'in_use'],
});

export const restoreGroup = defineEndpoint({
  name: 'groups.restore',
  method: 'POST',
  path: '/v1/groups/:id/restore',
  area: 'user',
  access: 'workspace',
  summary: 'Take the deletion of a group back, with its users',
  ...manage,
  params: IdParamsOf('group'),
  reply: Group,
  errors: ['not_found', 'forbidden', 'duplicate'],
});

export const inviteToGroup = defineEndpoint({
  name: 'groups.invite',
  method: 'POST',
  path: '/v1/groups/invite-user',
  area: 'user',
  access: 'workspace',
  summary: 'Invite people to a group: members join at once, others get an invitation',
  ...manage,
  body: Shape({ group_id: IdOf('group'), emails: Emails }),
  reply: InviteReply,
  errors: ['not_found', 'forbidden', 'limit_members'],
  rate: 'heavy',
});

export const changeRootUser = defineEndpoint({
  name: 'groups.changeRootUser',
  method: 'POST',
  path: '/v1/groups/change-root-user',
  area: 'user',
  access: 'workspace',
  summary: 'Hand the place of the root user on; confirmed by the password',
  notOnBehalf: true,
  body: Shape({ user_id: IdOf('user'), password: TypedPassword }),
  reply: Shape({ root_user_id: Id }),
  errors: ['forbidden', 'not_found', 'invalid'],
  rate: 'login',
});

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

export const groupEndpoints = [
  listGroups,
  readGroupTree,
  listJoinableGroups,
  listGroupUsers,
  readGroup,
  createGroup,
  updateGroup,
  deleteGroup,
  restoreGroup,
  inviteToGroup,
  changeRootUser,
  requestGroup,
  readGroupRequest,
  confirmGroupRequest,
] as const;
