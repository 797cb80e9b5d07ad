import { resources } from '../contract/index.ts';
import { accountHandlers } from '../domains/accounts/handlers.ts';
import { adminAuthHandlers } from '../domains/admin-auth/handlers.ts';
import { adminCompanyHandlers } from '../domains/admin-companies/handlers/index.ts';
import { adminSettingHandlers } from '../domains/admin-settings/handlers.ts';
import { adminUserHandlers } from '../domains/admin-users/handlers/index.ts';
import { answerSetHandlers } from '../domains/answer-sets/handlers.ts';
import { appUserHandlers } from '../domains/app-users/handlers/index.ts';
import { applicationUseHandlers } from '../domains/application-use/handlers/index.ts';
import { applicationHandlers } from '../domains/applications/handlers/index.ts';
import { auditHandlers } from '../domains/audit/handlers/index.ts';
import { campaignHandlers } from '../domains/campaigns/handlers/index.ts';
import { bulkRunHandlers } from '../domains/bulk-runs/handlers/index.ts';
import { approvalHandlers } from '../domains/approvals/handlers/index.ts';
import { sharingHandlers } from '../domains/sharing/handlers/index.ts';
import { documentTemplateHandlers } from '../domains/document-templates/handlers/index.ts';
import { documentHandlers } from '../domains/documents/handlers/index.ts';
import { documentCategoryHandlers } from '../domains/document-categories/handlers/index.ts';
import { documentTypeHandlers } from '../domains/document-types/handlers.ts';
import { eventHandlers } from '../domains/events/handlers/index.ts';
import { fileHandlers } from '../domains/files/handlers/index.ts';
import { mailHandlers } from '../domains/mails/handlers/index.ts';
import { metaHandlers } from '../domains/metas/handlers/index.ts';
import { notificationHandlers } from '../domains/notifications/handlers.ts';
import { paperFontHandlers } from '../domains/paper-fonts/handlers.ts';
import { paperHandlers } from '../domains/papers/handlers.ts';
import { handleResource } from '../domains/plain/handle-resource.ts';
import { paymentHandlers } from '../domains/payments/handlers/index.ts';
import { postalCodeHandlers } from '../domains/postal-codes/handlers.ts';
import { receiptHandlers } from '../domains/receipts/handlers.ts';
import { settingHandlers } from '../domains/settings/handlers/index.ts';
import { toolHandlers } from '../domains/tools/handlers/index.ts';
import type { Mounted } from '../http/handler.ts';

/** Handlers of all domains, one line a domain. The start compares them with the contract. */
export const handlers: readonly Mounted[] = [
  ...accountHandlers,
  ...settingHandlers,
  ...fileHandlers,
  ...approvalHandlers,
  ...sharingHandlers,
  ...documentHandlers,
  ...documentTemplateHandlers,
  ...documentCategoryHandlers,
  ...documentTypeHandlers,
  ...metaHandlers,
  ...eventHandlers,
  ...notificationHandlers,
  ...adminAuthHandlers,
  ...adminSettingHandlers,
  ...adminUserHandlers,
  ...adminCompanyHandlers,
  ...applicationHandlers,
  ...applicationUseHandlers,
  ...answerSetHandlers,
  ...postalCodeHandlers,
  ...paperFontHandlers,
  ...toolHandlers,
  ...bulkRunHandlers,
  ...appUserHandlers,
  ...campaignHandlers,
  ...paymentHandlers,
  ...receiptHandlers,
  ...auditHandlers,
  ...mailHandlers,
  ...paperHandlers,
  ...resources.flatMap(handleResource),
];
