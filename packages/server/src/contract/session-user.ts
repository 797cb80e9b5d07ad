import { Type, type Static } from 'typebox';
import { enumSchema } from './enum-schema.ts';
import { Actions, Named } from './people.ts';
import { Email, Id, Instant, Nullable, Shape } from './shapes.ts';

/** A group as the session of its user carries it: with all that decides what he may do. */
export const SessionGroup = Shape({
  id: Id,
  name: Type.String(),
  type: enumSchema('group_type'),
  permissions: Type.Array(enumSchema('user_permission_key')),
  categories: Type.Array(Shape({ id: Id, name: Type.String(), full_access: Type.Boolean() })),
});

/** The workspace of the session. */
export const SessionWorkspace = Shape({
  id: Id,
  name: Type.String(),
  plan_id: Nullable(Id),
  roles: Type.Array(enumSchema('company_role')),
});

/** The current user, with all that the screens decide on. Without a chosen workspace, `workspace` is null and the lists are empty. */
export const SessionUser = Shape({
  id: Id,
  email: Email,
  full_name: Type.String(),
  last_name: Type.String(),
  first_name: Type.String(),
  kana: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  locale: enumSchema('locale'),
  status: enumSchema('admin_user_status'),
  is_root: Type.Boolean(),
  is_sub_root: Type.Boolean(),
  is_role_application: Type.Boolean(),
  groups: Type.Array(SessionGroup),
  /** Held permissions and those of categories: `settings`, `document_full_3`, `document_read_4`. */
  permissions: Type.Array(Type.String()),
  workspace: Nullable(SessionWorkspace),
  /** Flags of the plan by name; an empty map allows all but application_view. */
  planPermission: Type.Record(Type.String(), Type.Boolean()),
  first_logged_in_at: Nullable(Instant),
  notification: Type.Record(Type.String(), Type.Boolean()),
  payment_step: enumSchema('payment_step'),
  /** Sync with an external calendar; null until it is set up. */
  calendar: Nullable(Shape({ provider: Type.String(), synced_at: Nullable(Instant) })),
  /** The page after the login. */
  default_path: Type.String(),
  /** What the user may do next, by name. */
  actions: Actions,
  /** The member of the staff who acts as this user, for the banner. */
  on_behalf: Nullable(Shape({ admin_id: Id, admin_name: Type.String() })),
  session_id: Id,
});
export type SessionUser = Static<typeof SessionUser>;

/** A company that the user may choose as his workspace. */
export const WorkspaceChoice = Shape({
  ...Named.properties,
  is_root: Type.Boolean(),
  roles: Type.Array(enumSchema('company_role')),
  plan_id: Nullable(Id),
});
export type WorkspaceChoice = Static<typeof WorkspaceChoice>;

/** What a login, a registration or a change of password gives: the token for programs; browsers get it as a cookie. */
export const StartedSession = Shape({
  access_token: Type.String(),
  expires_at: Instant,
  /** The one company, chosen by itself; null: choose one of `companies`. */
  workspace_id: Nullable(Id),
  companies: Type.Array(WorkspaceChoice),
});
export type StartedSession = Static<typeof StartedSession>;

/** One login, in the list of the own ones. */
export const SessionSummary = Shape({
  id: Id,
  address: Nullable(Type.String()),
  user_agent: Nullable(Type.String()),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
  is_current: Type.Boolean(),
  /** Begun by the staff to act as the user. */
  on_behalf: Type.Boolean(),
});
export type SessionSummary = Static<typeof SessionSummary>;
