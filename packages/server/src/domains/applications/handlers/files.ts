import type { Change } from '@shorui/engine/model';
import {
  downloadApplicationFile,
  pdfType,
  readApplicationImages,
  testDownload,
  uploadApplicationFile,
  uploadPdfForm,
  uploadWordTemplate,
  wordType,
} from '../../../contract/applications/index.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type HandlerRequest, type Mounted } from '../../../http/handler.ts';
import { sendAttachment } from '../../../http/send-attachment.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { uploadLimit } from '../../admin-settings/server-settings.ts';
import { createFile } from '../../files/create-file.ts';
import { inspectUpload } from '../../files/inspect-upload.ts';
import { storeContent } from '../../files/store-content.ts';
import { draftSource, readImages } from '../assets.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import { applyEdit } from '../edit.ts';
import { withinBounds } from '../files.ts';
import { presentEffects, presentFindings } from '../present.ts';
import { presentFiles } from '../present-files.ts';
import { refusingDocuments } from '../refusals.ts';
import { sendFiles } from '../send-files.ts';

const kinds: Readonly<Record<string, { readonly kind: 'word' | 'pdf'; readonly extension: string }>> = {
  [wordType]: { kind: 'word', extension: 'docx' },
  [pdfType]: { kind: 'pdf', extension: 'pdf' },
};

type UploadCall = Pick<
  HandlerRequest<typeof uploadApplicationFile>,
  'actor' | 'body' | 'files' | 'locale' | 'params' | 'reply' | 'services' | 'unitOfWork'
>;

/** Takes an uploaded template or form into an application: its content, and a file of the application that names it. */
async function take(call: UploadCall, field: string, { name: action }: Endpoint) {
  const { actor, body, files, locale, params, reply, services, unitOfWork } = call;
  const file = files[field]?.[0];
  if (file === undefined) throw new AppError('bad_request');
  const found = kinds[file.type];
  if (found === undefined) throw new AppError('unsupported_type');
  await inspectUpload(services, file, locale);
  const { size } = file;
  const findings =
    found.kind === 'word'
      ? await withinBounds(locale, () => services.inspector.lint({ size, open: () => file.open() }))
      : [];
  const stored = await storeContent(services, file, await uploadLimit(services));
  const { type } = file;
  const name = file.name === '' ? `template.${found.extension}` : file.name;
  const edited = await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    const row = await createFile(unit, { workspaceId: null, createdBy: null, name, type }, stored);
    const path = `files/${row.id}.${found.extension}`;
    await unit.models.ApplicationAsset.create({
      application_id: record.id,
      path,
      file_id: row.id,
      key: stored.key,
      name,
    });
    const folder = body.folder_id === undefined ? {} : { folder_id: body.folder_id };
    const value = { type: found.kind, name: body.name ?? name, path, ...folder };
    const changes: readonly Change[] = [{ action: 'create', kind: 'file', value }];
    return applyEdit(unit, {
      record,
      seen: body.version ?? record.version,
      changes,
      action,
      editor: actor.name,
      locale,
    });
  });
  reply.message(resourceWords[locale].created);
  const item = edited.definition.files.at(-1);
  return {
    item: { ...item },
    version: edited.version,
    effects: presentEffects(edited, locale),
    findings: presentFindings(findings, locale),
  };
}

const upload = handle(uploadApplicationFile, (call) => take(call, 'file', uploadApplicationFile));
const uploadWord = handle(uploadWordTemplate, (call) => take(call, 'template', uploadWordTemplate));
const uploadPdf = handle(uploadPdfForm, (call) => take(call, 'file', uploadPdfForm));

const images = handle(readApplicationImages, async ({ params, services }) => {
  const { id } = await loadApplication(services.database, params.id);
  return { images: presentFiles(await readImages(services, id)) };
});

const content = handle(downloadApplicationFile, async ({ params, reply, services }) => {
  const row = await loadApplication(services.database, params.id);
  const file = definitionOf(row).files.find(({ id }) => id === params.fileId);
  const where = { application_id: row.id, path: file?.path ?? '' };
  const asset = await services.database.models.ApplicationAsset.findOne({ where });
  if (file === undefined || asset === null) throw new AppError('not_found');
  const type = file.type === 'word' ? wordType : pdfType;
  return sendAttachment(reply, { name: asset.name, type, content: await services.storage.get(asset.key) });
});

const test = handle(testDownload, async ({ locale, params, reply, services }) => {
  const row = await loadApplication(services.database, params.id);
  const application = definitionOf(row);
  if (!application.files.some(({ id }) => id === params.fileId)) throw new AppError('not_found');
  const options = { only: [String(params.fileId)], missing: 'keep' } as const;
  const work = { kind: 'files', answers: {}, options } as const;
  const { files } = await refusingDocuments(locale, () => services.documents.make(draftSource(services, row), work));
  return sendFiles(reply, files.slice(0, 1), application.name);
});

export const fileHandlers: readonly Mounted[] = [upload, uploadWord, uploadPdf, content, images, test];
