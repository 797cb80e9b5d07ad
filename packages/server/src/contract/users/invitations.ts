import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdParamsOf, IdsOf } from '../ids.ts';
import { Emails, GroupSummary, managesMembers } from '../people.ts';
import { WorkspaceChoice } from '../session-user.ts';
import { Email, Id, Instant, listOf, Nothing, Nullable, pageQuery, Shape, Token } from '../shapes.ts';

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

export const inviteUsers = defineEndpoint({
  name: 'users.invite',
  method: 'POST',
  path: '/v1/users/invite',
  area: 'user',
  access: 'workspace',
  summary: 'Invite people by address; an open invitation takes a seat of the plan',
  ...managesMembers,
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
  ...managesMembers,
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
  ...managesMembers,
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
  ...managesMembers,
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
