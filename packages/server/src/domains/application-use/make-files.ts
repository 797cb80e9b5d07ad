import { render, resolve, type RenderedFile, type RenderOptions } from '@shorui/engine/node';
import type { Services } from '../../services.ts';
import { compiledVersion } from '../applications/assets.ts';
import { refusingAsync } from '../applications/refusals.ts';
import type { ApplicationUser } from './model.ts';
import { answersOf } from './runs.ts';

/** Makes the files of a run, Word and PDF. @throws {AppError} application_refused with the engine's words */
export async function makeFiles(
  services: Services,
  run: ApplicationUser,
  locale: 'jp' | 'en',
  options: RenderOptions,
): Promise<readonly RenderedFile[]> {
  return refusingAsync(locale, async () => {
    const compiled = await compiledVersion(services, run.application_id, run.number);
    return render(compiled, resolve(compiled, answersOf(run)), options).files;
  });
}
