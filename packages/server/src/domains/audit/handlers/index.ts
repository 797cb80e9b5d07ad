import { Readable } from 'node:stream';
import { exportAuditEvents, listAuditEvents } from '../../../contract/admin-audit.ts';
import { findPage, mostCounted } from '../../../database/find-page.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { auditCsv } from '../audit-csv.ts';
import { filterEvents, hasTime } from '../filter-events.ts';
import { presentAuditEvent } from '../present.ts';

const list = handle(listAuditEvents, async ({ query, services }) => {
  const where = filterEvents(query);
  const page = await findPage(services.database.models.AuditEvent, query, {
    where,
    // Lines of one time lie together in the index of times only.
    order: hasTime(query)
      ? [
          ['created_at', 'DESC'],
          ['id', 'DESC'],
        ]
      : [['id', 'DESC']],
    countUpTo: mostCounted,
  });
  return { ...page, items: page.items.map(presentAuditEvent) };
});

const download = handle(exportAuditEvents, async ({ query, services, reply, locale, unitOfWork }) => {
  const { models } = services.database;
  const last = await models.AuditEvent.max<number | null, typeof models.AuditEvent.prototype>('id');
  await unitOfWork((unit) =>
    unit.audit({
      action: 'auditEvents.export',
      subject: { kind: 'audit-events', id: null },
      workspaceId: null,
      after: query,
    }),
  );
  const date = services.now().toISOString().slice(0, 10);
  reply.header('Content-Disposition', `attachment; filename="audit-${date}.csv"`);
  reply.raw(Readable.from(auditCsv(models, filterEvents(query), last ?? 0, locale)), 'text/csv; charset=utf-8');
  return '';
});

export const auditHandlers: readonly Mounted[] = [list, download];
