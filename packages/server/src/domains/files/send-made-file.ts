import { AppError } from '../../errors/app-error.ts';
import type { ReplyControl } from '../../http/handler.ts';
import { sendAttachment } from '../../http/send-attachment.ts';
import type { Services } from '../../services.ts';
import { fileExpired, ownFile } from './own-file.ts';

/** The row of a job that makes a file of the service. */
export interface MadeFile {
  readonly state: string;
  readonly file_id: number | null;
}

export interface MadeFileOptions {
  /** The refusal while the job is running or has failed. */
  readonly unfinished: 'export_unfinished' | 'bulk_unfinished';
  /** Records the download. It runs before the first byte is sent. */
  readonly note: () => Promise<void>;
}

/**
 * Sends the file that a job has made.
 * @throws {AppError} `unfinished`; file_expired when the file was deleted in the meantime; not_found
 */
export async function sendMadeFile(
  reply: ReplyControl,
  { config, database, storage }: Pick<Services, 'config' | 'database' | 'storage'>,
  { state, file_id: id }: MadeFile,
  { unfinished, note }: MadeFileOptions,
): Promise<''> {
  if (id === null) throw state === 'done' ? fileExpired(config) : new AppError(unfinished);
  const { name, type, key } = await ownFile(database, id);
  const content = await storage.get(key);
  await note();
  return sendAttachment(reply, { name, type, content });
}
