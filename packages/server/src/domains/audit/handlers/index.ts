import { exportAuditEvents, listAuditEvents } from '../../../contract/admin-audit.ts';
import { staffPage } from '../../../database/find-page.ts';
import { rowsById } from '../../../database/rows-by-id.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sendCsv } from '../../../http/send-csv.ts';
import { auditColumns } from '../audit-csv.ts';
import { filterEvents, hasTime } from '../filter-events.ts';
import { presentAuditEvent } from '../present.ts';
import { dayInJapan } from '../../../time/japan.ts';

const byTime: [string, string][] = [
  ['created_at', 'DESC'],
  ['id', 'DESC'],
];

const list = handle(listAuditEvents, async ({ query, services }) =>
  staffPage(services.database.models.AuditEvent, query, {
    where: filterEvents(query),
    // Lines of one time are next to each other in the index of times only.
    ...(hasTime(query) ? { order: byTime } : {}),
    present: presentAuditEvent,
  }),
);

const download = handle(exportAuditEvents, async ({ query, services, reply, locale, unitOfWork }) => {
  await unitOfWork((unit) =>
    unit.audit({
      action: 'auditEvents.export',
      subject: { kind: 'audit-events', id: null },
      workspaceId: null,
      after: query,
    }),
  );
  const { encoding, ...filters } = query;
  sendCsv(reply, {
    name: `audit-${dayInJapan(services.now())}`,
    columns: auditColumns(locale),
    batches: rowsById(services.database.models.AuditEvent, { where: filterEvents(filters) }),
    encoding,
  });
  return '';
});

export const auditHandlers: readonly Mounted[] = [list, download];
