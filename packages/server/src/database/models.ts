import type { Sequelize } from 'sequelize';
import type { AuditModels } from '../audit/model.ts';
import type { JobModels } from '../jobs/model.ts';
import type { MailModels } from '../mail/model.ts';
import type { RealtimeModels } from '../realtime/model.ts';
import type { FullTextModels } from './full-text/model.ts';
import type { OutboxModels } from './outbox-model.ts';

/**
 * All tables by the names of their models. The database knows its own and those of the ports; every domain adds its tables in its
 * `model.ts`, `declare module '…/database/models.ts' { interface Models extends MemoModels {} }`, and `app/open-database.ts` binds them all.
 */
export interface Models extends AuditModels, FullTextModels, OutboxModels, JobModels, MailModels, RealtimeModels {}

/** Binds all tables to one database. */
export type DefineModels = (sequelize: Sequelize) => Models;
