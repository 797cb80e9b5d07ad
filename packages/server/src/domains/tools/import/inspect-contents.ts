import { createReadStream } from 'node:fs';
import { describeProblem } from '@shorui/engine';
import { imagesFolder } from '@shorui/engine/bundle';
import { AppError } from '../../../errors/app-error.ts';
import { Exhausted } from '../../../inspection/inspection-process.ts';
import type { Inspector } from '../../../inspection/inspector.ts';
import { fileWords } from '../../../messages/files.ts';
import { toolWords } from '../../../messages/tools.ts';
import type { Services } from '../../../services.ts';
import { inspectUpload } from '../../files/inspect-upload.ts';
import { pdfType, wordType } from '../../../contract/applications/index.ts';
import type { ReceivedArchive } from '../archive/read-archive.ts';
import { contentType } from './store-contents.ts';

/** Why documents cannot show an image, in words; undefined when they can. */
async function imageFault(
  { inspector }: Pick<Services, 'inspector'>,
  image: Parameters<Inspector['image']>[0],
  locale: 'jp' | 'en',
): Promise<string | undefined> {
  try {
    const [problem] = await inspector.image(image);
    return problem === undefined ? undefined : describeProblem(problem, locale === 'jp' ? 'ja' : 'en');
  } catch (error) {
    if (error instanceof Exhausted) return fileWords[locale].exhausted;
    throw error;
  }
}

/**
 * Opens each file of an export in the bounded processes of the inspection, as if it had been uploaded alone. Images must be what their
 * names say, and an SVG must keep to itself; anything else beside Word and PDF files is refused.
 * @throws {AppError} invalid at the field `file`; too_large; busy
 */
export async function inspectContents(
  services: Pick<Services, 'inspector'>,
  { contents }: ReceivedArchive,
  locale: 'jp' | 'en',
): Promise<void> {
  const words = toolWords[locale];
  for (const [name, { path, size }] of contents) {
    const type = contentType(name);
    const open = () => createReadStream(path);
    if (type === wordType || type === pdfType) {
      try {
        await inspectUpload(services, { field: 'file', type, size, open }, locale);
      } catch (error) {
        const reasons = error instanceof AppError && error.code === 'invalid' ? error.fields?.['file'] : undefined;
        if (reasons === undefined) throw error;
        const fields = { file: reasons.map((reason) => words.badFile(name, reason)) };
        throw new AppError('invalid', { fields, cause: error });
      }
      continue;
    }
    if (!name.includes(`/${imagesFolder}`)) throw new AppError('invalid', { fields: { file: [words.damaged(name)] } });
    const reason = await imageFault(services, { path: name, size, open }, locale);
    if (reason !== undefined) throw new AppError('invalid', { fields: { file: [words.badFile(name, reason)] } });
  }
}
