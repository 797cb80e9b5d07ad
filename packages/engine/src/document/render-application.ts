import type { AnswerError, Resolved } from '../answers/index.ts';
import type { ApplicationFile } from '../application/schema/index.ts';
import { createOutputNamer } from '../bundle/index.ts';
import { createProblem, ShoruiError, type Place, type Problem } from '../problems/index.ts';
import { renderTemplate, type MissingMode, type TextTemplate } from '../word/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';

export interface RenderOptions {
  /** Only files with one of these names, paths or ids (as text). */
  only?: readonly string[];
  /**
   * What an answer does that is missing or wrong: stop (`error`, the default), print nothing (`blank`), or leave its tag as
   * it stands (`keep`).
   */
  missing?: MissingMode;
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
  const namer = createOutputNamer();
  const problems: Problem[] = answers.map((problem) => ({ ...problem, severity: 'warning' as const }));
  const failures: Problem[] = [];
  const files: RenderedFile[] = [];
  chosen.forEach((each, index) => {
    const { file, template, bytes } = each;
    options.onFile?.(file, index, chosen.length);
    const text = (source: TextTemplate): string => {
      const filled = source(resolved.data);
      problems.push(...filled.problems.map((problem) => ({ ...problem, severity: 'warning' as const })));
      return filled.text;
    };
    const path = namer({ folders: each.folders.map(text), name: text(each.name), type: file.type });
    try {
      const rendered = template
        ? renderTemplate(template, resolved.data, { missing, keepBlanks: missing === 'keep' })
        : null;
      problems.push(
        ...(rendered?.problems ?? []),
        ...(rendered?.blanks ?? []).map((place) => createProblem('document.blank', place)),
      );
      files.push({ fileId: file.id, path, bytes: rendered?.bytes ?? bytes, guide: file.options?.guide ?? false });
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      failures.push(...error.problems);
    }
  });
  if (failures.length > 0) throw new ShoruiError(failures);
  return { files, problems };
}
