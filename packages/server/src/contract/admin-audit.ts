import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { IdOf } from './ids.ts';
import { csvQuery, Id, Instant, listOf, Nullable, pageQuery, Shape } from './shapes.ts';

const ActorKind = Type.Union([
  Type.Literal('guest'),
  Type.Literal('user'),
  Type.Literal('admin'),
  Type.Literal('system'),
]);

/** Members of a record by name. */
const Members = Nullable(Type.Record(Type.String(), Type.Unknown()));

/** One line of the audit. `before` and `after` hold the members that changed; secrets are `***`. */
export const AuditEventView = Shape({
  id: Id,
  workspace_id: Nullable(Id),
  /** `groups.update`; refused calls end in `.refused`. */
  action: Type.String(),
  /** Of what. `workspace_id`: of a refused call that was after a record, the workspace that the record belongs to. */
  subject: Shape({ kind: Type.String(), id: Nullable(Type.String()), workspace_id: Nullable(Id) }),
  /** Who did it; the name is the one of that time. */
  actor: Shape({ kind: ActorKind, id: Nullable(Type.Integer()), name: Type.String() }),
  /** The member of the staff who acted as that user. */
  on_behalf: Nullable(Shape({ id: Id, name: Type.String() })),
  before: Members,
  after: Members,
  note: Nullable(Type.String()),
  request_id: Nullable(Type.String()),
  address: Nullable(Type.String()),
  user_agent: Nullable(Type.String()),
  created_at: Instant,
});
export type AuditEventView = Static<typeof AuditEventView>;

const word = Type.String({ minLength: 1, maxLength: 64 });

const filters = {
  workspace_id: Type.Optional(IdOf('company')),
  action: Type.Optional(word),
  subject_kind: Type.Optional(word),
  /** Together with `subject_kind`. */
  subject_id: Type.Optional(word),
  /** Refused calls that were after records of this workspace. */
  subject_workspace_id: Type.Optional(IdOf('company')),
  actor_kind: Type.Optional(ActorKind),
  /** Together with `actor_kind`. */
  actor_id: Type.Optional(Id),
  /** Id of the member of the staff who acted as a user. */
  on_behalf_id: Type.Optional(IdOf('admin')),
  request_id: Type.Optional(word),
  /** From this time on. */
  from: Type.Optional(Instant),
  /** Before this time. */
  until: Type.Optional(Instant),
};

const staff = { area: 'admin', access: 'admin' } as const;

export const listAuditEvents = defineEndpoint({
  name: 'adminAuditEvents.list',
  method: 'GET',
  path: '/admin/v1/audit-events',
  ...staff,
  summary: 'List what was done and what was refused, the newest first',
  description:
    '`total` counts up to 10,000: that many, or more. The pages end there: narrow the list by time to read further back.',
  query: Shape({ ...pageQuery, ...filters }),
  reply: listOf(AuditEventView),
});

export const exportAuditEvents = defineEndpoint({
  name: 'adminAuditEvents.export',
  method: 'GET',
  path: '/admin/v1/audit-events/export',
  ...staff,
  summary: 'Download the audit as CSV, the oldest first',
  description:
    'All entries that match the filters, in UTF-8 with a byte order mark unless `encoding` is CP932. The download itself is recorded in the audit.',
  query: Shape({ ...filters, ...csvQuery }),
  reply: Type.String(),
  replyKind: 'raw',
  rate: 'heavy',
});

export const adminAuditEndpoints = [listAuditEvents, exportAuditEvents] as const;
