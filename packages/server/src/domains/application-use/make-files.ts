import type { RawAnswers, RenderedFile } from '@shorui/engine';
import type { FilesWork } from '../../documents/document-work.ts';
import type { Services } from '../../services.ts';
import { keptDefinition, versionSource } from '../applications/assets.ts';
import { refusingDocuments } from '../applications/refusals.ts';
import { withImages } from './answer-images.ts';
import type { ApplicationUser } from './model.ts';
import { answersOf } from './runs.ts';

type Version = Pick<ApplicationUser, 'application_id' | 'number'>;
type Options = FilesWork['options'];

/** Makes files of a kept version, Word and PDF. @throws {AppError} documents_refused with the engine's words */
export async function makeFilesOf(
  services: Services,
  { application_id, number }: Version,
  locale: 'jp' | 'en',
  { answers, options }: { readonly answers: RawAnswers; readonly options: Options },
): Promise<readonly RenderedFile[]> {
  const source = versionSource(services, application_id, number);
  const work = { kind: 'files', answers, options } as const;
  return (await refusingDocuments(locale, () => services.documents.make(source, work))).files;
}

/** Makes the files of a run. @throws {AppError} documents_refused with the engine's words */
export async function makeFiles(
  services: Services,
  run: ApplicationUser,
  locale: 'jp' | 'en',
  options: Options,
): Promise<readonly RenderedFile[]> {
  const definition = await keptDefinition(services, run.application_id, run.number);
  const answers = await withImages(services, run, definition, answersOf(run));
  return makeFilesOf(services, run, locale, { answers, options });
}
