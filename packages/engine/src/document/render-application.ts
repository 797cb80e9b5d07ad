import type { AnswerError, Resolved } from '../answers/index.ts';
import type { ApplicationFile } from '../application/schema/index.ts';
import { createOutputNamer } from '../bundle/index.ts';
import { createProblem, ShoruiError, type Place, type Problem } from '../problems/index.ts';
import type { TemplateData } from '../values/index.ts';
import {
  renderTemplate,
  type Clock,
  type Limits,
  type MissingMode,
  type TemplateConditions,
  type TextTemplate,
} from '../word/index.ts';
import type { GlyphPolicy } from '../pdf/form/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { renderCompiledForm, type CompiledForm } from './form/compiled-form.ts';
import { templateConditions } from './template-conditions.ts';

export interface RenderOptions {
  /** Only files with one of these names, paths or ids (as text). */
  only?: readonly string[];
  /**
   * What an answer does that is missing or wrong: stop (`error`, the default), print nothing (`blank`), or leave its tag as
   * it stands (`keep`).
   */
  missing?: MissingMode;
  /** What a character on a PDF form does that no font has: stop (`error`, the default), stand-in (`fallback`), or 〓 (`mark`). */
  missingGlyph?: GlyphPolicy;
  /** Other limits than those the application was compiled with. */
  limits?: Partial<Limits>;
  /** For the limit on time, which runs anew for each file. */
  now?: Clock;
  /** Called before each file: which one, its position from 0, and how many there are. */
  onFile?: (file: ApplicationFile, index: number, total: number) => void;
}

/** A finished file. */
export interface RenderedFile {
  readonly fileId: number;
  /** `フォルダ/名前.docx`: safe on every system, unique among the files. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** A guide to read rather than a document to file. */
  readonly guide: boolean;
}

export interface RenderResult {
  readonly files: readonly RenderedFile[];
  /** What is worth telling: among others every tag that printed nothing (`document.blank`). */
  readonly problems: readonly Problem[];
}

function answerProblem(error: AnswerError): Problem {
  const place: Place = {
    ...(error.question !== '' && { question: { id: error.questionId, name: error.question } }),
    ...(error.repeat.length > 0 && { repeat: error.repeat }),
    ...(error.field !== undefined && { field: { id: error.fieldId ?? 0, name: error.field } }),
  };
  return createProblem('document.answer', place, { message: error.message, rule: error.rule });
}

function wanted(
  compiled: CompiledApplication,
  resolved: Resolved,
  only: readonly string[] | undefined,
): CompiledFile[] {
  const known = compiled.files.map(({ file }) => [file.name, file.path, String(file.id)]);
  const unknown = (only ?? []).filter((name) => !known.some((names) => names.includes(name)));
  if (unknown.length > 0) {
    const names = compiled.files.map(({ file }) => file.name).join('、');
    throw new ShoruiError(unknown.map((name) => createProblem('document.only-unknown', {}, { name, known: names })));
  }
  return compiled.files.filter(
    ({ file }, index) => resolved.files.has(file.id) && (!only || only.some((name) => known[index]?.includes(name))),
  );
}

/** Makes files one after the other and gathers what is to be told about them. */
class FileMaker {
  readonly #data: TemplateData;
  readonly #resolved: Resolved;
  readonly #missingGlyph: GlyphPolicy | undefined;
  readonly #conditions: TemplateConditions;
  readonly #missing: MissingMode;
  readonly #images: CompiledApplication['images'];
  readonly #bounds: Pick<RenderOptions, 'limits' | 'now'>;
  readonly #namer = createOutputNamer();
  readonly problems: Problem[] = [];
  /** What keeps a file from being made. */
  readonly failures: Problem[] = [];

  constructor(
    resolved: Resolved,
    missing: MissingMode,
    images: CompiledApplication['images'],
    { limits, now, missingGlyph }: RenderOptions,
  ) {
    this.#resolved = resolved;
    this.#missingGlyph = missingGlyph;
    this.#data = resolved.data;
    this.#conditions = templateConditions(resolved);
    this.#images = images;
    this.#missing = missing;
    this.#bounds = { ...(limits && { limits }), ...(now && { now }) };
  }

  make({ file, folders, name, template, form, bytes }: CompiledFile): RenderedFile[] {
    const path = this.#namer({
      folders: folders.map((each) => this.#text(each)),
      name: this.#text(name),
      type: file.type,
    });
    const guide = file.options?.guide ?? false;
    if (form) return this.#form(form).map((made) => ({ fileId: file.id, path, bytes: made, guide }));
    if (!template) return [{ fileId: file.id, path, bytes, guide }];
    try {
      const rendered = renderTemplate(template, this.#data, {
        missing: this.#missing,
        keepBlanks: this.#missing === 'keep',
        images: this.#images,
        conditions: this.#conditions,
        ...this.#bounds,
      });
      this.problems.push(
        ...rendered.problems,
        ...rendered.blanks.map((place) => createProblem('document.blank', place)),
      );
      return [{ fileId: file.id, path, bytes: rendered.bytes, guide }];
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      this.failures.push(...error.problems);
      return [];
    }
  }

  #form(form: CompiledForm): Uint8Array[] {
    const { limits } = this.#bounds;
    const { bytes, problems } = renderCompiledForm(form, this.#resolved, {
      missing: this.#missing,
      images: this.#images,
      ...(this.#missingGlyph && { missingGlyph: this.#missingGlyph }),
      ...(limits && { limits }),
    });
    if (problems.some(({ severity }) => severity === 'error')) {
      this.failures.push(...problems);
      return [];
    }
    this.problems.push(...problems);
    return [bytes];
  }

  /** A name is filled as far as it can be: a file with a poor name is better than none. */
  #text(source: TextTemplate): string {
    const { text, problems } = source(this.#data);
    this.problems.push(...problems.map(asWarning));
    return text;
  }
}

function asWarning(problem: Problem): Problem {
  return { ...problem, severity: 'warning' };
}

/**
 * Makes the files of an application for one set of answers.
 * @throws ShoruiError with every answer that is missing or wrong (`document.answer`) unless `missing` relaxes it; with every
 * value that a tag could not use; `document.only-unknown`
 */
export function render(compiled: CompiledApplication, resolved: Resolved, options: RenderOptions = {}): RenderResult {
  const missing = options.missing ?? 'error';
  const answers = resolved.errors.map(answerProblem);
  if (missing === 'error' && answers.length > 0) throw new ShoruiError(answers);

  const chosen = wanted(compiled, resolved, options.only);
  const maker = new FileMaker(resolved, missing, compiled.images, options);
  const files = chosen.flatMap((each, index) => {
    options.onFile?.(each.file, index, chosen.length);
    return maker.make(each);
  });
  if (maker.failures.length > 0) throw new ShoruiError(maker.failures);
  return { files, problems: [...answers.map(asWarning), ...maker.problems] };
}
