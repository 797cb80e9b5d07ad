import type { AuditEvent } from '../../audit/model.ts';
import type { AuditEventView } from '../../contract/admin-audit.ts';

export function presentAuditEvent(event: AuditEvent): AuditEventView {
  const { on_behalf_id: staffId, on_behalf_name: staffName } = event;
  return {
    id: event.id,
    workspace_id: event.workspace_id,
    action: event.action,
    subject: { kind: event.subject_kind, id: event.subject_id, workspace_id: event.subject_workspace_id },
    actor: { kind: event.actor_kind, id: event.actor_id, name: event.actor_name },
    on_behalf: staffId === null ? null : { id: staffId, name: staffName ?? '' },
    before: event.before,
    after: event.after,
    note: event.note,
    request_id: event.request_id,
    address: event.address,
    user_agent: event.user_agent,
    created_at: event.created_at.toISOString(),
  };
}
