import {
  downloadZip,
  exportApplications,
  exportData,
  exportTemplates,
  getExportStatus,
  type ExportKind,
  type ExportStatus,
} from '../../../contract/tools.ts';
import { largestUpload } from '../../../contract/files.ts';
import type { Database } from '../../../database/database.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type HandlerRequest, type Mounted } from '../../../http/handler.ts';
import { toolWords, type ExportFailure } from '../../../messages/tools.ts';
import { staffChannel } from '../../../realtime/realtime-port.ts';
import { formatBytes } from '../../../storage/format-bytes.ts';
import { exportKind } from '../export-job.ts';
import type { DataExport } from '../model.ts';
import { ownFile } from '../../files/own-file.ts';
import { sendMadeFile } from '../../files/send-made-file.ts';

type Call = Pick<HandlerRequest<typeof exportApplications>, 'actor' | 'locale' | 'reply' | 'unitOfWork'>;

async function start(call: Call, { name }: Endpoint, kind: ExportKind, ids: readonly number[] | undefined) {
  const { actor, locale, reply, unitOfWork } = call;
  const id = await unitOfWork(async (unit) => {
    if (ids !== undefined) {
      const found = await unit.models.Application.count({ where: { id: [...ids] } });
      if (found < ids.length)
        throw new AppError('invalid', { fields: { application_ids: [toolWords[locale].unknownApplications] } });
    }
    const application_ids = ids === undefined ? null : JSON.stringify(ids);
    const values = { admin_id: actor.adminId, kind, application_ids, state: 'waiting' } as const;
    const row = await unit.models.DataExport.create(values);
    await unit.enqueue(exportKind.name, { export_id: row.id }, { userId: staffChannel(actor.adminId) });
    const subject = { kind: 'data-export', id: row.id };
    await unit.audit({ action: name, subject, workspaceId: null, after: { kind, application_ids: ids ?? null } });
    return row.id;
  });
  reply.message(toolWords[locale].started);
  return { id };
}

async function find({ models }: Database, id: number): Promise<DataExport> {
  const row = await models.DataExport.findByPk(id);
  if (row === null) throw new AppError('not_found');
  return row;
}

const templates = handle(exportTemplates, (call) =>
  start(call, exportTemplates, 'template', call.body.application_ids),
);
const data = handle(exportData, (call) => start(call, exportData, 'data', undefined));
const applications = handle(exportApplications, (call) =>
  start(call, exportApplications, 'application', call.body.application_ids),
);

const status = handle(getExportStatus, async ({ locale, query, services: { database } }): Promise<ExportStatus> => {
  const { id, kind, state, progress, failure, file_id } = await find(database, query.id);
  const file = file_id === null ? null : await ownFile(database, file_id);
  const words: Readonly<Record<ExportFailure, string>> = toolWords[locale].failures;
  return {
    id,
    kind,
    state,
    progress,
    error: failure === null ? null : words[failure as ExportFailure].replace('{limit}', formatBytes(largestUpload)),
    file: file === null ? null : { name: file.name, size: file.size },
  };
});

const download = handle(downloadZip, async ({ query, reply, services, unitOfWork }) => {
  const row = await find(services.database, query.id);
  const subject = { kind: 'data-export', id: row.id };
  return sendMadeFile(reply, services, row, {
    unfinished: 'export_unfinished',
    note: () => unitOfWork((unit) => unit.audit({ action: downloadZip.name, subject, workspaceId: null })),
  });
});

export const exportHandlers: readonly Mounted[] = [templates, data, applications, status, download];
