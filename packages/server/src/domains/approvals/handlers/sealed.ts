import { ShoruiError } from '@shorui/engine';
import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import { downloadSealed } from '../../../contract/approvals/index.ts';
import { pdfType } from '../../../contract/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sendAttachment } from '../../../http/send-attachment.ts';
import { bytesOf } from '../../../storage/bytes-of.ts';
import { noteDownload } from '../../documents/note-download.ts';
import { contentHash } from '../content.ts';
import { lastApproval } from '../read-approvals.ts';
import { recordSheets } from '../record-sheet.ts';
import { sealsOf } from '../seals.ts';

const sealable = (kind: string): kind is 'pdf' | 'word' => kind === 'pdf' || kind === 'word';

const sealed = handle(downloadSealed, async ({ actor, params, query, reply, services, source }) => {
  const { database, documents, storage } = services;
  const { models } = database;
  const document = await load(database, 'document', { id: params.id, actor });
  const stored = await lastApproval(database, actor, document.id);
  if (stored?.request.state !== 'approved') throw new AppError('approval_not_approved');
  const { request } = stored;
  if ((await contentHash(database, actor, document)) !== request.content_sha256) throw new AppError('approval_changed');
  const version = await load(database, 'document-version', { id: document.current_version_id ?? 0, actor });
  const file = await scoped(models.StoredFile, actor).find({ where: { id: version.file_id } });
  if (file === null || !sealable(version.kind)) throw new AppError('approval_no_pdf');
  const acts = await scoped(models.ApprovalAct, actor).findAll({
    where: { request_id: request.id },
    order: [['id', 'ASC']],
  });
  const record = {
    documentName: document.name,
    fileName: file.name,
    versionNumber: version.number,
    fileHash: version.sha256,
    contentHash: request.content_sha256,
    request,
    acts,
  };
  const stamped = {
    frame: { calendar: query.calendar ?? 'wareki' },
    seals: await sealsOf(database, stored),
    appended: query.record === true ? recordSheets(record) : [],
  } as const;
  const bytes = await bytesOf(await storage.get(file.key));
  const pdf = await documents
    .seal({ kind: 'seal', file: bytes, type: version.kind, stamped })
    .catch((error: unknown) => {
      throw error instanceof ShoruiError ? new AppError('approval_no_pdf', { cause: error }) : error;
    });
  const by = { userId: actor.userId, name: actor.name };
  await noteDownload(services, { version, what: 'downloaded', ...by, address: source.address });
  const name = `${document.name.replace(/\.(pdf|docx?)$/i, '')}_承認済.pdf`;
  return sendAttachment(reply, { name, type: pdfType, content: pdf });
});

export const sealedHandlers: readonly Mounted[] = [sealed];
