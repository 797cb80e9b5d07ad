import { Readable } from 'node:stream';
import { inspectedTypes } from '../../../inspection/inspect-file.ts';
import { Exhausted } from '../../../inspection/inspection-process.ts';
import { inspectorDefaults } from '../../../inspection/inspector.ts';
import type { Services } from '../../../services.ts';
import { bytesOf } from '../../../storage/bytes-of.ts';
import type { Storage } from '../../../storage/storage-port.ts';
import type { StoredFile } from '../../files/model.ts';

/** Bytes of the largest file that is read. */
export const mostRead = inspectorDefaults.fileBytes;
/** Bytes of the largest file of plain text that is read. */
const mostText = 5 * 1024 * 1024;

type Parts = Pick<Services, 'inspector' | 'storage'>;

/** Text in UTF-8, or else in Shift_JIS as Japanese spreadsheets write it. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** Content of the storage as the inspector takes it. Read first: what is away is found here. */
export async function openStored(storage: Storage, key: string): Promise<() => Readable> {
  const bytes = await bytesOf(await storage.get(key));
  return () => Readable.from([bytes]);
}

/** Whether the engine opens files of this type. */
export const isOpened = (type: string): type is keyof typeof inspectedTypes => Object.hasOwn(inspectedTypes, type);

/**
 * The text of a file by paragraph, or line: of Word, PDF and plain text. Undefined where there is none to be read: of other kinds, of
 * files that are too large, and of those that the engine cannot open within its bounds.
 * @throws {AppError} busy
 */
export async function textOfFile(
  { inspector, storage }: Parts,
  { key, size, type }: StoredFile,
): Promise<readonly string[] | undefined> {
  if (type.startsWith('text/') && size <= mostText)
    return decode(await bytesOf(await storage.get(key))).split(/\r\n?|\n/);
  if (!isOpened(type) || size > mostRead) return undefined;
  try {
    return await inspector.text({ kind: inspectedTypes[type], size, open: await openStored(storage, key) });
  } catch (error) {
    if (error instanceof Exhausted) return undefined;
    throw error;
  }
}
