import { Type, type Static } from 'typebox';
import type { MemberActor } from '../../../access/actor.ts';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import { Id, Shape } from '../../../contract/shapes.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { JobPause } from '../../../jobs/job-errors.ts';
import type { JobDefinition, JobKind } from '../../../jobs/jobs-port.ts';
import { bulkUploadWords } from '../../../messages/documents.ts';
import type { Services } from '../../../services.ts';
import { memberActorOf } from '../../accounts/index.ts';
import { holdHistory } from '../add-history.ts';
import { createDocument } from '../create-document.ts';
import { takeTemporaryUpload } from '../document-file.ts';
import { checkItem } from './check-item.ts';
import type { BulkUploadItem } from './model.ts';

/** Lines that one job files. */
export const itemsOfJob = 50;
const attempts = 8;

const Payload = Shape({
  workspace_id: Id,
  user_id: Id,
  ids: Type.Array(Id, { maxItems: itemsOfJob }),
  locale: Type.Enum(['jp', 'en']),
});
type Payload = Static<typeof Payload>;

/** The lease is short, because a list waits for the lines of a worker that was killed. */
export const fileItemsKind = {
  name: 'file-uploads',
  payload: Payload,
  attempts,
  leaseMs: 20_000,
  concurrency: 2,
} as const satisfies JobKind;

type FileServices = Pick<Services, 'database' | 'now'>;

/** Tells the open screens of the member that a line changed. */
export async function announceItems(
  unit: UnitOfWork,
  item: Pick<BulkUploadItem, 'workspace_id' | 'user_id'>,
  ids: readonly number[],
) {
  const { workspace_id, user_id } = item;
  const change = 'updated' as const;
  const data = { workspace_id, kind: 'bulk-upload-item', ids: [...ids], change };
  await unit.publish([user_id], { type: 'records', data });
}

/** Files one line: the document, and that the line is done, in one unit of work. A line that is not running was filed before. */
async function fileItem(unit: UnitOfWork, actor: MemberActor, id: number, locale: 'jp' | 'en'): Promise<void> {
  await holdHistory(unit, actor.workspace.id);
  const where = { id, user_id: actor.userId, status: 'running' } as const;
  const item = await scoped(unit.models.BulkUploadItem, actor).find({ where, lock: true });
  if (item === null) return unit.notAudited('The line was filed before.');
  const result = await checkItem(unit, actor, item, locale);
  if ('errors' in result) {
    await item.update({ status: 'failed', reason: bulkUploadWords[locale].invalid });
    unit.notAudited('A line of a list that only its member sees.');
  } else {
    const file = await takeTemporaryUpload(unit, actor, item.temporary_upload_id ?? 0);
    const { facts, after } = result.checked;
    const document = await createDocument(unit, {
      workspaceId: actor.workspace.id,
      userId: actor.userId,
      facts: { ...facts, name: facts.name ?? file.name },
      metas: after,
      status: 'filed',
      source: 'upload',
      file,
    });
    await item.update({ status: 'done', reason: null, document_id: document.id, temporary_upload_id: null });
  }
  await announceItems(unit, item, [item.id]);
}

/** Lines that this job can no longer file stay in the list, with the reason. */
async function failItems(
  { database }: FileServices,
  payload: Payload,
  source: AuditSource,
  reason: string,
): Promise<void> {
  const { workspace_id, user_id, ids } = payload;
  await database.unitOfWork(source, async (unit) => {
    const table = scoped(unit.models.BulkUploadItem, inWorkspace(workspace_id));
    await table.update({ status: 'failed', reason }, { where: { id: [...ids], user_id, status: 'running' } });
    unit.notAudited('A line of a list that only its member sees.');
    await announceItems(unit, { workspace_id, user_id }, ids);
  });
}

/**
 * Files lines of a bulk upload, one unit of work each: whatever is killed when, a line is a document once, or still in the list.
 */
export function createFileItemsJob(services: FileServices): JobDefinition<Payload> {
  return {
    ...fileItemsKind,
    async run(payload, { attempt, progress, signal }) {
      const { workspace_id, user_id, ids, locale } = payload;
      const words = bulkUploadWords[locale];
      const { database } = services;
      const actor = await memberActorOf(database, user_id, workspace_id);
      const source = {
        actor: actor ?? { kind: 'system', name: 'file-uploads' },
        requestId: null,
        address: null,
        userAgent: null,
      } as const;
      if (actor === undefined) return failItems(services, payload, source, words.noMember);
      for (const [at, id] of ids.entries()) {
        signal.throwIfAborted();
        try {
          await database.unitOfWork(source, (unit) => fileItem(unit, actor, id, locale));
        } catch (error) {
          if (error instanceof AppError && error.code === 'busy')
            throw new JobPause('The database does not answer.', error);
          if (!(error instanceof AppError) && attempt < attempts) throw error;
          const reason = error instanceof AppError && error.code === 'dead_upload' ? words.noUpload : words.failed;
          await failItems(services, { ...payload, ids: [id] }, source, reason);
        }
        await progress((at + 1) / ids.length, words.progress(at + 1, ids.length));
      }
    },
  };
}
