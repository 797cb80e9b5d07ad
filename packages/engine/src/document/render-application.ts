import type { AnswerError, Resolved } from '../answers/index.ts';
import type { ApplicationFile } from '../application/schema/index.ts';
import { createOutputNamer } from '../bundle/index.ts';
import { convertDocument, templateFonts } from '../convert/index.ts';
import type { EnvironmentOptions } from '../platform/environment.ts';
import { collectProblems, createProblem, ShoruiError, type Place, type Problem } from '../problems/index.ts';
import type { TemplateData } from '../values/index.ts';
import {
  renderParts,
  renderTemplate,
  type CompiledTemplate,
  type MissingMode,
  type TemplateConditions,
  type TextTemplate,
  type ZipArchive,
} from '../word/index.ts';
import type { GlyphPolicy } from '../pdf/form/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { renderCompiledForm, type CompiledForm } from './form/compiled-form.ts';
import { templateConditions } from './template-conditions.ts';
import { wordOutputs, type WordFormat } from './word-outputs.ts';

/** How the files of an application are made. The limit on time restarts for each file. */
export interface RenderOptions extends Pick<EnvironmentOptions, 'limits' | 'now'> {
  /** Only files with one of these names, paths or ids (as text). */
  only?: readonly string[];
  /**
   * What an answer does that is missing or wrong: stop (`error`, the default), print nothing (`blank`), or leave its tag as
   * it is (`keep`).
   */
  missing?: MissingMode;
  /**
   * As what Word files come out. Without it, those whose name in the application ends in `.pdf` come out as PDF, the others as
   * Word.
   */
  format?: WordFormat | undefined;
  /** What a character in a PDF does that no font has: stop (`error`, the default), stand-in (`fallback`), or 〓 (`mark`). */
  missingGlyph?: GlyphPolicy | undefined;
  /** Called before each file: which one, its position from 0, and how many there are. */
  onFile?: (file: ApplicationFile, index: number, total: number) => void;
}

/** A finished file. */
export interface RenderedFile {
  readonly fileId: number;
  /** `フォルダー/名前.docx`: safe on every system, unique among the files. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** A guide to read rather than a document to file. */
  readonly guide: boolean;
}

/** The files that were made of an application. */
export interface RenderResult {
  readonly files: readonly RenderedFile[];
  /** What is worth reporting: among others every tag that printed nothing (`document.blank`). */
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

/** What is done with a file that a template or form made. */
interface MadeFile {
  readonly name: string;
  readonly type: 'word' | 'pdf';
  readonly bytes: Uint8Array;
}

/** Makes files one after the other and gathers their problems. */
class FileMaker {
  readonly #compiled: CompiledApplication;
  readonly #data: TemplateData;
  readonly #resolved: Resolved;
  readonly #conditions: TemplateConditions;
  readonly #missing: MissingMode;
  readonly #options: RenderOptions;
  readonly #bounds: Pick<RenderOptions, 'limits' | 'now'>;
  readonly #namer = createOutputNamer();
  readonly problems: Problem[] = [];
  /** What keeps a file from being made. */
  readonly failures: Problem[] = [];

  constructor(compiled: CompiledApplication, resolved: Resolved, missing: MissingMode, options: RenderOptions) {
    this.#compiled = compiled;
    this.#resolved = resolved;
    this.#options = options;
    this.#data = resolved.data;
    this.#conditions = templateConditions(resolved);
    this.#missing = missing;
    const { limits, now } = options;
    this.#bounds = { limits, now };
  }

  make(compiled: CompiledFile): RenderedFile[] {
    const { file, folders, name } = compiled;
    const wanted = this.#text(name);
    const around = folders.map((each) => this.#text(each));
    const made = this.#collect(() => this.#make(compiled, wanted));
    const guide = file.options?.guide ?? false;
    return made.map(({ name: own, type, bytes }) => {
      const path = this.#namer({ folders: around, name: own, type });
      return { fileId: file.id, path, bytes, guide };
    });
  }

  #make({ file, template, form, bytes }: CompiledFile, name: string): MadeFile[] {
    if (form) return this.#form(form).map((filled) => ({ name, type: 'pdf', bytes: filled }));
    if (!template) return [{ name, type: file.type, bytes }];
    const options = {
      missing: this.#missing,
      keepBlanks: this.#missing === 'keep',
      images: this.#compiled.images,
      conditions: this.#conditions,
      ...this.#bounds,
    };
    const outputs = wordOutputs(name, this.#options.format);
    // A Word file that was not requested is not packed.
    const isFile = outputs.some(({ type }) => type === 'word');
    const rendered = isFile
      ? renderTemplate(template, this.#data, options)
      : renderParts(template, this.#data, options);
    this.problems.push(...rendered.problems, ...rendered.blanks.map((place) => createProblem('document.blank', place)));
    return outputs.map(({ name: own, type }) => {
      if (type === 'word' && 'bytes' in rendered) return { name: own, type, bytes: rendered.bytes };
      const document = 'bytes' in rendered ? rendered.bytes : rendered.archive;
      return { name: own, type: 'pdf', bytes: this.#pdf(template, document, file.path) };
    });
  }

  #pdf(template: CompiledTemplate, document: Uint8Array | ZipArchive, file: string): Uint8Array {
    const { fonts, codec } = this.#compiled;
    if (!fonts) throw new ShoruiError([createProblem('document.fonts-missing', { file })]);
    const { missingGlyph = 'error' } = this.#options;
    const fontBase = templateFonts(template, fonts, codec);
    const own = { fonts, codec, file, missingGlyph, fontBase };
    const converted = convertDocument(document, { ...own, ...this.#bounds });
    this.problems.push(...converted.problems);
    return converted.bytes;
  }

  /** What keeps one file from being made keeps no other from being looked at. */
  #collect(make: () => MadeFile[]): MadeFile[] {
    return collectProblems(this.failures, make) ?? [];
  }

  #form(form: CompiledForm): Uint8Array[] {
    const { limits, missingGlyph } = this.#options;
    const { bytes, problems } = renderCompiledForm(form, this.#resolved, {
      missing: this.#missing,
      images: this.#compiled.images,
      missingGlyph,
      limits,
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
  const maker = new FileMaker(compiled, resolved, missing, options);
  const files = chosen.flatMap((each, index) => {
    options.onFile?.(each.file, index, chosen.length);
    return maker.make(each);
  });
  if (maker.failures.length > 0) throw new ShoruiError(maker.failures);
  return { files, problems: [...answers.map(asWarning), ...maker.problems] };
}
