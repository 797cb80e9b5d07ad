import type { AuditSource } from '../audit/audit-entry.ts';
import { Empty } from '../contract/shapes.ts';
import { cleanSessions, createSendLinkJob, sendLinkKind } from '../domains/accounts/index.ts';
import { createSendCampaignsJob, sendCampaignsKind } from '../domains/campaigns/send-campaigns.ts';
import { createReadVersionJob } from '../domains/documents/previews/read-version-job.ts';
import { readVersionKind } from '../domains/documents/previews/read-version-kind.ts';
import { remindApprovers } from '../domains/approvals/reminders.ts';
import { emptyTrash } from '../domains/documents/trash.ts';
import { createFileItemsJob, fileItemsKind } from '../domains/documents/uploads/file-items-job.ts';
import { sweepUploads } from '../domains/documents/uploads/temporary-uploads.ts';
import { createArchiveJob } from '../domains/documents/records/archive-job.ts';
import { archiveKind } from '../domains/documents/records/archive-kind.ts';
import { createIndexTextsJob } from '../domains/documents/search/index-texts-job.ts';
import { indexTextsKind } from '../domains/documents/search/index-texts-kind.ts';
import { createTemplatePreviewJob } from '../domains/document-templates/preview-job.ts';
import { templatePreviewKind } from '../domains/document-templates/preview-kind.ts';
import { sweepFiles } from '../domains/files/sweep-files.ts';
import { bulkChunkKind, createBulkChunkJob } from '../domains/bulk-runs/chunk-job.ts';
import { createBulkPackJob } from '../domains/bulk-runs/pack-job.ts';
import { bulkPackKind } from '../domains/bulk-runs/pack-kind.ts';
import { createExportJob, exportKind } from '../domains/tools/export-job.ts';
import { AppError } from '../errors/app-error.ts';
import { createSendMailJob, sendMailKind } from '../jobs/definitions/send-mail.ts';
import { createTidyJob, tidyKind } from '../jobs/definitions/tidy.ts';
import { JobPause } from '../jobs/job-errors.ts';
import type { JobDefinition, JobKind } from '../jobs/jobs-port.ts';
import type { MailTransport } from '../mail/mail-port.ts';
import { completeDocuments } from '../operations/complete-documents.ts';
import { forgetFiles } from '../operations/forget-files.ts';
import type { Services } from '../services.ts';

const cleanSessionsKind = { name: 'clean-sessions', payload: Empty } as const satisfies JobKind;
const remindApproversKind = { name: 'remind-approvers', payload: Empty, leaseMs: 300_000 } as const satisfies JobKind;
const completeDocumentsKind = {
  name: 'complete-documents',
  payload: Empty,
  leaseMs: 300_000,
} as const satisfies JobKind;
const emptyTrashKind = { name: 'empty-trash', payload: Empty, leaseMs: 300_000 } as const satisfies JobKind;
const sweepUploadsKind = { name: 'sweep-uploads', payload: Empty, leaseMs: 300_000 } as const satisfies JobKind;
const forgetFilesKind = { name: 'forget-files', payload: Empty, leaseMs: 300_000 } as const satisfies JobKind;
const sweepFilesKind = { name: 'sweep-files', payload: Empty, leaseMs: 300_000 } as const satisfies JobKind;

/** Every kind of job, one line each. A job of a kind that is not here cannot be stored. */
export const jobKinds: readonly JobKind[] = [
  sendMailKind,
  sendLinkKind,
  tidyKind,
  cleanSessionsKind,
  sweepFilesKind,
  emptyTrashKind,
  completeDocumentsKind,
  remindApproversKind,
  sweepUploadsKind,
  forgetFilesKind,
  exportKind,
  sendCampaignsKind,
  bulkChunkKind,
  bulkPackKind,
  indexTextsKind,
  fileItemsKind,
  archiveKind,
  readVersionKind,
  templatePreviewKind,
];

/** What a worker runs: a definition for every kind. */
export function createJobDefinitions(services: Services, mail: MailTransport): readonly JobDefinition[] {
  return [
    createSendMailJob(mail),
    createSendLinkJob(services),
    createTidyJob(services),
    createExportJob(services),
    createSendCampaignsJob(services),
    createBulkChunkJob(services),
    createBulkPackJob(services),
    createIndexTextsJob(services),
    createFileItemsJob(services),
    createArchiveJob(services),
    createReadVersionJob(services),
    createTemplatePreviewJob(services),
    {
      ...cleanSessionsKind,
      run: async () => {
        await cleanSessions(services);
      },
    },
    {
      ...forgetFilesKind,
      run: async (_payload, { signal }) => {
        const forgotten = await forgetFiles(services, sourceOf('forget-files'), signal);
        services.logger.info({ forgotten }, 'old files of exports, imports and bulk runs were deleted');
      },
    },
    {
      ...completeDocumentsKind,
      run: async (_payload, { signal }) => {
        try {
          const completed = await completeDocuments(services, sourceOf('complete-documents'), signal);
          services.logger.info(completed, 'documents that were filed before were completed');
        } catch (error) {
          if (error instanceof AppError && error.code === 'busy')
            throw new JobPause('A service does not answer.', error);
          throw error;
        }
      },
    },
    {
      ...emptyTrashKind,
      run: async (_payload, { signal }) => {
        await emptyTrash(services, sourceOf('empty-trash'), signal);
      },
    },
    {
      ...remindApproversKind,
      run: async (_payload, { signal }) => {
        await remindApprovers(services, sourceOf('remind-approvers'), signal);
      },
    },
    {
      ...sweepUploadsKind,
      run: async (_payload, { signal }) => {
        await sweepUploads(services, sourceOf('sweep-uploads'), signal);
      },
    },
    {
      ...sweepFilesKind,
      run: async (_payload, { signal }) => {
        await sweepFiles(services, sourceOf('sweep-files'), signal);
      },
    },
  ];
}

function sourceOf(name: string): AuditSource {
  return { actor: { kind: 'system', name }, requestId: null, address: null, userAgent: null };
}
