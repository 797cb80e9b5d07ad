import { type EnvironmentOptions } from '../../platform/environment.ts';
import type { Resolved } from '../../answers/index.ts';
import type { Application, ApplicationFile } from '../../application/schema/index.ts';
import type { FontLibrary } from '../../pdf/fonts/index.ts';
import {
  layForm,
  prepareForm,
  renderForm,
  type GlyphPolicy,
  type LaidForm,
  type PreparedForm,
} from '../../pdf/form/index.ts';
import { createProblem, type Problem, ShoruiError } from '../../problems/index.ts';
import { ValueReader, type Limits, type MissingMode, type NamedImages } from '../../word/index.ts';
import { planEntries, type FormPlan, type PlannedEntries } from './plan-entries.ts';
import { planApplicationForm, type AnswerContext } from './plan-application-form.ts';

/** What was wrong with values that were read for a PDF: it takes fewer kinds of images than Word does. */
export function formProblems(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.id === 'word.image-format' ? createProblem('pdf.image-format', problem.place) : problem,
  );
}

/** A PDF form of an application, ready to be filled with any answers. */
export interface CompiledForm {
  readonly form: PreparedForm;
  readonly plan: FormPlan<AnswerContext>;
}

interface CompileFormOptions extends EnvironmentOptions {
  readonly fonts?: FontLibrary | undefined;
}

/** @throws ShoruiError `document.fonts-missing`, `pdf.*` for a form that cannot be read, and every field that is wrong */
export function compileForm(
  bytes: Uint8Array,
  application: Application,
  file: ApplicationFile,
  options: CompileFormOptions,
): CompiledForm {
  const { fonts, codec, limits, now } = options;
  const place = { file: file.path };
  if (!fonts) throw new ShoruiError([createProblem('document.fonts-missing', place)]);
  const plan = planApplicationForm(application, file, limits);
  const form = prepareForm(bytes, { fonts, codec, place, limits, now });
  return { form, plan };
}

interface RenderFormOptions {
  readonly missing: MissingMode;
  readonly missingGlyph?: GlyphPolicy | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly images?: NamedImages | undefined;
}

/** Reads the values of a form, and finds continuation pages without rows. */
function entriesOf(
  plan: FormPlan<AnswerContext>,
  resolved: Resolved,
  { missing, limits, images }: RenderFormOptions,
): PlannedEntries {
  const reader = new ValueReader(resolved.data, {
    // A form has no tags that could be kept.
    missing: missing === 'keep' ? 'blank' : missing,
    limits,
    images,
  });
  const { entries, problems, omitted } = planEntries(plan, { resolved, reader, scope: reader.root, repeat: [] });
  return { entries, omitted, problems: [...formProblems(reader.problems), ...problems] };
}

/** Draws answers on a form. Problems of severity error among the result mean that `bytes` must not be used. */
export function renderCompiledForm(
  { form, plan }: CompiledForm,
  resolved: Resolved,
  options: RenderFormOptions,
): { bytes: Uint8Array; problems: Problem[] } {
  const { entries, problems, omitted } = entriesOf(plan, resolved, options);
  const { missingGlyph } = options;
  const { bytes, problems: drawn } = renderForm(form, entries, { omitted, missingGlyph });
  return { bytes, problems: [...problems, ...drawn] };
}

/**
 * Lays answers out on a form for canvases, as `renderCompiledForm` draws them.
 * @param options `keepsEmptyPages`: with continuation pages that the PDF leaves out
 */
export function layCompiledForm(
  { form, plan }: CompiledForm,
  resolved: Resolved,
  options: RenderFormOptions & { readonly keepsEmptyPages?: boolean },
): LaidForm {
  const { entries, problems, omitted } = entriesOf(plan, resolved, options);
  const { missingGlyph, keepsEmptyPages = false } = options;
  const laid = layForm(form, entries, {
    omitted: keepsEmptyPages ? [] : omitted,
    missingGlyph,
  });
  return { pages: laid.pages, problems: [...problems, ...laid.problems] };
}
