import { type EnvironmentOptions } from '../../platform/environment.ts';
import { createProblem, ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import { withLimits, type Budget } from '../../platform/limits.ts';
import type { CompiledTemplate, PartProgram } from './compile-template.ts';
import type { Execution } from '../compile/step.ts';
import type { TemplateConditions } from '../tags/template-conditions.ts';
import type { NamedImages } from '../images/image-store.ts';
import { namedError } from '../data/helper-error.ts';
import type { PlaceTrace } from '../tags/place-trace.ts';
import { RenderState, type MissingMode } from '../tags/render-state.ts';
import { Scope } from '../data/scope.ts';
import type { TemplateData } from '../../values/index.ts';
import { joinZip, type ZipArchive } from '../../zip/index.ts';
import { ByteWriter, OutputTooLarge } from '../write/byte-writer.ts';
import { deflatePart } from '../write/deflate-part.ts';
import { PackageParts } from '../write/package-parts.ts';
import { PartsArchive, WrittenEntry } from '../../package/parts-archive.ts';

/** How a template is filled. */
export interface RenderTemplateOptions extends Pick<EnvironmentOptions, 'limits' | 'now'> {
  /** What a name does that the data does not have. Default `error`. */
  missing?: MissingMode;
  /** A name with no value keeps its tag too. For filling a template step by step. */
  keepBlanks?: boolean;
  /** Images that tags may name: `{{image "logo.png"}}`. */
  images?: NamedImages | undefined;
  /** Decides the conditions of the template editor's blocks. A template with such blocks cannot do without. */
  conditions?: TemplateConditions;
  /** Records where blocks and values are printed: the parts then hold signs, and are no document of Word. */
  trace?: PlaceTrace;
}

/** A Word file that was made of a template and its data. */
export interface RenderedTemplate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What is worth reporting about a document that was made. */
  readonly problems: readonly Problem[];
  /** Places of the tags that printed nothing because their value is known but empty. */
  readonly blanks: readonly Place[];
}

/** A filled template that was not packed. */
export interface RenderedParts extends Omit<RenderedTemplate, 'bytes'> {
  readonly archive: ZipArchive;
}

function runProgram(program: PartProgram, run: RenderState, data: TemplateData, parts: PackageParts): ByteWriter {
  const out = new ByteWriter(run.limits.outputBytes);
  const execution: Execution = { out, run, parts, printed: 0 };
  try {
    program.step(execution, new Scope(data, null));
  } catch (cause) {
    if (!(cause instanceof OutputTooLarge)) throw namedError(cause, { part: program.name });
    throw new ShoruiError(
      [createProblem('word.output-too-large', { part: program.name }, { limit: run.limits.outputBytes })],
      { cause },
    );
  }
  return out;
}

/** Finds the numbers that labels get, so that a reference may be before the thing it refers to. */
function findLabels(
  template: CompiledTemplate,
  data: TemplateData,
  missing: MissingMode,
  limits: Budget,
  images: NamedImages | undefined,
  conditions: TemplateConditions | undefined,
): ReadonlyMap<string, number> {
  if (!template.hasReferences) return new Map();
  const run = new RenderState(missing, limits, undefined, false, images, conditions);
  const parts = new PackageParts(template.index, template.codec);
  for (const program of template.programs) runProgram(program, run, data, parts);
  return run.labels;
}

interface Filled {
  readonly parts: PackageParts;
  readonly written: readonly (readonly [name: string, out: ByteWriter])[];
  readonly run: RenderState;
}

function fill(template: CompiledTemplate, data: TemplateData, options: RenderTemplateOptions): Filled {
  const missing = options.missing ?? 'error';
  const { codec, programs } = template;
  const limits = withLimits({ ...template.limits, ...options.limits }, options.now);
  const { conditions } = options;
  const images = template.images.size === 0 ? options.images : new Map([...template.images, ...(options.images ?? [])]);
  const labels = findLabels(template, data, missing, limits, images, conditions);
  const run = new RenderState(missing, limits, labels, options.keepBlanks, images, conditions);
  run.trace = options.trace ?? null;
  const parts = new PackageParts(template.index, codec);
  const written = programs.map((program) => [program.name, runProgram(program, run, data, parts)] as const);
  return { parts, written, run };
}

function stopAtErrors({ problems }: RenderState): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);
}

/**
 * Fills a compiled template.
 * @throws ShoruiError with every name that is missing (`word.name-missing`) unless `missing` relaxes it, and every value that
 * a tag could not use, each once with its place; also when a limit is passed
 */
export function renderParts(
  template: CompiledTemplate,
  data: TemplateData,
  options: RenderTemplateOptions = {},
): RenderedParts {
  const { parts, written, run } = fill(template, data, options);
  stopAtErrors(run);
  const plain = written.map(([name, out]) => new WrittenEntry(name, out));
  const archive = new PartsArchive(parts.finish(template.copied, plain), template.codec);
  return { archive, problems: run.problems, blanks: run.blanks };
}

/**
 * Fills a compiled template. The same template and data give the same bytes.
 * @throws ShoruiError with every name that is missing (`word.name-missing`) unless `missing` relaxes it, and every value that
 * a tag could not use, each once with its place; also when a limit is passed
 */
export function renderTemplate(
  template: CompiledTemplate,
  data: TemplateData,
  options: RenderTemplateOptions = {},
): RenderedTemplate {
  const { codec, copied } = template;
  const { parts, written, run } = fill(template, data, options);
  const packed = written.map(([name, out]) => deflatePart(name, out, codec));
  stopAtErrors(run);
  return { bytes: joinZip(parts.finish(copied, packed)), problems: run.problems, blanks: run.blanks };
}
