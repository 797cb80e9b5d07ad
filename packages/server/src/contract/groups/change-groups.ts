import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ChoiceOf } from '../enums/choices.ts';
import { groupTypes } from '../enums/people.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Emails, managesMembers } from '../people.ts';
import { Id, Line, Nothing, Nullable, Shape, TypedPassword, Version } from '../shapes.ts';
import { InviteReply } from '../users/invitations.ts';
import { Group, GroupPermission } from './shapes.ts';

const categoryGrants = Type.Array(Shape({ id: IdOf('document-category'), full_access: Type.Boolean() }), {
  maxItems: 500,
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
  ...managesMembers,
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
  ...managesMembers,
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
  ...managesMembers,
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
  ...managesMembers,
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
  ...managesMembers,
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
