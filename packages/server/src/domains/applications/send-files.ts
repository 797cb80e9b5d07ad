import { pack, type RenderedFile } from '@shorui/engine/node';
import { pdfType, wordType } from '../../contract/applications/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ReplyControl } from '../../http/handler.ts';
import { sendAttachment } from '../../http/send-attachment.ts';

/** Sends one finished file as it is, several as a zip. @throws {AppError} not_found when there is none */
export function sendFiles(reply: ReplyControl, files: readonly RenderedFile[], zipName: string): '' {
  const [only] = files;
  if (only === undefined) throw new AppError('not_found');
  const isOne = files.length === 1;
  const name = isOne ? (only.path.split('/').at(-1) ?? only.path) : `${zipName}.zip`;
  const type = isOne ? (name.endsWith('.pdf') ? pdfType : wordType) : 'application/zip';
  return sendAttachment(reply, { name, type, content: isOne ? only.bytes : pack(files) });
}
