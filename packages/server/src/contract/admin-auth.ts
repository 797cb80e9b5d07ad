import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { SessionSummary } from './session-user.ts';
import { IdParamsOf } from './ids.ts';
import { Id, Instant, Line, Nothing, Password, Shape, TypedPassword } from './shapes.ts';

/** A member of the staff as he sees himself. */
export const SessionAdmin = Shape({
  id: Id,
  uid: Type.String(),
  name: Type.String(),
  status: Type.Integer(),
  session_id: Id,
});

const token = { access_token: Type.String(), expires_at: Instant };

export const adminLogin = defineEndpoint({
  name: 'adminAuth.login',
  method: 'POST',
  path: '/admin/v1/auth/login',
  area: 'admin',
  access: 'public',
  summary: 'Log in to the admin area',
  body: Shape({ uid: Line(100), password: TypedPassword }),
  reply: Shape(token),
  errors: ['wrong_credentials', 'suspended'],
  rate: 'login',
});

export const adminLogout = defineEndpoint({
  name: 'adminAuth.logout',
  method: 'GET',
  path: '/admin/v1/auth/logout',
  aliases: [{ method: 'POST', path: '/admin/v1/auth/logout' }],
  area: 'admin',
  access: 'admin',
  summary: 'End this session of the admin area',
  changes: true,
  reply: Nothing,
});

export const readSessionAdmin = defineEndpoint({
  name: 'adminAuth.info',
  method: 'GET',
  path: '/admin/v1/auth/info',
  area: 'admin',
  access: 'admin',
  summary: 'The current member of the staff',
  description:
    'The header `Event-Position` is where the events stand: a stream opened with it as `last_event_id` has every change after this reply.',
  reply: SessionAdmin,
});

export const changeAdminPassword = defineEndpoint({
  name: 'adminAuth.changePassword',
  method: 'POST',
  path: '/admin/v1/auth/change-password',
  area: 'admin',
  access: 'admin',
  summary: 'Change the own password: all other sessions end and this one gets a new token',
  body: Shape({ password: TypedPassword, new_password: Password, new_password_confirmation: TypedPassword }),
  reply: Shape(token),
  errors: ['invalid'],
  rate: 'login',
});

export const listAdminSessions = defineEndpoint({
  name: 'adminAuth.sessions',
  method: 'GET',
  path: '/admin/v1/auth/sessions',
  area: 'admin',
  access: 'admin',
  summary: 'Own sessions of the admin area, the newest use first',
  reply: Type.Array(SessionSummary),
});

export const endAdminSession = defineEndpoint({
  name: 'adminAuth.endSession',
  method: 'DELETE',
  path: '/admin/v1/auth/sessions/:id',
  area: 'admin',
  access: 'admin',
  summary: 'End one of the own sessions of the admin area',
  params: IdParamsOf('session'),
  reply: Nothing,
  errors: ['not_found'],
});

export const bridgeLogin = defineEndpoint({
  name: 'adminUsers.bridgeLogin',
  method: 'GET',
  path: '/admin/v1/users/:id/bridge-login',
  aliases: [{ method: 'POST', path: '/admin/v1/users/:id/bridge-login' }],
  area: 'admin',
  access: 'admin',
  summary: 'Get the token that opens the customer area as this user, once, within a minute',
  changes: true,
  params: IdParamsOf('user'),
  reply: Shape({ token: Type.String(), url: Type.String(), expires_at: Instant }),
  errors: ['not_found', 'suspended'],
});

export const adminAuthEndpoints = [
  adminLogin,
  adminLogout,
  readSessionAdmin,
  changeAdminPassword,
  listAdminSessions,
  endAdminSession,
  bridgeLogin,
] as const;
