import { adminAuditEndpoints } from './admin-audit.ts';
import { adminAuthEndpoints } from './admin-auth.ts';
import { adminCompanyEndpoints } from './admin-companies.ts';
import { adminMailEndpoints } from './admin-mails.ts';
import { adminSettingEndpoints } from './admin-settings.ts';
import { adminUserEndpoints } from './admin-users.ts';
import { allApplicationEndpoints, applicationCategories, applicationTags } from './applications/index.ts';
import { authEndpoints } from './auth.ts';
import { companyEndpoints } from './companies.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { documentEndpoints, savedSearches } from './documents/index.ts';
import { documentTemplateEndpoints } from './document-templates/index.ts';
import { approvalEndpoints } from './approvals/index.ts';
import { sharingEndpoints } from './sharing/index.ts';
import { editorEndpoints } from './editor.ts';
import { fileEndpoints } from './files.ts';
import { filingEndpoints } from './filing/index.ts';
import { groupEndpoints } from './groups/index.ts';
import { memos } from './memos.ts';
import { notificationEndpoints } from './notifications.ts';
import { paperEndpoints } from './papers.ts';
import { passwordEndpoints } from './passwords.ts';
import { allPaymentEndpoints } from './payments/index.ts';
import { planEndpoints } from './plans.ts';
import { registrationEndpoints } from './registration.ts';
import { serviceEndpoints } from './service.ts';
import { settingEndpoints } from './settings.ts';
import { toolEndpoints } from './tools.ts';
import { userEndpoints } from './users/index.ts';

export * from './admin-audit.ts';
export * from './admin-auth.ts';
export * from './admin-companies.ts';
export * from './admin-mails.ts';
export * from './admin-settings.ts';
export * from './admin-users.ts';
export * from './applications/index.ts';
export * from './auth.ts';
export * from './companies.ts';
export * from './approvals/index.ts';
export * from './documents/index.ts';
export * from './document-templates/index.ts';
export * from './sharing/index.ts';
export * from './editor.ts';
export * from './endpoint.ts';
export * from './event-kinds.ts';
export * from './events.ts';
export * from './files.ts';
export * from './filing/index.ts';
export * from './groups/index.ts';
export * from './memos.ts';
export * from './notifications.ts';
export * from './papers.ts';
export * from './passwords.ts';
export * from './ids.ts';
export * from './payments/index.ts';
export * from './people.ts';
export * from './record-kinds.ts';
export * from './plans.ts';
export * from './rate-classes.ts';
export * from './registration.ts';
export * from './resource.ts';
export * from './service.ts';
export * from './session-user.ts';
export * from './settings.ts';
export * from './shapes.ts';
export * from './tools.ts';
export * from './users/index.ts';

/** The plain resources, of which handlers, tables and calls are made alike. Each is listed here once. */
export const resources = [memos, applicationTags, applicationCategories, savedSearches] as const;

/** Every call of the product. Each resource's file is listed here once. */
export const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...registrationEndpoints,
  ...passwordEndpoints,
  ...userEndpoints,
  ...groupEndpoints,
  ...companyEndpoints,
  ...settingEndpoints,
  ...planEndpoints,
  ...adminAuthEndpoints,
  ...adminUserEndpoints,
  ...adminCompanyEndpoints,
  ...adminMailEndpoints,
  ...adminSettingEndpoints,
  ...adminAuditEndpoints,
  ...allApplicationEndpoints,
  ...toolEndpoints,
  ...editorEndpoints,
  ...allPaymentEndpoints,
  ...eventEndpoints,
  ...fileEndpoints,
  ...approvalEndpoints,
  ...sharingEndpoints,
  ...documentEndpoints,
  ...documentTemplateEndpoints,
  ...filingEndpoints,
  ...notificationEndpoints,
  ...paperEndpoints,
  ...resources.flatMap((resource) => resource.endpoints),
  ...serviceEndpoints,
];
