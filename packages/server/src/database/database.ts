import type { Sequelize, Transaction } from 'sequelize';
import type { AuditEntry, AuditSource } from '../audit/audit-entry.ts';
import type { JobOptions, Jobs } from '../jobs/jobs-port.ts';
import type { MailRequest } from '../mail/templates/index.ts';
import type { PublishedEvent, Realtime } from '../realtime/realtime-port.ts';
import type { LockName } from './lock-by-name.ts';
import type { Models } from './models.ts';

/** What may be done within one unit of work. All of it happens when the transaction commits, or nothing of it. */
export interface UnitOfWork {
  readonly transaction: Transaction;
  readonly models: Models;
  /** Who makes the change, and from where. */
  readonly source: AuditSource;
  /** The time by the clock of the service. */
  readonly now: () => Date;
  /** One audit event; a unit of work that changes rows writes at least one. Outside of production one without throws at its end. */
  readonly audit: (entry: AuditEntry) => Promise<void>;
  /** Declares why this unit of work writes rows without an audit entry: it is no action of a user. */
  readonly notAudited: (reason: string) => void;
  /**
   * Waits until no other unit of work holds this name in the workspace, and holds it to the end. First of all, before anything is
   * read that the decision depends on (docs/database.md, "Decide, then write").
   */
  readonly lock: (workspaceId: number, name: LockName) => Promise<void>;
  /** Work at the end of this unit, before it commits; once for each key, however often it is asked for. */
  readonly atEnd: (key: string, work: () => Promise<void>) => void;
  /** A job, by way of the outbox table. */
  readonly enqueue: (name: string, payload: unknown, options?: JobOptions) => Promise<void>;
  /** A mail by its template (mail/templates), by way of a job. `key` makes it one mail however often the work is retried. */
  mail(mail: MailRequest): Promise<void>;
  /**
   * An event to the streams of people (`staffChannel(id)` for the staff), by way of the outbox table: published after the commit, and by
   * another process when this one dies in between. Each stream delivers it once.
   */
  readonly publish: (userIds: readonly number[], event: PublishedEvent) => Promise<void>;
}

export type Dialect = 'sqlite' | 'postgres';

/** Dispatches the requests of units of work after the commit. */
export interface AfterCommit {
  readonly jobs: Pick<Jobs, 'check' | 'enqueue'>;
  readonly realtime: Pick<Realtime, 'publish'>;
}

export interface Database {
  readonly sequelize: Sequelize;
  readonly dialect: Dialect;
  readonly models: Models;
  /** The time by the clock of the service. */
  readonly now: () => Date;
  /**
   * The only place that opens a transaction. On SQLite units of work wait in one queue of the process (concurrent
   * transactions of Sequelize fail with SQLITE_BUSY otherwise). A nested call is a bug and throws. Every query within belongs
   * to the transaction, also where `transaction` is not handed on. `work` is run again, a bounded number of times, when
   * others were in the way; AppError busy after that. So it may change only the database and what it was handed.
   */
  unitOfWork<T>(source: AuditSource, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /**
   * A transaction without audit and outbox, in the same queue: for internal bookkeeping (the last use of a session, leases),
   * never for what a person does.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** From now on jobs and events are handed on after each commit. Until then they wait in the outbox. */
  connect(ports: AfterCommit): void;
  /** Hands on the jobs and events that wait in the outbox for at least `olderThanMs`: those of a process that died. Gives their number. */
  sweepOutbox(olderThanMs: number): Promise<number>;
  /** Rejects when the database does not answer. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
