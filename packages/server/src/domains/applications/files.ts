import type { Application as Definition } from '@shorui/engine';
import type { ApplicationFile, FieldInstance } from '@shorui/engine/model';
import { createProblem } from '@shorui/engine/problems';
import { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.ts';
import { Exhausted } from '../../inspection/inspection-process.ts';
import type { ReadContent } from '../../inspection/read-content.ts';
import { fileWords } from '../../messages/files.ts';
import type { Services } from '../../services.ts';

/** A file of an application; with `type`, of that kind only. @throws {AppError} not_found */
export function fileOf({ files }: Definition, id: number, type?: ApplicationFile['type']): ApplicationFile {
  const file = files.find((each) => each.id === id);
  if (file === undefined || (type !== undefined && file.type !== type)) throw new AppError('not_found');
  return file;
}

/** A file as calls show it: documents are large and have calls of their own. */
export const presentFile = ({ document: _document, ...file }: ApplicationFile) => ({ ...file });

/** The fields that are placed on a PDF form, in their order. */
export const placementsOf = ({ fields }: Definition, fileId: number): FieldInstance[] =>
  fields.filter(({ file_id: id }) => id === fileId).map((field) => ({ ...field }));

/** Turns a file that takes too much into a reply. @throws {AppError} application_refused */
export async function withinBounds<T>(locale: 'jp' | 'en', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    throw new AppError('application_refused', { params: { reason: fileWords[locale].exhausted }, cause: error });
  }
}

/**
 * Reads the content of a file of an application in a bounded process. Without bytes there is a problem and no content.
 * @throws {AppError} application_refused for a file that takes too much to read; busy
 */
export async function readFile(
  { inspector }: Pick<Services, 'inspector'>,
  { type: kind, path }: ApplicationFile,
  bytes: Uint8Array | undefined,
  locale: 'jp' | 'en',
): Promise<ReadContent> {
  if (bytes === undefined) return { problems: [createProblem('document.file-missing', { file: path })] };
  const open = () => Readable.from([Buffer.from(bytes)]);
  return withinBounds(locale, () => inspector.read({ kind, size: bytes.length, open }));
}
