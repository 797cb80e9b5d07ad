import type { Sequelize } from 'sequelize';
import { defineAuditModels } from '../audit/model.ts';
import { connectDatabase, type DatabaseOptions } from '../database/connect-database.ts';
import type { Database } from '../database/database.ts';
import { defineFullTextModels } from '../database/full-text/model.ts';
import type { Models } from '../database/models.ts';
import { defineOutboxModels } from '../database/outbox-model.ts';
import { defineAnswerSetModels } from '../domains/answer-sets/model.ts';
import { defineAccountModels } from '../domains/accounts/models.ts';
import { defineAdminModels } from '../domains/admin-auth/model.ts';
import { defineServerSettingsModels } from '../domains/admin-settings/model.ts';
import { defineAppUserModels } from '../domains/app-users/model.ts';
import { defineMasterFieldModels } from '../domains/applications/master-fields/model.ts';
import { defineApplicationModels } from '../domains/applications/model.ts';
import { defineApplicationUserModels } from '../domains/application-use/model.ts';
import { defineCampaignModels } from '../domains/campaigns/model.ts';
import { defineBulkRunModels } from '../domains/bulk-runs/model.ts';
import { defineDocumentCategoryModels } from '../domains/document-categories/model.ts';
import { defineMetaModels } from '../domains/metas/model.ts';
import { defineDocumentTemplateModels } from '../domains/document-templates/model.ts';
import { defineDocumentModels } from '../domains/documents/model.ts';
import { defineArchiveModels } from '../domains/documents/records/model.ts';
import { defineApprovalModels } from '../domains/approvals/model.ts';
import { defineSharingModels } from '../domains/sharing/model.ts';
import { defineUploadModels } from '../domains/documents/uploads/model.ts';
import { definePaymentSettingsModels } from '../domains/payment-settings/model.ts';
import { definePaymentModels } from '../domains/payments/model.ts';
import { definePlanModels } from '../domains/plans/model.ts';
import { defineFileModels } from '../domains/files/model.ts';
import { defineNotificationModels } from '../domains/notifications/model.ts';
import { definePlainModels } from '../domains/plain/model.ts';
import { defineToolModels } from '../domains/tools/model.ts';
import { defineReceiptModels } from '../domains/receipts/model.ts';
import { defineRateLimitModels } from '../http/rate-limit-model.ts';
import { defineJobModels } from '../jobs/model.ts';
import { defineMailModels } from '../mail/model.ts';
import { defineRealtimeModels } from '../realtime/model.ts';

/** The tables of the product, one line a domain; those that others join come first. */
export const tables = [
  defineAuditModels,
  defineOutboxModels,
  defineJobModels,
  defineMailModels,
  defineRealtimeModels,
  defineRateLimitModels,
  defineAdminModels,
  defineServerSettingsModels,
  definePlanModels,
  defineDocumentCategoryModels,
  defineMetaModels,
  defineApplicationModels,
  defineMasterFieldModels,
  defineApplicationUserModels,
  defineAppUserModels,
  defineAnswerSetModels,
  defineAccountModels,
  defineCampaignModels,
  defineFileModels,
  defineNotificationModels,
  definePlainModels,
  defineToolModels,
  defineBulkRunModels,
  definePaymentSettingsModels,
  definePaymentModels,
  defineReceiptModels,
  defineDocumentModels,
  defineDocumentTemplateModels,
  defineApprovalModels,
  defineSharingModels,
  defineUploadModels,
  defineFullTextModels,
  defineArchiveModels,
] as const;

type ModelsOf<Define> = (Define extends (sequelize: Sequelize) => infer M ? (models: M) => void : never) extends (
  models: infer All,
) => void
  ? All
  : never;

/** The compiler refuses a list that leaves out a table of `Models`. */
function defineModels(sequelize: Sequelize): Models {
  const models: unknown = Object.assign({}, ...tables.map((define) => define(sequelize)));
  return models as ModelsOf<(typeof tables)[number]>;
}

/** Opens a database with all tables of the product. They are made by `migrate`. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> => connectDatabase(options, defineModels);
