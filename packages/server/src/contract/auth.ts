import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { SessionSummary, SessionUser, StartedSession, WorkspaceChoice } from './session-user.ts';
import { IdOf, IdParamsOf } from './ids.ts';
import { Email, Id, Instant, Line, Nothing, Nullable, Shape, Token, TypedPassword } from './shapes.ts';

const open = { area: 'user', access: 'public' } as const;
const own = { area: 'user', access: 'login' } as const;

export const login = defineEndpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/v1/auth/login',
  ...open,
  summary: 'Log in by address and password',
  description:
    'Without a session when the registration is not complete (`register`, with the token to complete it) or the address not yet confirmed (`resend_mail`). A user without a company is refused with not_invited.',
  body: Shape({ email: Email, password: TypedPassword, deviceToken: Type.Optional(Line(512)) }),
  reply: Shape({
    access_token: Nullable(Type.String()),
    expires_at: Nullable(Instant),
    register: Type.Boolean(),
    register_token: Nullable(Type.String()),
    resend_mail: Type.Boolean(),
    workspace_id: Nullable(Id),
    companies: Type.Array(WorkspaceChoice),
  }),
  errors: ['wrong_credentials', 'not_invited', 'suspended'],
  rate: 'login',
});

export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'GET',
  path: '/v1/auth/logout',
  aliases: [{ method: 'POST', path: '/v1/auth/logout' }],
  ...own,
  summary: 'End this session',
  changes: true,
  reply: Nothing,
});

export const readSessionUser = defineEndpoint({
  name: 'auth.info',
  method: 'GET',
  path: '/v1/auth/info',
  ...own,
  summary: 'The current user with workspace, groups, permissions and plan',
  description:
    'The header `Event-Position` is where the events stand: a stream opened with it as `last_event_id` has every change after this reply.',
  reply: SessionUser,
});

export const updateFirstLoggedIn = defineEndpoint({
  name: 'auth.updateFirstLoggedIn',
  method: 'PUT',
  path: '/v1/auth/update-first-logged-in',
  ...own,
  summary: 'Record the first login; later calls change nothing',
  reply: Shape({ first_logged_in_at: Instant }),
});

export const chooseWorkspace = defineEndpoint({
  name: 'auth.chooseWorkspace',
  method: 'POST',
  path: '/v1/auth/workspace',
  ...own,
  summary: 'Choose the company to work in',
  body: Shape({ company_id: IdOf('company') }),
  reply: WorkspaceChoice,
  errors: ['not_found'],
});

export const enterOnBehalf = defineEndpoint({
  name: 'auth.enterOnBehalf',
  method: 'POST',
  path: '/v1/auth/bridge',
  ...open,
  summary: 'Enter the customer area as a user, by the token that the staff was given',
  body: Shape({ token: Token }),
  reply: StartedSession,
  errors: ['dead_link', 'done_already', 'not_invited', 'suspended'],
  rate: 'login',
});

export const listSessions = defineEndpoint({
  name: 'auth.sessions',
  method: 'GET',
  path: '/v1/auth/sessions',
  ...own,
  summary: 'Own sessions, the newest use first',
  reply: Type.Array(SessionSummary),
});

export const endSession = defineEndpoint({
  name: 'auth.endSession',
  method: 'DELETE',
  path: '/v1/auth/sessions/:id',
  ...own,
  summary: 'End one of the own sessions',
  params: IdParamsOf('session'),
  reply: Nothing,
  errors: ['not_found'],
  notOnBehalf: true,
});

export const authEndpoints = [
  login,
  logout,
  readSessionUser,
  updateFirstLoggedIn,
  chooseWorkspace,
  enterOnBehalf,
  listSessions,
  endSession,
] as const;
