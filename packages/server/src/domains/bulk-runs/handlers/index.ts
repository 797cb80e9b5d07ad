import type { BulkRecord } from '@shorui/engine/bulk';
import {
  cancelBulkRun,
  downloadBulkRun,
  listBulkRuns,
  readBulkRun,
  startBulkRun,
} from '../../../contract/applications/bulk-runs.ts';
import { staffPage } from '../../../database/find-page.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { bulkRunWords } from '../../../messages/bulk-runs.ts';
import { keptDefinition } from '../../applications/assets.ts';
import { loadApplication } from '../../applications/definition.ts';
import { ownFile } from '../../files/own-file.ts';
import { removeFile } from '../../files/remove-file.ts';
import { sendMadeFile } from '../../files/send-made-file.ts';
import { bulkChunkKind } from '../chunk-job.ts';
import { findRun, presentBulkRun } from '../find-run.ts';
import { publishProgress } from '../job-source.ts';
import { readStoredAnswers, readTableRecords } from '../read-records.ts';

/** Records of one job: enough to be worth a job, few enough that a killed worker loses little. */
const chunkSize = 40;

function chunksOf(records: readonly BulkRecord[]): readonly (readonly BulkRecord[])[] {
  const chunks: BulkRecord[][] = [];
  for (let at = 0; at < records.length; at += chunkSize) chunks.push(records.slice(at, at + chunkSize));
  return chunks;
}

const invalid = (field: string, text: string): AppError => new AppError('invalid', { fields: { [field]: [text] } });

const start = handle(startBulkRun, async ({ actor, body, files, locale, params, reply, services, unitOfWork }) => {
  const { database } = services;
  const words = bulkRunWords[locale];
  const application = await loadApplication(database, params.id);
  const number = body.number ?? application.published_number;
  if (number === null) throw invalid('number', words.noVersion);
  const kept = { application_id: application.id, number };
  if ((await database.models.ApplicationVersion.count({ where: kept })) === 0) throw invalid('number', words.noVersion);
  const definition = await keptDefinition(services, application.id, number);
  const { source, name = '', encoding = 'utf8', format = null, company_id } = body;
  const [file] = files['file'] ?? [];
  if (source === 'csv' && file === undefined) throw invalid('file', words.noFile);
  const { records, header, sha256 } =
    file !== undefined && source === 'csv'
      ? await readTableRecords(services, file, definition, { encoding, locale })
      : await readStoredAnswers(
          database,
          { ...kept, ...(company_id === undefined ? {} : { workspace_id: company_id }) },
          locale,
        );
  if (records.length === 0) throw invalid(source === 'csv' ? 'file' : 'source', words.noRecords);
  const chunks = chunksOf(records);
  const run = await unitOfWork(async (unit) => {
    const made = await unit.models.BulkRun.create({
      ...kept,
      admin_id: actor.adminId,
      source,
      format,
      name,
      locale,
      header: JSON.stringify(header),
      answers_sha256: sha256,
      encoding: source === 'csv' ? encoding : null,
      state: 'running',
      records: records.length,
      chunks: chunks.length,
    });
    for (const [at, chunk] of chunks.entries()) {
      const values = { run_id: made.id, number: at, input: JSON.stringify(chunk), state: 'waiting' } as const;
      const { id } = await unit.models.BulkChunk.create(values);
      await unit.enqueue(bulkChunkKind.name, { chunk_id: id });
    }
    const after = { ...kept, source, format, name, records: records.length };
    await unit.audit({
      action: startBulkRun.name,
      subject: { kind: 'bulk-run', id: made.id },
      workspaceId: null,
      after,
    });
    return made;
  });
  reply.message(words.started);
  return presentBulkRun(run);
});

const list = handle(listBulkRuns, async ({ params, query, services: { database } }) => {
  const { id } = await loadApplication(database, params.id);
  const where = { application_id: id };
  return staffPage(database.models.BulkRun, query, { where, order: [['id', 'DESC']], present: presentBulkRun });
});

const read = handle(readBulkRun, async ({ params, services: { database } }) =>
  presentBulkRun(await findRun(database, params)),
);

const cancel = handle(cancelBulkRun, async ({ locale, params, reply, unitOfWork }) => {
  const run = await unitOfWork(async (unit) => {
    const found = await findRun(unit, params);
    const where = { id: found.id, state: ['running', 'packing'] };
    const [changed] = await unit.models.BulkRun.update({ state: 'cancelled' }, { where });
    if (changed === 0) throw new AppError('done_already');
    // Deleted files are purged after some days.
    const chunks = await unit.models.BulkChunk.findAll({ attributes: ['file_id'], where: { run_id: found.id } });
    await unit.models.BulkChunk.destroy({ where: { run_id: found.id } });
    for (const { file_id } of chunks) if (file_id !== null) await removeFile(unit, await ownFile(unit, file_id));
    await unit.audit({ action: cancelBulkRun.name, subject: { kind: 'bulk-run', id: found.id }, workspaceId: null });
    await found.reload();
    await publishProgress(unit, found);
    return found;
  });
  reply.message(bulkRunWords[locale].cancelled);
  return presentBulkRun(run);
});

const download = handle(downloadBulkRun, async ({ params, reply, services, unitOfWork }) => {
  const run = await findRun(services.database, params);
  const subject = { kind: 'bulk-run', id: run.id };
  return sendMadeFile(reply, services, run, {
    unfinished: 'bulk_unfinished',
    note: () => unitOfWork((unit) => unit.audit({ action: downloadBulkRun.name, subject, workspaceId: null })),
  });
});

export const bulkRunHandlers: readonly Mounted[] = [start, list, read, cancel, download];
