import type { AuditEvent } from '../../../packages/server/src/audit/model.ts';
import type { Models } from '../../../packages/server/src/database/models.ts';
import type { TestServer } from './start-server.ts';

/** Clears the audit, after waiting for lines that are written after replies. */
export async function clearAudit(server: TestServer, { AuditEvent: events }: Models): Promise<void> {
  await server.app.settled();
  await events.destroy({ where: {} });
}

/** All lines of the audit, the oldest first, including those written after replies. */
export async function auditLines(server: TestServer, { AuditEvent: events }: Models): Promise<readonly AuditEvent[]> {
  await server.app.settled();
  return events.findAll({ order: [['id', 'ASC']] });
}
