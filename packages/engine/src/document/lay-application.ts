import type { Resolved } from '../answers/index.ts';
import type { Application, ApplicationFile } from '../application/schema/index.ts';
import { layPaper, type LayPaperOptions, type Paper } from '../convert/index.ts';
import type { FontLibrary } from '../pdf/fonts/index.ts';
import type { GlyphPolicy, LaidForm, PreparedForm } from '../pdf/form/index.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import type { Limits } from '../word/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { layCompiledForm } from './form/compiled-form.ts';
import { planApplicationForm } from './form/plan-application-form.ts';
import { templateConditions } from './template-conditions.ts';

/** How a PDF form of an application is laid out. */
export interface ApplicationFormOptions {
  readonly limits?: Partial<Limits> | undefined;
  readonly missingGlyph?: GlyphPolicy | undefined;
}

/**
 * The values of a PDF form of an application on its pages, with answers that may be incomplete: what is not answered stays blank. Null for
 * a file without fields, which is handed out as it is.
 */
export function layApplicationForm(
  { images }: CompiledApplication,
  resolved: Resolved,
  { form }: CompiledFile,
  options: ApplicationFormOptions = {},
): LaidForm | null {
  return form && layCompiledForm(form, resolved, { missing: 'blank', images, ...options });
}

/** A form that is being made: it was read once, and its fields change. */
export interface FormDraft {
  readonly form: PreparedForm;
  readonly application: Application;
  readonly file: ApplicationFile;
  /** Images that its tags may name, by name. */
  readonly images?: ReadonlyMap<string, Uint8Array>;
}

/**
 * The values of a form whose fields are being placed, by `prepareForm` and the application as it is now. Every page of the form is there.
 * @throws {ShoruiError} with what is wrong with its fields, such as a tag that cannot be read
 */
export function layFormDraft(
  { form, application, file, images = new Map() }: FormDraft,
  resolved: Resolved,
  options: ApplicationFormOptions = {},
): LaidForm {
  const plan = planApplicationForm(application, file, options.limits);
  return layCompiledForm({ form, plan }, resolved, { missing: 'blank', images, keepsEmptyPages: true, ...options });
}

/** How a Word template of an application is laid out as pages. */
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
