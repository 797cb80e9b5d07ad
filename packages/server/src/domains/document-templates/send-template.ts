import type { Reach } from '../../access/load.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { AppError } from '../../errors/app-error.ts';
import type { HandlerRequest } from '../../http/handler.ts';
import type { StoredFile } from '../files/model.ts';
import { ownFile } from '../files/own-file.ts';
import { sendFile } from '../files/send-file.ts';
import type { DocumentTemplate } from './model.ts';
import { fileOfTemplate } from './template-rows.ts';

/** Seconds after which a preview that is being made is asked for again. */
const retrySeconds = 3;

type Call = Pick<HandlerRequest<Endpoint>, 'headers' | 'method' | 'reply' | 'services'>;

/** The file that a browser shows of a template; `making` while it is not there yet. @throws {AppError} preview_unavailable */
async function shownFile(reach: Reach, row: DocumentTemplate): Promise<StoredFile | 'making'> {
  if (row.kind === 'pdf') return fileOfTemplate(reach, row);
  if (row.kind !== 'word' || row.preview_state === 'failed') throw new AppError('preview_unavailable');
  return row.preview_state === 'ready' ? ownFile(reach, row.preview_file_id ?? null) : 'making';
}

/** Replies with the preview of a template, or 202 while it is being made. */
export async function sendPreview(call: Call, row: DocumentTemplate): Promise<void> {
  const { reply, services } = call;
  const file = await shownFile(services.database, row);
  if (file === 'making') {
    reply.status(202);
    reply.header('Retry-After', String(retrySeconds));
    reply.raw('', 'text/plain');
    return;
  }
  await sendFile(call, file, 'inline');
}

/** Replies with the file of a template. Gives false where nothing of the content was sent, or not its beginning. */
export const sendTemplate = async (call: Call, row: DocumentTemplate): Promise<boolean> =>
  sendFile(call, await fileOfTemplate(call.services.database, row), 'attachment');
