import type { StreamedEvent } from '@shorui/server/contract';
import type { QueryKey } from '@tanstack/react-query';

/** Payments and transfer requests change together. */
const paymentParts = [
  'adminTransferRequests',
  'adminTransactions',
  'applicationUse.runs',
  'applicationUse.checkDownload',
  'payments',
  'receipts',
] as const;

/**
 * What is read again when records of a kind were changed: parts of the contract (`users` is every call `users.…`), or the name of one
 * query. A kind without a row is a part of its own: `memo` reads `memos.…` again.
 */
const partsOfKind: Readonly<Record<string, readonly string[]>> = {
  application: [
    'applications',
    'applicationVersions',
    'applicationPlanPrices',
    'applicationNotifications',
    'campaignEmailTemplate',
    'applicationUse.list',
    'applicationUse.read',
  ],
  'answer-set': ['answerSets'],
  'application-category': ['applicationCategories', 'applications'],
  'application-filter': ['appUserFilters'],
  'application-tag': ['applicationTags', 'applications'],
  // The questions of a run are read again by the wizard alone: it knows which answers are newer.
  'application-user': [
    'appUsers',
    'appUserCampaigns',
    'applicationUse.runs',
    'applicationUse.checkDownload',
    'payments',
    'receipts',
  ],
  'bulk-run': ['bulkRuns'],
  campaign: ['campaigns', 'appUserCampaigns'],
  company: ['session', 'companies', 'users', 'plans', 'adminCompanies', 'adminUsers', 'adminAuditEvents'],
  'document-template': ['documentTemplates', 'ownDocumentTemplates', 'adminDocumentTemplates'],
  'template-fill': ['templateFills.list'],
  document: [
    'documents',
    'documentDrafts',
    'documentVersions',
    'documentCategories',
    'documentComments',
    'approvals',
    'shares',
    'activities',
  ],
  'document-comment': ['comments', 'documentComments'],
  'document-version': ['documents', 'documentVersions'],
  'bulk-upload-item': ['bulkUpload'],
  group: ['session', 'groups', 'users'],
  'group-request': ['groups'],
  invitation: ['users.invitations', 'plans'],
  settings: ['settings', 'adminSettings'],
  receipt: ['receipts', 'adminTransactions'],
  transaction: paymentParts,
  'transfer-request': paymentParts,
  user: ['session', 'users', 'groups', 'plans', 'adminUsers', 'adminCompanies', 'adminAuditEvents'],
};

/** What is read again when a job of the person went on, by the name of the job. */
const partsOfJob: Readonly<Record<string, readonly string[]>> = {
  'bulk-run': ['bulkRuns'],
  'export-data': ['tools'],
  'file-uploads': ['bulkUpload', 'documents'],
};

/** Parts that an event makes old; `all` when events may be missing. */
export function partsOf(event: StreamedEvent, workspaceId: number | null): readonly string[] | 'all' {
  switch (event.type) {
    case 'reset':
      return 'all';
    case 'presence':
      return [];
    case 'job':
      return partsOfJob[event.data.name] ?? [];
    case 'records': {
      const { workspace_id: id, kind } = event.data;
      // The session knows all companies of the person; lists show the records of one.
      if (id !== null && workspaceId !== null && id !== workspaceId) return ['session', 'users.companies'];
      return partsOfKind[kind] ?? [`${kind}s`];
    }
  }
}

/** Is the query one of these parts? Keys begin with the name of a call (`users.list`) or are a word of their own (`session`). */
export function isOfParts([name]: QueryKey, parts: Iterable<string>): boolean {
  if (typeof name !== 'string') return false;
  for (const part of parts) if (name === part || name.startsWith(`${part}.`)) return true;
  return false;
}
