import { convertDocument, ShoruiError, type FontLibrary, type Problem } from '@shorui/engine/node';
import { mergePdfs, type MergeInput } from '@shorui/engine/merge';
import { isPdf } from '@shorui/engine/pdf';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import { readGiven } from '../input/read-data.ts';
import { formatSize } from '../output/format-size.ts';
import { printProblems } from '../output/print-problems.ts';
import { problemJson } from '../output/problem-json.ts';
import { createProgress } from '../output/progress.ts';
import { checkOutput } from './check-output.ts';
import { fontsOption, readFonts } from './font-options.ts';
import { addMergeOptions, mergeOptions, readFileChoice, type MergeGiven } from './merge-options.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { shownPath, writeResults } from './write-results.ts';

interface MergeCommandOptions extends OutputOptions, MergeGiven {
  readonly output: string;
  readonly fonts?: string;
}

/** A given file as PDF; Word files are converted. */
async function readPdf(
  context: CommandContext,
  file: string,
  fonts: FontLibrary,
  problems: Problem[],
): Promise<Uint8Array> {
  const bytes = await readGiven(context, file);
  // What is neither is opened as a PDF too, and reported as what it is not.
  if (isPdf(bytes) || !/\.docx$/iu.test(file)) return bytes;
  const converted = convertDocument(bytes, { fonts, file });
  problems.push(...converted.problems);
  return converted.bytes;
}

/** Reads all files, and reports the problems of all of them together. */
async function readInputs(
  context: CommandContext,
  given: readonly string[],
  fonts: FontLibrary,
  problems: Problem[],
): Promise<MergeInput[]> {
  const progress = await createProgress(context);
  const inputs: MergeInput[] = [];
  const failures: Problem[] = [];
  try {
    for (const [index, text] of given.entries()) {
      context.io.signal?.throwIfAborted();
      const { file, ...choice } = readFileChoice(text);
      progress.begin(index, given.length, file);
      try {
        const isWord = /\.docx$/iu.test(file);
        const bytes = await readPdf(context, file, fonts, problems);
        const title =
          file
            .split(/[/\\]/u)
            .at(-1)
            ?.replace(/\.docx$/iu, '') ?? file;
        inputs.push({ name: file, bytes, ...choice, ...(isWord && { title }) });
      } catch (error) {
        if (!(error instanceof ShoruiError)) throw error;
        failures.push(...error.problems);
      }
    }
  } finally {
    progress.stop();
  }
  if (failures.length > 0) throw new ShoruiError(failures);
  return inputs;
}

async function merge(context: CommandContext, given: readonly string[], options: MergeCommandOptions): Promise<void> {
  const { messages, colors, locale } = context;
  context.writes = true;
  for (const text of given) await checkOutput(context, readFileChoice(text).file, options.output, 'PDF');
  const fonts = await readFonts(context, options.fonts);
  const noticed: Problem[] = [...fonts.problems];
  const [inputs, settings] = await gather(
    readInputs(context, given, fonts.library, noticed),
    mergeOptions(context, options),
  );
  const { bytes, pages, blankPages, problems } = await mergePdfs(inputs, { fonts: fonts.library, ...settings });
  noticed.push(...problems);
  const path = context.path(options.output);
  await writeResults(context, [{ path, bytes }], { quiet: true, clobber: options.clobber ?? true });
  if (options.json) {
    context.printJson({
      files: [{ path, pages, blankPages, size: bytes.length }],
      problems: noticed.map((problem) => problemJson(problem, locale)),
    });
    return;
  }
  printProblems(context, noticed);
  if (options.output === '-') return;
  const line = messages.convert.written(shownPath(context, path), pages, formatSize(bytes.length));
  context.print(`${colors.green(line)}${blankPages.length > 0 ? messages.merge.blank(blankPages.length) : ''}`);
}

/** `shorui merge`: pages of several files as one PDF. */
export function defineMerge(command: Command, context: CommandContext): void {
  addMergeOptions(command.argument('<file...>').requiredOption('-o, --output <file>'))
    .addOption(fontsOption())
    .addOption(noClobberOption())
    .option('--json')
    .action((files: readonly string[], options: MergeCommandOptions) => merge(context, files, options));
}
