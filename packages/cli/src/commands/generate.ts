import type { WordFormat } from '@shorui/engine/document';
import {
  compile,
  outputFiles,
  pack,
  render,
  resolve,
  ShoruiError,
  type CompiledApplication,
  type FontLibrary,
  type Problem,
  type RenderedFile,
  type RenderResult,
} from '@shorui/engine/node';
import type { GlyphPolicy } from '@shorui/engine/pdf';
import { Option, type Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import { locateAnswers } from '../input/locate-answer.ts';
import { readData, type NamedData } from '../input/read-data.ts';
import { standardStream } from '../input/standard-input.ts';
import { readGivenBundle } from '../input/read-given-bundle.ts';
import { formatSize } from '../output/format-size.ts';
import { printFeatures } from '../output/print-features.ts';
import { printProblems } from '../output/print-problems.ts';
import { createProgress } from '../output/progress.ts';
import { UsageError } from '../usage-error.ts';
import { fontsOption, missingGlyphOption, readFonts } from './font-options.ts';
import { missingOption, type MissingMode } from './missing-option.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { addPrintSetOptions, checkPrintSet, makePrintSet, type PrintSetGiven } from './print-set.ts';
import { reportBlanks } from './report-blanks.ts';
import { printWrittenJson } from './report-written.ts';
import { writeResults, type ResultFile } from './write-results.ts';

interface GenerateOptions extends OutputOptions, PrintSetGiven {
  readonly answers: string;
  readonly output?: string;
  readonly zip?: string;
  readonly only?: readonly string[];
  readonly missing: MissingMode;
  readonly missingGlyph: GlyphPolicy;
  readonly fonts?: string;
  readonly format?: WordFormat;
}

async function renderAll(
  context: CommandContext,
  compiled: CompiledApplication,
  answers: NamedData,
  options: Pick<GenerateOptions, 'missing' | 'missingGlyph' | 'only' | 'format'>,
): Promise<RenderResult> {
  const resolved = resolve(compiled, answers.data, { locale: context.locale });
  const progress = await createProgress(context);
  try {
    const result = render(compiled, resolved, {
      missing: options.missing,
      missingGlyph: options.missingGlyph,
      ...(options.only && { only: options.only }),
      ...(options.format && { format: options.format }),
      onFile(file, index, total) {
        context.io.signal?.throwIfAborted();
        progress.begin(index, total, file.name);
      },
    });
    return { ...result, problems: locateAnswers(answers, result.problems) };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    throw new ShoruiError(locateAnswers(answers, error.problems), { cause: error });
  } finally {
    progress.stop();
  }
}

/** The files to write: the documents in their folder, a zip of them, or both. */
function results(context: CommandContext, files: readonly RenderedFile[], options: GenerateOptions): ResultFile[] {
  const { output, zip } = options;
  const found: ResultFile[] = [];
  if (output !== undefined) {
    const outputs = outputFiles(context.path(output), files);
    found.push(...outputs.map((each, index) => ({ ...each, note: files[index]?.guide ? context.messages.guide : '' })));
  }
  if (zip !== undefined) found.push({ path: context.path(zip), bytes: pack(files) });
  return found;
}

function isBlank({ id }: Problem): boolean {
  return id === 'document.blank';
}

/** Features of a Word file that its PDF lacks. */
function isFeature({ id }: Problem): boolean {
  return id.startsWith('convert.');
}

function report(context: CommandContext, problems: readonly Problem[]): void {
  const features = problems.filter(isFeature);
  printProblems(
    context,
    problems.filter((problem) => problem.severity === 'warning' && !isBlank(problem) && !isFeature(problem)),
  );
  printFeatures(context, features);
  reportBlanks(context, problems.filter(isBlank));
}

/** The documents, and the print set that is made of them as PDF. */
async function makeAll(
  context: CommandContext,
  compiled: CompiledApplication,
  answers: NamedData,
  options: GenerateOptions,
  fonts: FontLibrary,
): Promise<{ files: readonly RenderedFile[]; set: ResultFile | undefined; problems: readonly Problem[] }> {
  const { output, zip, printSet, format } = options;
  const isFiled = output !== undefined || zip !== undefined;
  const filed = isFiled ? await renderAll(context, compiled, answers, options) : { files: [], problems: [] };
  if (printSet === undefined) return { ...filed, set: undefined };
  const printed =
    isFiled && format === 'pdf' ? filed : await renderAll(context, compiled, answers, { ...options, format: 'pdf' });
  const { file, problems } = await makePrintSet(context, compiled, printed.files, { ...options, printSet }, fonts);
  const made = isFiled ? printed.problems.filter((each) => isFeature(each) && format !== 'pdf') : printed.problems;
  return { files: filed.files, set: file, problems: [...filed.problems, ...made, ...problems] };
}

async function generate(context: CommandContext, bundlePath: string, options: GenerateOptions): Promise<void> {
  const { messages } = context;
  context.writes = true;
  const { output, zip, printSet } = options;
  if (output === undefined && zip === undefined && printSet === undefined) throw new UsageError(messages.needsOutput);
  checkPrintSet(context, options);
  if (options.output === standardStream) throw new UsageError(messages.needsZip);
  const fonts = await readFonts(context, options.fonts);
  const [{ bundle, compiled }, answers] = await gather(
    readGivenBundle(context, bundlePath).then((bundle) => ({
      bundle,
      compiled: compile(bundle, { fonts: fonts.library }),
    })),
    readData(context, options.answers),
  );
  const { files, set, problems } = await makeAll(context, compiled, answers, options, fonts.library);
  const written = files.length === 0 && !set ? [] : [...results(context, files, options), ...(set ? [set] : [])];
  const reported = [...fonts.problems, ...bundle.problems, ...compiled.problems, ...problems];
  await writeResults(context, written, { quiet: options.json ?? false, clobber: options.clobber ?? true });
  if (options.json) {
    printWrittenJson(context, written, reported);
    return;
  }
  report(context, reported);
  if (zip === standardStream || printSet === standardStream) return;
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (files.length > 0) context.print(messages.writtenSum(files.length, formatSize(size)));
  else if (!set) context.print(messages.noFiles);
}

/** `shorui generate`: the documents of an application for one set of answers. */
export function defineGenerate(command: Command, context: CommandContext): void {
  addPrintSetOptions(command)
    .argument('<bundle>')
    .requiredOption('-a, --answers <file>')
    .option('-o, --output <dir>')
    .option('--zip <file>')
    .option('--only <file...>')
    .addOption(new Option('--format <format>').choices(['docx', 'pdf', 'both']))
    .addOption(missingOption())
    .addOption(missingGlyphOption())
    .addOption(fontsOption())
    .addOption(noClobberOption())
    .option('--json')
    .action((bundle: string, options: GenerateOptions) => generate(context, bundle, options));
}
