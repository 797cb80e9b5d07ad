import { createProblem, ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import type { CompiledTemplate, PartProgram } from '../compile/compile-template.ts';
import type { Execution } from '../compile/step.ts';
import { Run, type MissingMode } from '../tags/run.ts';
import { Scope } from '../tags/scope.ts';
import type { TemplateData } from '../../values/index.ts';
import { documentLevel, joinZip, zipEntry } from '../zip/index.ts';
import { ByteWriter, OutputTooLarge } from './byte-writer.ts';

export interface RenderTemplateOptions {
  /** What a name does that the data does not have. Default `error`. */
  missing?: MissingMode;
  /** A name with no value keeps its tag too. For filling a template step by step. */
  keepBlanks?: boolean;
}

export interface RenderedTemplate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What is worth telling about a document that was made. */
  readonly problems: readonly Problem[];
  /** Places of the tags that printed nothing because their value is known but empty. */
  readonly blanks: readonly Place[];
}

function runProgram(program: PartProgram, run: Run, data: TemplateData): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(program.size * 2, run.limits.outputBytes);
  const execution: Execution = { out, run, printed: 0 };
  try {
    program.step(execution, new Scope(data, null));
  } catch (cause) {
    if (!(cause instanceof OutputTooLarge)) throw cause;
    throw new ShoruiError(
      [createProblem('word.output-too-large', { part: program.name }, { limit: run.limits.outputBytes })],
      { cause },
    );
  }
  return out.written;
}

/** Finds the numbers that labels get, so that a reference may stand before the thing it refers to. */
function findLabels(template: CompiledTemplate, data: TemplateData, missing: MissingMode): ReadonlyMap<string, number> {
  if (!template.hasReferences) return new Map();
  const run = new Run(missing, template.limits);
  for (const program of template.programs) runProgram(program, run, data);
  return run.labels;
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
  const missing = options.missing ?? 'error';
  const { codec, copied, programs, limits } = template;
  const run = new Run(missing, limits, findLabels(template, data, missing), options.keepBlanks);
  const written = programs.map((program) => {
    const bytes = runProgram(program, run, data);
    return zipEntry({ name: program.name, data: bytes }, codec, documentLevel);
  });
  const { problems, blanks } = run;
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);
  return { bytes: joinZip([...copied, ...written]), problems, blanks };
}
