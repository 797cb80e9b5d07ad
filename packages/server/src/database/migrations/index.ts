import type { Migration } from '../migration.ts';
import { auditAndOutbox } from './001-audit-and-outbox.ts';
import { jobsAndSchedules } from './002-jobs-and-schedules.ts';
import { mails } from './003-mails.ts';
import { files } from './004-files.ts';
import { rateLimits } from './005-rate-limits.ts';
import { accounts } from './010-accounts.ts';
import { listIndexes } from './020-list-indexes.ts';
import { serverSettings } from './021-server-settings.ts';
import { searchIndexes } from './022-search-indexes.ts';
import { auditSubjectWorkspace } from './030-audit-subject-workspace.ts';
import { endedSessions } from './031-ended-sessions.ts';
import { foldedTexts } from './032-folded-texts.ts';
import { decidedOnce } from './033-decided-once.ts';
import { memos } from './035-memos.ts';
import { notifications } from './036-notifications.ts';
import { sortLevels } from './037-sort-levels.ts';
import { applications } from './040-applications.ts';
import { applicationUsers } from './041-application-users.ts';
import { masterFields } from './042-master-fields.ts';
import { payments } from './045-payments.ts';
import { appUsers } from './050-app-users.ts';
import { campaigns } from './051-campaigns.ts';
import { bulkRuns } from './056-bulk-runs.ts';
import { canceledPayments } from './060-canceled-payments.ts';
import { filing } from './070-filing.ts';
import { documents } from './071-documents.ts';
import { answerSets } from './072-answer-sets.ts';
import { documentPreviews } from './073-document-previews.ts';
import { approvals } from './080-approvals.ts';
import { sharesAndComments } from './081-shares-and-comments.ts';
import { commentsOfAdvisors } from './082-comments-of-advisors.ts';
import { documentThumbnails } from './083-document-thumbnails.ts';
import { documentTemplates } from './085-document-templates.ts';
import { partsOfDocumentHeads } from './086-parts-of-document-heads.ts';
import { visitorsOfShares } from './087-visitors-of-shares.ts';
import { subjectsOfRuns } from './088-subjects-of-runs.ts';
import { exportsAndImports } from './055-exports-and-imports.ts';
import { documentSearch } from './075-document-search.ts';
import { documentArchives } from './076-document-archives.ts';

/** All migrations in their order. */
export const migrations: readonly Migration[] = [
  auditAndOutbox,
  jobsAndSchedules,
  mails,
  files,
  rateLimits,
  accounts,
  listIndexes,
  serverSettings,
  searchIndexes,
  auditSubjectWorkspace,
  endedSessions,
  foldedTexts,
  decidedOnce,
  memos,
  notifications,
  sortLevels,
  applications,
  applicationUsers,
  masterFields,
  payments,
  appUsers,
  campaigns,
  exportsAndImports,
  bulkRuns,
  canceledPayments,
  filing,
  documents,
  answerSets,
  documentPreviews,
  documentSearch,
  documentArchives,
  approvals,
  sharesAndComments,
  commentsOfAdvisors,
  documentThumbnails,
  documentTemplates,
  partsOfDocumentHeads,
  visitorsOfShares,
  subjectsOfRuns,
];
