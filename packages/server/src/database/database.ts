import type { Sequelize, Transaction } from 'sequelize';
import type { AuditEntry, AuditSource } from '../audit/audit-entry.ts';
import type { JobOptions } from '../jobs/jobs-port.ts';
import type { RealtimeEvent } from '../realtime/realtime-port.ts';

/** What may be done within one unit of work. All of it happens when the transaction commits, or nothing of it. */
export interface UnitOfWork {
  readonly transaction: Transaction;
  /** One audit event; a unit of work that changes rows writes at least one. */
  audit(entry: AuditEntry): Promise<void>;
  /** A job, by way of the outbox table. */
  enqueue(name: string, payload: unknown, options?: JobOptions): Promise<void>;
  /** A mail by its template (mail/templates), by way of a job. `key` makes it one mail however often the work is retried. */
  mail(mail: {
    readonly template: string;
    readonly to: string;
    readonly locale: 'jp' | 'en';
    readonly values: Readonly<Record<string, unknown>>;
    readonly key?: string;
  }): Promise<void>;
  /** An event to users' screens, published after the commit. */
  publish(userIds: readonly number[], event: RealtimeEvent): void;
}

export type Dialect = 'sqlite' | 'postgres';

export interface Database {
  readonly sequelize: Sequelize;
  readonly dialect: Dialect;
  /**
   * The only place that opens a transaction. On SQLite units of work wait in one queue of the process (concurrent
   * transactions of Sequelize fail with SQLITE_BUSY otherwise). A nested call is a mistake and throws.
   */
  unitOfWork<T>(source: AuditSource, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
