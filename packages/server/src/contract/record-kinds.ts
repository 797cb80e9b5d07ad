/**
 * Kinds of records that requests name by id. The words are those of the audit's subjects. `access/records.ts` has a row for each:
 * the compiler requires it, and for a test row that makes one in another workspace.
 */
export const recordKinds = [
  'admin',
  'answer-set',
  'app-user-campaign',
  'application',
  'application-category',
  'application-filter',
  'application-tag',
  'application-user',
  'campaign',
  'bulk-run',
  'bulk-upload-item',
  'company',
  'data-export',
  'data-import',
  'document',
  'document-category',
  'document-type',
  'document-version',
  'file',
  'group',
  'group-request',
  'invitation',
  'link',
  'mail',
  'master-field',
  'memo',
  'meta',
  'meta-group',
  'notification',
  'plan',
  'receipt',
  'session',
  'temporary-upload',
  'transaction',
  'transfer-request',
  'user',
] as const;

export type RecordKind = (typeof recordKinds)[number];
