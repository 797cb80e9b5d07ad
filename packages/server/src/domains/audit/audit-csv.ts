import { Op, type WhereOptions } from 'sequelize';
import type { AuditEvent } from '../../audit/model.ts';
import type { Models } from '../../database/models.ts';
import { auditHeadings } from '../../messages/audit-headings.ts';

const rowsAtOnce = 500;
const byteOrderMark = '\uFEFF';

/** What a cell begins with when a spreadsheet would take it for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (values: readonly (string | number | null)[]): string => `${values.map(cell).join(',')}\r\n`;

const json = (members: unknown): string | null => (members === null ? null : JSON.stringify(members));

function values(event: AuditEvent): (string | number | null)[] {
  return [
    event.id,
    event.created_at.toISOString(),
    event.workspace_id,
    event.action,
    event.subject_kind,
    event.subject_id,
    event.subject_workspace_id,
    event.actor_kind,
    event.actor_id,
    event.actor_name,
    event.on_behalf_id,
    event.on_behalf_name,
    json(event.before),
    json(event.after),
    event.note,
    event.request_id,
    event.address,
    event.user_agent,
  ];
}

/** Lines of the audit up to and including the id `last` as CSV, some hundred at a time however many there are. */
export async function* auditCsv(
  models: Models,
  where: WhereOptions<AuditEvent>,
  last: number,
  locale: 'jp' | 'en',
): AsyncGenerator<string> {
  yield byteOrderMark + line(auditHeadings[locale]);
  for (let after = 0; ;) {
    const events = await models.AuditEvent.findAll({
      where: { [Op.and]: [where, { id: { [Op.gt]: after, [Op.lte]: last } }] },
      order: [['id', 'ASC']],
      limit: rowsAtOnce,
    });
    yield events.map((event) => line(values(event))).join('');
    const end = events.at(-1);
    if (end === undefined || events.length < rowsAtOnce) return;
    after = end.id;
  }
}
