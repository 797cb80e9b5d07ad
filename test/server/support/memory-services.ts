import { pino } from 'pino';
import type { AuditEntry, AuditSource } from '../../../packages/server/src/audit/audit-entry.ts';
import type { Config } from '../../../packages/server/src/config/config.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { stillNow } from './still-clock.ts';

export interface Audited extends AuditEntry {
  readonly source: AuditSource;
}

/** Services of a server whose endpoints need only the audit: for tests of the transport only. */
export function memoryServices(config: Config, audited: Audited[] = [], overrides: Partial<Services> = {}): Services {
  const missing = (name: string): never =>
    new Proxy({}, { get: () => () => Promise.reject(new Error(`This server has no ${name}.`)) }) as never;
  const database = {
    dialect: 'sqlite',
    unitOfWork: (source: AuditSource, work: (unit: { audit(entry: AuditEntry): Promise<void> }) => Promise<unknown>) =>
      work({
        audit: async (entry) => {
          audited.push({ ...entry, source });
        },
      }),
    models: { Company: { findAll: async () => [] } },
    close: async () => undefined,
  };
  return {
    config,
    database: database as never,
    jobs: missing('jobs'),
    storage: missing('storage'),
    realtime: missing('realtime'),
    passwords: missing('passwords'),
    inspector: missing('inspector'),
    documents: missing('documents'),
    logger: pino({ level: config.logLevel }),
    now: stillNow,
    ...overrides,
  };
}
