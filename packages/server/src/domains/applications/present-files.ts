import type { Static } from 'typebox';
import type { PaperFile } from '../../contract/applications/index.ts';
import { AppError } from '../../errors/app-error.ts';

/** Bytes of the files of one preview. */
const mostPaperBytes = 20 * 1024 * 1024;

/** Files as a preview in a browser takes them. @throws {AppError} too_large, over 20 MB together */
export function presentFiles(files: ReadonlyMap<string, Uint8Array>): Static<typeof PaperFile>[] {
  const size = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  if (size > mostPaperBytes) throw new AppError('too_large');
  return Array.from(files, ([path, { buffer, byteOffset, length }]) => ({
    path,
    data: Buffer.from(buffer, byteOffset, length).toString('base64'),
  }));
}
