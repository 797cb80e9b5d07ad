import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../../errors/app-error.ts';
import { toolWords } from '../../../messages/tools.ts';
import type { Services } from '../../../services.ts';
import { inspectUpload } from '../../files/inspect-upload.ts';
import { pdfType, wordType } from '../../../contract/applications/index.ts';
import type { Archive } from '../archive/format.ts';
import { contentType } from './store-contents.ts';

/**
 * Opens each Word and PDF file of an export in the bounded processes of the inspection, as if it had been uploaded alone; images are
 * what their names say.
 * @throws {AppError} invalid at the field `file`; too_large; busy
 */
export async function inspectContents(
  services: Pick<Services, 'inspector'>,
  { contents }: Archive<Uint8Array>,
  locale: 'jp' | 'en',
): Promise<void> {
  const words = toolWords[locale];
  for (const [name, bytes] of contents) {
    const type = contentType(name);
    const open = () => Readable.from([Buffer.from(bytes)]);
    if (type === wordType || type === pdfType) {
      try {
        await inspectUpload(services, { field: 'file', type, size: bytes.length, open }, locale);
      } catch (error) {
        const reasons = error instanceof AppError && error.code === 'invalid' ? error.fields?.['file'] : undefined;
        if (reasons === undefined) throw error;
        const fields = { file: reasons.map((reason) => words.badFile(name, reason)) };
        throw new AppError('invalid', { fields, cause: error });
      }
    } else if ((await fileTypeFromBuffer(bytes))?.mime !== type)
      throw new AppError('invalid', { fields: { file: [words.damaged(name)] } });
  }
}
