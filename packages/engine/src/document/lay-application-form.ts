import type { Resolved } from '../answers/index.ts';
import type { Application, ApplicationFile } from '../application/schema/index.ts';
import type { GlyphPolicy, LaidForm, PreparedForm } from '../pdf/form/index.ts';
import type { Limits } from '../word/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { layCompiledForm } from './form/compiled-form.ts';
import { planApplicationForm } from './form/plan-application-form.ts';

export interface ApplicationFormOptions {
  readonly limits?: Partial<Limits>;
  readonly missingGlyph?: GlyphPolicy;
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
