import {
  type AnswerModel,
  resolveAnswers,
  type RawAnswers,
  type Resolved,
  type ResolveOptions,
} from '../answers/index.ts';
import { analyzeApplication } from '../application/index.ts';
import type { Application, ApplicationFile, TemplateDocument } from '../application/schema/index.ts';
import type { FontLibrary } from '../pdf/fonts/index.ts';
import type { Problem } from '../problems/index.ts';
import type { Codec, CompiledTemplate, TextTemplate } from '../word/index.ts';
import type { CompiledForm } from './form/compiled-form.ts';

/** A file of the application, ready to be made. */
export interface CompiledFile {
  readonly file: ApplicationFile;
  readonly name: TextTemplate;
  /** Names of the folders it is in, from the outside inwards. */
  readonly folders: readonly TextTemplate[];
  /** The Word template; null for a file that is handed out as it is. */
  readonly template: CompiledTemplate | null;
  /** The PDF form with its fields; null for a file without fields. */
  readonly form: CompiledForm | null;
  readonly bytes: Uint8Array;
  /** The layer over the file, where it is not the application's own document: that of a file written from it. */
  readonly document?: TemplateDocument;
}

/** An application with everything prepared that does not depend on answers. Immutable: one serves any number of answers. */
export interface CompiledApplication {
  readonly application: Application;
  readonly answers: AnswerModel;
  readonly files: readonly CompiledFile[];
  /** Images that templates may name, by their path under `files/images/` of the bundle. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** What is worth a look but works. */
  readonly problems: readonly Problem[];
  readonly codec: Codec;
  /** For what comes out as PDF. */
  readonly fonts?: FontLibrary | undefined;
}

/**
 * What the author of an application should know about it and its templates: questions that never show, conditions that
 * never hold, tags that nothing fills, and so on. An application can work with all of them.
 */
export function analyze({ application, files }: CompiledApplication): Problem[] {
  const templates = files.map(({ file, template }) => ({ fileId: file.id, tags: template?.uses ?? [] }));
  return analyzeApplication(application, { templates });
}

/**
 * What a user's answers mean: normalized, checked, with everything visible decided and everything computed. Never throws on
 * bad answers; they are in `errors`.
 */
export function resolve(compiled: CompiledApplication, answers: RawAnswers, options: ResolveOptions = {}): Resolved {
  return resolveAnswers(compiled.answers, answers, options);
}
