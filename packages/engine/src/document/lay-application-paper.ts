import type { Resolved } from '../answers/index.ts';
import { layPaper, type LayPaperOptions, type Paper } from '../convert/index.ts';
import type { FontLibrary } from '../pdf/fonts/index.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { templateConditions } from './template-conditions.ts';

export interface ApplicationPaperOptions extends Pick<LayPaperOptions, 'limits' | 'now' | 'missingGlyph' | 'places'> {
  /** Those that the application was compiled with unless given. */
  readonly fonts?: FontLibrary;
}

/**
 * The pages of a Word file of an application, with answers that may be incomplete: what is not answered stays blank.
 * @throws {ShoruiError} `document.block-not-word` for a file that is none; `document.fonts-missing`; those of `layPaper`
 */
export function layApplicationPaper(
  compiled: CompiledApplication,
  resolved: Resolved,
  { file, template }: CompiledFile,
  options: ApplicationPaperOptions = {},
): Paper {
  const { fonts = compiled.fonts, ...bounds } = options;
  if (!template) throw new ShoruiError([createProblem('document.block-not-word', { file: file.path })]);
  if (!fonts) throw new ShoruiError([createProblem('document.fonts-missing', { file: file.path })]);
  return layPaper(template, resolved.data, {
    fonts,
    file: file.path,
    missing: 'blank',
    images: compiled.images,
    conditions: templateConditions(resolved),
    ...bounds,
  });
}
