import { type EnvironmentOptions } from '../platform/environment.ts';
import { compileAnswers } from '../answers/index.ts';
import { incrementTagNumber } from '../application/increment-tag.ts';
import type { Application, ApplicationFile, ApplicationFolder } from '../application/schema/index.ts';
import { imagesFolder, type Bundle } from '../bundle/index.ts';
import type { FontLibrary } from '../pdf/fonts/index.ts';
import { createProblem, type Place, type Problem, collectProblems, ShoruiError } from '../problems/index.ts';
import { nearestName } from '../problems/nearest-name.ts';
import {
  invisibleIn,
  listHolding,
  visibleText,
  type KnownValue,
  type TemplateUse,
  type ImageUse,
  compileTemplate,
  compileText,
  isWholeDocument,
  portableCodec,
  type CompiledTemplate,
  type TextTemplate,
} from '../word/index.ts';
import { applicationNames } from './application-names.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { compileForm } from './form/compiled-form.ts';
import { placedInstances } from './form/plan-application-form.ts';
import { templateLayer } from './template-layer.ts';

/** The scopes that a tag can see, innermost first: its loops that repeat a list of the application, then the root. */
function visibleScopes(root: KnownValue, loops: readonly string[]): KnownValue[] {
  const scopes = [root];
  for (const loop of loops) {
    const holder = scopes.find(({ parts }) => parts?.get(loop)?.kind === 'list');
    const inner = holder?.parts?.get(loop)?.items;
    if (inner) scopes.unshift(inner);
  }
  return scopes;
}

function unknownName(root: KnownValue, scopes: readonly KnownValue[], name: string, place: Place): Problem {
  const codes = invisibleIn(name);
  if (codes !== '') return createProblem('word.name-invisible', place, { name: visibleText(name), codes });
  const list = listHolding(root, name);
  if (list !== undefined) return createProblem('word.name-outside-loop', place, { name, list });
  const nearest = nearestName(
    name,
    scopes.flatMap(({ parts }) => [...(parts?.keys() ?? [])]),
  );
  if (nearest === undefined) return createProblem('document.name-unknown', place, { name });
  return createProblem('document.name-unknown-nearest', place, { name, nearest });
}

/**
 * Tags that no question of the application gives a value, each with its place: those outside of the loop that they belong to
 * with that loop, others with the nearest name. Names behind the first one of a path are parts of values and are looked at when
 * the template is filled.
 */
function checkTemplateNames(application: Application, uses: readonly TemplateUse[]): Problem[] {
  const { root } = applicationNames(application);
  const problems: Problem[] = [];
  for (const { kind, path, loops, locals, place, scoped } of uses) {
    const [name] = path;
    // Inside `with` and loops over parts of values, names may come from the value itself.
    if (kind === 'reference' || name === undefined || scoped || locals.includes(name)) continue;
    if (incrementTagNumber(name, application.increment_tag?.prefix) !== null) continue;
    const scopes = visibleScopes(root, loops);
    if (scopes.some(({ parts }) => parts?.has(name))) continue;
    problems.push(unknownName(root, scopes, name, place));
  }
  return problems;
}

/** Images that a template names and the bundle lacks, each with its place and the nearest name. */
function checkImageNames(uses: readonly ImageUse[], images: ReadonlyMap<string, Uint8Array>): Problem[] {
  return uses.flatMap(({ name, place }) => {
    if (images.has(name) || images.has(name.normalize('NFC'))) return [];
    const nearest = nearestName(name, images.keys());
    return nearest === undefined
      ? createProblem('word.image-unknown', place, { name })
      : createProblem('word.image-unknown-nearest', place, { name, nearest });
  });
}

/** How an application is compiled: its limits, fonts and codec. */
export interface CompileOptions extends EnvironmentOptions {
  /** For values on PDF forms, and Word files that come out as PDF; `@shorui/engine/node` brings its own. */
  readonly fonts?: FontLibrary | undefined;
  /**
   * Compiles an application too whose rules, formulas and lists cannot all work; what cannot checks and computes nothing. For those who are
   * editing it.
   */
  readonly allowFaults?: boolean;
  /** Papers can tell where the blocks of their templates are: see `layPaper`. */
  readonly places?: boolean;
}

/** The folders a file is in, outermost first. A circle of folders is cut where it closes. */
function folderChain(file: ApplicationFile, folders: ReadonlyMap<number, ApplicationFolder>): ApplicationFolder[] {
  const chain: ApplicationFolder[] = [];
  let id = file.folder_id;
  while (id !== undefined) {
    const folder = folders.get(id);
    if (!folder || chain.includes(folder)) break;
    chain.unshift(folder);
    id = folder.parent_id;
  }
  return chain;
}

function namedImages({ files }: Bundle): Map<string, Uint8Array> {
  const images = [...files].filter(([path]) => path.startsWith(imagesFolder));
  return new Map(images.map(([path, bytes]) => [path.slice(imagesFolder.length), bytes]));
}

function compileWord(
  file: ApplicationFile,
  bytes: Uint8Array,
  { application, authored }: Bundle,
  options: CompileOptions,
): CompiledTemplate {
  const prefix = application.increment_tag?.prefix;
  const layer = templateLayer(application, file, authored?.get(file.id)?.document);
  return compileTemplate(bytes, {
    ...options,
    file: file.path,
    ...(prefix !== undefined && { incrementPrefix: prefix }),
    ...(layer && { layer }),
  });
}

class FileCompiler {
  readonly #bundle: Bundle;
  readonly #options: CompileOptions;
  readonly #folders: ReadonlyMap<number, ApplicationFolder>;
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly problems: Problem[] = [];

  constructor(bundle: Bundle, options: CompileOptions) {
    this.#bundle = bundle;
    this.#options = options;
    this.images = namedImages(bundle);
    this.#folders = new Map((bundle.application.folders ?? []).map((folder) => [folder.id, folder]));
  }

  compile(file: ApplicationFile): CompiledFile | null {
    const { application, authored, files } = this.#bundle;
    const { problems } = this;
    const bytes = files.get(file.path) ?? authored?.get(file.id)?.bytes;
    if (!bytes) {
      const id =
        file.type === 'word' && file.document && isWholeDocument(file.document)
          ? 'document.not-authored'
          : 'document.file-missing';
      problems.push(createProblem(id, { file: file.path }));
      return null;
    }
    const name = this.#text(file.name);
    const folders = folderChain(file, this.#folders).map((folder) => this.#text(folder.name));
    const template =
      file.type === 'word'
        ? collectProblems(problems, () => compileWord(file, bytes, this.#bundle, this.#options))
        : null;
    const isForm = file.type === 'pdf' && placedInstances(application, file).length > 0;
    const form = isForm ? collectProblems(problems, () => compileForm(bytes, application, file, this.#options)) : null;
    if (form) problems.push(...form.form.problems);
    if (template) {
      const names = checkTemplateNames(application, template.uses);
      problems.push(...template.problems, ...names, ...checkImageNames(template.imageUses, this.images));
    }
    const complete =
      name !== null &&
      folders.every((each) => each !== null) &&
      (template !== null || file.type === 'pdf') &&
      (form !== null || !isForm);
    const document = authored?.get(file.id)?.document;
    return complete ? { file, name, folders, template, form, bytes, ...(document && { document }) } : null;
  }

  #text(source: string): TextTemplate | null {
    return collectProblems(this.problems, () => compileText(source, { file: 'application.json' }, this.#options));
  }
}

/**
 * Prepares an application: its questions become a model, its Word templates programs. Done once; `resolve` and `render` then
 * take any number of answers.
 * @throws ShoruiError with every problem of every file: those of `compileTemplate`, `document.file-missing`,
 * `document.not-authored`, `document.name-unknown` for a tag that no question gives a value, `word.image-unknown` for an image
 * that is named in a template and not in the bundle, `document.fonts-missing` and
 * `pdf.*` for PDF forms; form rules that are unknown or have wrong parameters, and `answers.*` for formulas and lists that cannot work, unless
 * `allowFaults`
 */
export function compile(bundle: Bundle, options: CompileOptions = {}): CompiledApplication {
  const compiler = new FileCompiler(bundle, options);
  const files = bundle.application.files.flatMap((file) => compiler.compile(file) ?? []);
  const { images, problems } = compiler;
  const answers = compileAnswers(bundle.application);
  if (options.allowFaults !== true) problems.push(...answers.problems.filter(({ severity }) => severity === 'error'));
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);
  const { application } = bundle;
  return {
    application,
    answers,
    files,
    images,
    problems,
    codec: options.codec ?? portableCodec,
    fonts: options.fonts,
  };
}
