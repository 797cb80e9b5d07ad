import type { AuditEvent } from '../../audit/model.ts';
import { auditHeadings } from '../../messages/audit-headings.ts';
import type { CsvCell, CsvColumn } from '../../output/csv.ts';

const json = (members: unknown): string | null => (members === null ? null : JSON.stringify(members));

/** Values of the columns, by the names of their headings. */
const values: Readonly<Record<keyof typeof auditHeadings, (event: AuditEvent) => CsvCell>> = {
  id: (event) => event.id,
  created_at: (event) => event.created_at,
  workspace_id: (event) => event.workspace_id,
  action: (event) => event.action,
  subject_kind: (event) => event.subject_kind,
  subject_id: (event) => event.subject_id,
  subject_workspace_id: (event) => event.subject_workspace_id,
  actor_kind: (event) => event.actor_kind,
  actor_id: (event) => event.actor_id,
  actor_name: (event) => event.actor_name,
  on_behalf_id: (event) => event.on_behalf_id,
  on_behalf_name: (event) => event.on_behalf_name,
  before: (event) => json(event.before),
  after: (event) => json(event.after),
  note: (event) => event.note,
  request_id: (event) => event.request_id,
  address: (event) => event.address,
  user_agent: (event) => event.user_agent,
};

/** Columns of the exported audit. */
export const auditColumns = (locale: 'jp' | 'en'): readonly CsvColumn<AuditEvent>[] =>
  (Object.keys(auditHeadings) as (keyof typeof auditHeadings)[]).map((name) => ({
    heading: auditHeadings[name][locale],
    value: values[name],
  }));
