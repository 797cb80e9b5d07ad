import type { CreationAttributes } from 'sequelize';
import type { Actor } from '../access/actor.ts';
import type { AuditEntry, AuditSource } from './audit-entry.ts';
import { changedMembers } from './changed-members.ts';
import type { AuditEvent } from './model.ts';
import { withoutSecrets } from './without-secrets.ts';

type ActorColumns = Pick<AuditEvent, 'actor_kind' | 'actor_id' | 'actor_name' | 'on_behalf_id' | 'on_behalf_name'>;

/** The actor as the columns of a row name him. `on_behalf` names the member of the staff who acted as the user. */
export function describeActor(actor: Actor): ActorColumns {
  const alone = { on_behalf_id: null, on_behalf_name: null };
  switch (actor.kind) {
    case 'user':
    case 'member': {
      const { onBehalf } = actor;
      return {
        actor_kind: 'user',
        actor_id: actor.userId,
        actor_name: actor.name,
        on_behalf_id: onBehalf?.adminId ?? null,
        on_behalf_name: onBehalf?.adminName ?? null,
      };
    }
    case 'admin':
      return { actor_kind: 'admin', actor_id: actor.adminId, actor_name: actor.name, ...alone };
    case 'system':
      return { actor_kind: 'system', actor_id: null, actor_name: actor.name, ...alone };
    case 'guest':
      return { actor_kind: 'guest', actor_id: null, actor_name: '', ...alone };
  }
}

/** Cuts a text to the size of its column, without splitting a surrogate pair, and removes characters that PostgreSQL refuses. */
function cut(text: string | null, length: number): string | null {
  return text === null
    ? null
    : text
        .replaceAll('\0', '')
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '');
}

function hidden(members: Readonly<Record<string, unknown>> | null): Record<string, unknown> | null {
  return withoutSecrets(members) as Record<string, unknown> | null;
}

/** Converts an audit entry to a database row: changed members only, without secrets. */
export function auditRow(source: AuditSource, entry: AuditEntry, now: Date): CreationAttributes<AuditEvent> {
  const { before, after } = changedMembers(entry.before, entry.after);
  const { kind, id } = entry.subject;
  const actor = describeActor(source.actor);
  return {
    ...actor,
    actor_name: cut(actor.actor_name, 255) ?? '',
    workspace_id: entry.workspaceId,
    action: entry.action,
    subject_kind: kind,
    subject_workspace_id: entry.subjectWorkspaceId ?? null,
    subject_id: id === null ? null : cut(String(id), 64),
    before: hidden(before),
    after: hidden(after),
    note: cut(entry.note ?? null, 2000),
    request_id: cut(source.requestId, 64),
    address: cut(source.address, 64),
    user_agent: cut(source.userAgent, 512),
    created_at: now,
    updated_at: now,
  };
}
