import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Static } from 'typebox';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import { AppError } from '../../../errors/app-error.ts';
import { JobDead, JobPause } from '../../../jobs/job-errors.ts';
import type { JobContext, JobDefinition } from '../../../jobs/jobs-port.ts';
import { archiveNames } from '../../../messages/document-records.ts';
import { csv } from '../../../output/csv.ts';
import { ZipWriter } from '../../../output/zip/zip-writer.ts';
import type { Services } from '../../../services.ts';
import { dayInJapan } from '../../../time/japan.ts';
import { createFile } from '../../files/create-file.ts';
import { storeContent } from '../../files/store-content.ts';
import { archiveKind } from './archive-kind.ts';
import { historyColumns, historyRows } from './history-rows.ts';
import type { DocumentArchiveRow } from './model.ts';
import { recordColumns, recordRows } from './record-rows.ts';

const source: AuditSource = {
  actor: { kind: 'system', name: archiveKind.name },
  requestId: null,
  address: null,
  userAgent: null,
};

/** Bytes of the largest zip. */
const largestZip = 50 * 2 ** 30;
/** Inspectors read Japanese. */
const locale = 'jp';

type ArchiveServices = Pick<Services, 'database' | 'storage' | 'now'>;

/** Path of a file in the zip: the number of its document makes it unique, the rest is for people. */
export const archivedPath = (id: number, name: string): string =>
  // eslint-disable-next-line no-control-regex -- control characters and those that a file system refuses
  `files/${id}_${name.replaceAll(/[\u0000-\u001f\\/:*?"<>|]/g, '_')}`;

/** Adds the files of the documents; gives the number of those that the storage does not have. */
async function addFiles(
  { database, storage }: ArchiveServices,
  zip: ZipWriter,
  row: DocumentArchiveRow,
  { signal, progress }: JobContext,
): Promise<number> {
  const ids: readonly number[] = JSON.parse(row.document_ids);
  let done = 0;
  let missing = 0;
  for await (const rows of recordRows(database, row.workspace_id, ids)) {
    for (const { document, file } of rows) {
      signal.throwIfAborted();
      const content = file === undefined ? undefined : await contentOf(storage, file.key);
      if (file === undefined || content === undefined) missing += 1;
      else await zip.add(archivedPath(document.id, file.name), content, { compress: false });
    }
    done += rows.length;
    const percent = Math.floor((done / Math.max(1, ids.length)) * 100);
    await row.update({ progress: Math.min(99, percent) });
    await progress(done / Math.max(1, ids.length));
  }
  return missing;
}

async function contentOf(storage: Services['storage'], key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    return await storage.get(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Writes files, list and history; gives the number of missing files. */
async function writeZip(
  services: ArchiveServices,
  row: DocumentArchiveRow,
  path: string,
  context: JobContext,
): Promise<number> {
  const { database } = services;
  const ids: readonly number[] = JSON.parse(row.document_ids);
  const zip = await ZipWriter.create(path);
  try {
    const list = csv(recordColumns(locale), recordRows(database, row.workspace_id, ids));
    await zip.add(archiveNames.list[locale], list, { compress: true });
    const lines = historyRows(database, inWorkspace(row.workspace_id), { document_id: [...ids] }, locale);
    await zip.add(archiveNames.history[locale], csv(historyColumns(locale), lines), { compress: true });
    const missing = await addFiles(services, zip, row, context);
    await zip.end();
    return missing;
  } catch (error) {
    await zip.close().catch(() => undefined);
    throw error;
  }
}

async function makeArchive(services: ArchiveServices, row: DocumentArchiveRow, context: JobContext): Promise<void> {
  const { database, now } = services;
  const folder = await mkdtemp(join(tmpdir(), 'shorui-documents-'));
  try {
    const path = join(folder, 'documents.zip');
    const missing = await writeZip(services, row, path, context);
    const stored = await storeContent(services, { open: () => createReadStream(path) }, largestZip);
    await database.unitOfWork(source, async (unit) => {
      const name = `documents-${dayInJapan(now())}-${row.id}.zip`;
      const file = await createFile(
        unit,
        { workspaceId: null, createdBy: null, name, type: 'application/zip' },
        stored,
      );
      const changes = { state: 'done', progress: 100, missing, file_id: file.id } as const;
      await scoped(unit.models.DocumentArchiveRow, inWorkspace(row.workspace_id)).update(changes, {
        where: { id: row.id },
      });
      const subject = { kind: 'document-archive', id: row.id };
      const after = { file_id: file.id, documents: row.documents, missing };
      await unit.audit({ action: 'documentArchives.done', subject, workspaceId: row.workspace_id, after });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recordFailure({ database }: ArchiveServices, { id, workspace_id }: DocumentArchiveRow): Promise<void> {
  await database.unitOfWork(source, async (unit) => {
    await scoped(unit.models.DocumentArchiveRow, inWorkspace(workspace_id)).update(
      { state: 'failed' },
      { where: { id } },
    );
    const subject = { kind: 'document-archive', id };
    await unit.audit({ action: 'documentArchives.failed', subject, workspaceId: workspace_id });
  });
}

/** A run that is repeated after a worker was killed makes the zip again; one that is done stays as it is. */
export function createArchiveJob(services: ArchiveServices): JobDefinition<Static<typeof archiveKind.payload>> {
  return {
    ...archiveKind,
    async run({ archive_id, workspace_id }, context) {
      const table = scoped(services.database.models.DocumentArchiveRow, inWorkspace(workspace_id));
      const row = await table.find({ where: { id: archive_id } });
      if (row === null || row.state === 'done' || row.state === 'failed') return;
      await row.update({ state: 'running', progress: 0 });
      try {
        await makeArchive(services, row, context);
      } catch (error) {
        if (error instanceof AppError && error.code === 'busy')
          throw new JobPause('The storage does not answer.', error);
        if (context.attempt < archiveKind.attempts) throw error;
        await recordFailure(services, row);
        throw new JobDead('The zip of documents failed.', error);
      }
    },
  };
}
