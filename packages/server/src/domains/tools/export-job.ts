import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import type { AuditSource } from '../../audit/audit-entry.ts';
import { largestUpload } from '../../contract/files.ts';
import { Id, Shape } from '../../contract/shapes.ts';
import { AppError } from '../../errors/app-error.ts';
import { JobDead, JobPause } from '../../jobs/job-errors.ts';
import type { JobContext, JobDefinition, JobKind } from '../../jobs/jobs-port.ts';
import type { ExportFailure } from '../../messages/tools.ts';
import type { Services } from '../../services.ts';
import { bytesOf } from '../../storage/bytes-of.ts';
import { dayInJapan } from '../../time/japan.ts';
import { createFile } from '../files/create-file.ts';
import { storeContent } from '../files/store-content.ts';
import { collectArchive } from './archive/collect-archive.ts';
import { ArchiveTooLarge, writeArchive } from './archive/write-archive.ts';
import type { DataExport } from './model.ts';

const Payload = Shape({ export_id: Id });
const attempts = 5;

/** Makes the zip of an export. */
export const exportKind = { name: 'export-data', payload: Payload, attempts } as const satisfies JobKind;

const source: AuditSource = {
  actor: { kind: 'system', name: exportKind.name },
  requestId: null,
  address: null,
  userAgent: null,
};

type ExportServices = Pick<Services, 'database' | 'storage' | 'now'>;

const chosenIds = Type.Array(Id);

async function makeZip(services: ExportServices, row: DataExport, { signal, progress }: JobContext): Promise<void> {
  const { database, storage, now } = services;
  const ids: Static<typeof chosenIds> | undefined =
    row.application_ids === null ? undefined : JSON.parse(row.application_ids);
  const archive = await collectArchive(database, row.kind, ids);
  const zip = await writeArchive(archive, {
    maxBytes: largestUpload,
    async read(key) {
      signal.throwIfAborted();
      return bytesOf(await storage.get(key));
    },
    async progress(done) {
      const percent = Math.floor(done * 100);
      if (percent <= row.progress) return;
      await row.update({ progress: percent });
      await progress(done);
    },
  });
  const stored = await storeContent(services, { open: () => Readable.from([zip]) }, largestUpload);
  await database.unitOfWork(source, async (unit) => {
    const { DataExport } = unit.models;
    const name = `shorui-${row.kind}-${dayInJapan(now())}.zip`;
    const file = await createFile(unit, { workspaceId: null, createdBy: null, name, type: 'application/zip' }, stored);
    await DataExport.update({ state: 'done', progress: 100, file_id: file.id }, { where: { id: row.id } });
    const subject = { kind: 'data-export', id: row.id };
    await unit.audit({ action: 'tools.exportDone', subject, workspaceId: null, after: { file_id: file.id } });
  });
}

/** Why an export cannot succeed; undefined for errors that pass. */
function failureOf(error: unknown): ExportFailure | undefined {
  if (error instanceof ArchiveTooLarge) return 'too-large';
  if (error instanceof AppError && error.code === 'not_found') return 'missing';
  return undefined;
}

async function recordFailure({ database }: ExportServices, row: DataExport, failure: ExportFailure): Promise<void> {
  await database.unitOfWork(source, async (unit) => {
    await unit.models.DataExport.update({ state: 'failed', failure }, { where: { id: row.id } });
    const subject = { kind: 'data-export', id: row.id };
    await unit.audit({ action: 'tools.exportFailed', subject, workspaceId: null, after: { failure } });
  });
}

/** A run that is repeated after a worker was killed makes the zip again; an export that is done stays as it is. */
export function createExportJob(services: ExportServices): JobDefinition<Static<typeof Payload>> {
  return {
    ...exportKind,
    async run({ export_id }, context) {
      const row = await services.database.models.DataExport.findByPk(export_id);
      if (row === null || row.state === 'done' || row.state === 'failed') return;
      await row.update({ state: 'running', progress: 0 });
      try {
        await makeZip(services, row, context);
      } catch (error) {
        if (error instanceof AppError && error.code === 'busy')
          throw new JobPause('The storage does not answer.', error);
        const failure = failureOf(error) ?? (context.attempt >= attempts ? 'failed' : undefined);
        if (failure === undefined) throw error;
        await recordFailure(services, row, failure);
        throw new JobDead(`The export failed: ${failure}.`, error);
      }
    },
  };
}
