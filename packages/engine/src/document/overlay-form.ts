import { type FileOptions, placeOfFile } from '../platform/environment.ts';
import type { FormFields } from '../application/schema/index.ts';
import {
  prepareForm,
  renderForm,
  type GlyphPolicy,
  type PreparedForm,
  type RenderFormOptions,
} from '../pdf/form/index.ts';
import type { FontLibrary } from '../pdf/fonts/index.ts';
import { ShoruiError, type Problem } from '../problems/index.ts';
import type { TemplateData } from '../values/index.ts';
import { ValueReader, type Limits, type MissingMode, type NamedImages } from '../word/index.ts';
import { planEntries, type FormPlan } from './form/plan-entries.ts';
import { formProblems } from './form/compiled-form.ts';
import { planFormFields, type DataContext } from './form/plan-form-fields.ts';

/** How a PDF form with its fields is compiled. */
export interface CompileOverlayOptions extends FileOptions {
  readonly fonts: FontLibrary;
  readonly fieldsFile?: string | undefined;
}

/** A PDF form with its fields, ready to be filled with any data. */
export interface CompiledOverlay {
  readonly form: PreparedForm;
  readonly plan: FormPlan<DataContext>;
  /** What is worth a look but works. */
  readonly problems: readonly Problem[];
}

/** How values are drawn on a PDF form. */
export interface RenderOverlayOptions {
  /** What a name does that the data lacks: stop (`error`, the default) or print nothing. */
  readonly missing?: Exclude<MissingMode, 'keep'> | undefined;
  /** What a character does that no font has, or that has no such variant. */
  readonly missingGlyph?: GlyphPolicy | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** Pictures that the data may name. */
  readonly images?: NamedImages | undefined;
  /** Title, language and other metadata of the document. */
  readonly metadata?: RenderFormOptions['metadata'] | undefined;
}

/** A PDF form with values drawn on it. */
export interface RenderedOverlay {
  readonly bytes: Uint8Array;
  readonly problems: readonly Problem[];
}

/**
 * Reads a PDF form and the fields placed on it. Done once; `renderOverlay` then takes any number of data.
 * @throws ShoruiError `pdf.*` for a form that cannot be read, and every field that is wrong
 */
export function compileOverlay(bytes: Uint8Array, fields: FormFields, options: CompileOverlayOptions): CompiledOverlay {
  const { fieldsFile, file, fonts, codec, limits, now } = options;
  const plan = planFormFields(fields, {
    file: fieldsFile,
    limits,
  });
  const form = prepareForm(bytes, {
    fonts,
    codec,
    place: placeOfFile(file),
    limits,
    now,
  });
  return { form, plan, problems: form.problems };
}

/**
 * Draws data on a form.
 * @throws ShoruiError with every name that is missing, every value that does not fit and every character no font has
 */
export function renderOverlay(
  { form, plan }: CompiledOverlay,
  data: TemplateData,
  options: RenderOverlayOptions = {},
): RenderedOverlay {
  const { missing, limits, images, missingGlyph, metadata } = options;
  const reader = new ValueReader(data, {
    missing,
    limits,
    images,
  });
  const { entries, problems, omitted } = planEntries(plan, { reader, scope: reader.root });
  const before = [...formProblems(reader.problems), ...problems];
  const rendered = renderForm(form, entries, {
    omitted,
    missingGlyph,
    metadata,
  });
  const all = [...before, ...rendered.problems];
  if (all.some(({ severity }) => severity === 'error')) throw new ShoruiError(all);
  return { bytes: rendered.bytes, problems: all };
}
