import type { Transaction } from 'sequelize';
import { auditRow } from '../audit/audit-row.ts';
import type { AuditEntry, AuditSource } from '../audit/audit-entry.ts';
import type { JobOptions } from '../jobs/jobs-port.ts';
import { announcedChanges } from './announced-changes.ts';
import type { AfterCommit, UnitOfWork } from './database.ts';
import { lockByName, type LockName } from './lock-by-name.ts';
import type { Models } from './models.ts';
import { eventEntry, jobEntry, type OutboxEntry } from './outbox.ts';
import { writtenTables } from './written-tables.ts';

/** Kind of the job that sends a mail. */
export const mailJob = 'send-mail';

export interface UnitOptions {
  readonly transaction: Transaction;
  readonly models: Models;
  readonly source: AuditSource;
  readonly now: () => Date;
  readonly jobs: AfterCommit['jobs'] | undefined;
}

/** One attempt of a unit of work: its requests are buffered until the commit. */
export class Unit implements UnitOfWork {
  readonly transaction: Transaction;
  readonly models: Models;
  readonly source: AuditSource;
  readonly now: () => Date;
  readonly stored: OutboxEntry[] = [];
  readonly #options: UnitOptions;
  readonly #audited: AuditEntry[] = [];
  readonly #ending = new Map<string, () => Promise<void>>();
  #isAudited = false;

  constructor(options: UnitOptions) {
    this.#options = options;
    this.transaction = options.transaction;
    this.models = options.models;
    this.source = options.source;
    this.now = options.now;
  }

  // Properties, so that a caller may take them out of the unit.
  readonly audit = async (entry: AuditEntry): Promise<void> => {
    const { source, models, transaction } = this.#options;
    await models.AuditEvent.create(auditRow(source, entry, this.now()), { transaction });
    this.#audited.push(entry);
    this.#isAudited = true;
  };

  readonly lock = async (workspaceId: number, name: LockName): Promise<void> => {
    const { sequelize } = this.models.AuditEvent;
    if (sequelize === undefined) throw new Error('The models are bound to no database.');
    await lockByName(sequelize, this.transaction, workspaceId, name);
  };

  readonly atEnd: UnitOfWork['atEnd'] = (key, work) => {
    if (!this.#ending.has(key)) this.#ending.set(key, work);
  };

  readonly enqueue = async (name: string, payload: unknown, options: JobOptions = {}): Promise<void> => {
    // What the jobs would refuse is refused here, where the caller sees it and nothing is stored.
    this.#options.jobs?.check(name, payload);
    await this.#store(jobEntry(name, payload, options));
  };

  readonly mail: UnitOfWork['mail'] = async (mail) => {
    await this.enqueue(mailJob, mail, mail.key === undefined ? {} : { key: mail.key });
  };

  readonly publish: UnitOfWork['publish'] = async (userIds, event) => {
    if (userIds.length > 0) await this.#store(eventEntry(userIds, event));
  };

  readonly notAudited: UnitOfWork['notAudited'] = (reason) => {
    if (reason.trim() === '') throw new Error('A unit of work without audit needs a reason.');
    this.#isAudited = true;
  };

  /** Does what was asked for the end of the unit. */
  async end(): Promise<void> {
    for (const work of this.#ending.values()) await work();
  }

  /** Publishes what was audited to the screens that show it; the last thing in a unit. */
  async announce(): Promise<void> {
    for (const { channels, event } of await announcedChanges(this.models, this.#audited)) {
      await this.publish(channels, event);
    }
  }

  /** Throws when rows were written and nothing was audited: a line was forgotten. */
  demandAudit(): void {
    const tables = this.#isAudited ? [] : writtenTables(this.transaction);
    if (tables.length === 0) return;
    throw new Error(
      `A unit of work wrote rows of ${tables.join(', ')} and audited nothing. Call unit.audit, or unit.notAudited with the reason.`,
    );
  }

  async #store(entry: OutboxEntry): Promise<void> {
    const { models, transaction } = this.#options;
    const at = this.now();
    await models.OutboxRow.create({ ...entry, created_at: at, updated_at: at }, { transaction });
    this.stored.push(entry);
  }
}
