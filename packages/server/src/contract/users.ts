import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { IdOf, IdParamsOf, IdsOf } from './ids.ts';
import {
  Emails,
  Kana,
  Member,
  PersonLine,
  PersonName,
  PersonWithGroups,
  Phone,
  pickQuery,
  GroupSummary,
} from './people.ts';
import { WorkspaceChoice } from './session-user.ts';
import { Email, Id, Instant, listOf, Nothing, Nullable, pageQuery, Shape, Token, Version } from './shapes.ts';

/** Which mails and bells a user wants. */
export const NotificationSettings = Shape({
  mail_proposal: Type.Boolean(),
  mail_todo: Type.Boolean(),
  mail_document: Type.Boolean(),
  mail_chat: Type.Boolean(),
  mail_news: Type.Boolean(),
});

export const Invitation = Shape({
  id: Id,
  email: Email,
  groups: Type.Array(GroupSummary),
  invited_by: Nullable(Type.String()),
  created_at: Instant,
  expires_at: Instant,
});

/** Which addresses got an invitation, and which did not and why. */
export const InviteReply = Shape({
  invited: Type.Array(Email),
  skipped: Type.Array(Shape({ email: Email, message: Type.String() })),
});

const manage = { settings: true, plan: 'manage_group_user' } as const;

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

export const listOwnCompanies = defineEndpoint({
  name: 'users.companies',
  method: 'GET',
  path: '/v1/users/companies',
  area: 'user',
  access: 'login',
  summary: 'Companies of the current user; none ends the session',
  reply: Type.Array(WorkspaceChoice),
  errors: ['not_invited'],
});

export const readOwnUser = defineEndpoint({
  name: 'users.info',
  method: 'GET',
  path: '/v1/users/info',
  area: 'user',
  access: 'login',
  summary: 'Data of the current user',
  reply: Shape({
    id: Id,
    full_name: Type.String(),
    last_name: Type.String(),
    first_name: Type.String(),
    kana: Nullable(Type.String()),
    email: Email,
    phone: Nullable(Type.String()),
  }),
});

export const readNotificationSettings = defineEndpoint({
  name: 'users.readNotification',
  method: 'GET',
  path: '/v1/users/notification',
  area: 'user',
  access: 'workspace',
  summary: 'Which notifications the current user gets by mail',
  withoutGroup: true,
  reply: NotificationSettings,
});

export const saveNotificationSettings = defineEndpoint({
  name: 'users.saveNotification',
  method: 'PUT',
  path: '/v1/users/notification',
  area: 'user',
  access: 'workspace',
  summary: 'Save which notifications the current user gets by mail',
  withoutGroup: true,
  body: Shape({ notification: NotificationSettings }),
  reply: NotificationSettings,
});

export const inviteUsers = defineEndpoint({
  name: 'users.invite',
  method: 'POST',
  path: '/v1/users/invite',
  area: 'user',
  access: 'workspace',
  summary: 'Invite people by address; an open invitation takes a seat of the plan',
  ...manage,
  body: Shape({ emails: Emails, group_ids: Type.Optional(IdsOf('group', 50)) }),
  reply: InviteReply,
  errors: ['limit_members', 'not_found'],
  rate: 'heavy',
});

export const listInvitations = defineEndpoint({
  name: 'users.invitations',
  method: 'GET',
  path: '/v1/users/invitations',
  area: 'user',
  access: 'workspace',
  summary: 'Open invitations, newest first',
  ...manage,
  query: Shape({ ...pageQuery }),
  reply: listOf(Invitation),
});

export const cancelInvitation = defineEndpoint({
  name: 'users.cancelInvitation',
  method: 'DELETE',
  path: '/v1/users/invitations/:id',
  area: 'user',
  access: 'workspace',
  summary: 'Take an open invitation back; its link is void and its seat free',
  ...manage,
  params: IdParamsOf('invitation'),
  reply: Nothing,
  errors: ['not_found'],
});

export const resendInvitation = defineEndpoint({
  name: 'users.resendInvitation',
  method: 'POST',
  path: '/v1/users/invitations/:id/resend',
  area: 'user',
  access: 'workspace',
  summary: 'Send the mail of an open invitation again with a new link',
  ...manage,
  params: IdParamsOf('invitation'),
  reply: Invitation,
  errors: ['not_found'],
  rate: 'heavy',
});

export const acceptInvitation = defineEndpoint({
  name: 'users.acceptInvitation',
  method: 'POST',
  path: '/v1/users/accept-invitation',
  area: 'user',
  access: 'login',
  summary: 'Join a company by the token of an invitation to the own address',
  body: Shape({ token: Token }),
  reply: WorkspaceChoice,
  errors: ['dead_link', 'done_already', 'forbidden'],
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
  ...manage,
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
  ...manage,
  params: IdParamsOf('user'),
  reply: Member,
  errors: ['not_found', 'limit_members'],
});

export const userEndpoints = [
  listUsers,
  listActiveUsers,
  listOwnCompanies,
  readOwnUser,
  readNotificationSettings,
  saveNotificationSettings,
  inviteUsers,
  listInvitations,
  cancelInvitation,
  resendInvitation,
  acceptInvitation,
  listUsersWithGroups,
  readUser,
  updateUser,
  removeUser,
  restoreUser,
] as const;
