import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { convertDocument, ShoruiError, type ConvertedDocument, type Problem } from '@shorui/engine/node';
import { isPdf, type GlyphPolicy } from '@shorui/engine/pdf';
import { createProblem } from '@shorui/engine/problems';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { readGiven } from '../input/read-data.ts';
import { standardStream } from '../input/standard-input.ts';
import { formatSize } from '../output/format-size.ts';
import { printFeatures } from '../output/print-features.ts';
import { problemJson } from '../output/problem-json.ts';
import { createProgress } from '../output/progress.ts';
import { UsageError } from '../usage-error.ts';
import { checkOutput } from './check-output.ts';
import { fontsOption, missingGlyphOption, readFonts } from './font-options.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { shownPath, writeResults } from './write-results.ts';

interface ConvertOptions extends OutputOptions {
  readonly output: string;
  readonly fonts?: string;
  readonly missingGlyph: GlyphPolicy;
  readonly pdfa?: boolean;
}

/** A Word file and the path of its PDF, both as the user gave them. */
interface Job {
  readonly input: string;
  readonly output: string;
}

interface Done extends Job, ConvertedDocument {}

async function isFolder(path: string): Promise<boolean> {
  if (/[/\\]$/u.test(path)) return true;
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

/** The output paths: several files are written into a folder under their own names, one to the given path. @throws {UsageError} */
async function planJobs(context: CommandContext, inputs: readonly string[], output: string): Promise<Job[]> {
  const [first] = inputs;
  if (inputs.length === 1 && first !== undefined && !(await isFolder(context.path(output)))) {
    await checkOutput(context, first, output, 'PDF');
    return [{ input: first, output }];
  }
  if (extname(output).toLowerCase() === '.pdf') throw new UsageError(context.messages.convert.needsFolder(output));
  const jobs = inputs.map((input) => ({
    input,
    output: join(output, `${basename(input, extname(input))}.pdf`),
  }));
  const inputByOutput = new Map<string, string>();
  for (const job of jobs) {
    // Two spellings of one name are one file on Windows and macOS.
    const key = job.output.normalize('NFC').toLowerCase();
    const other = inputByOutput.get(key);
    if (other !== undefined) throw new UsageError(context.messages.convert.sameName(other, job.input));
    inputByOutput.set(key, job.input);
    await checkOutput(context, job.input, job.output, 'PDF');
  }
  return jobs;
}

/** Converts all files. Problems of all files are reported together. */
async function convertAll(
  context: CommandContext,
  jobs: readonly Job[],
  options: ConvertOptions,
): Promise<{ done: Done[]; problems: readonly Problem[] }> {
  const { library, problems } = await readFonts(context, options.fonts);
  const { missingGlyph, pdfa = false } = options;
  const progress = await createProgress(context);
  const done: Done[] = [];
  const failures: Problem[] = [];
  try {
    for (const [index, job] of jobs.entries()) {
      context.io.signal?.throwIfAborted();
      progress.begin(index, jobs.length, job.input);
      try {
        const bytes = await readGiven(context, job.input);
        if (isPdf(bytes)) throw new ShoruiError([createProblem('bundle.already-pdf', { file: job.input })]);
        const settings = { fonts: library, file: job.input, missingGlyph, archival: pdfa };
        done.push({ ...job, ...convertDocument(bytes, settings) });
      } catch (error) {
        if (!(error instanceof ShoruiError)) throw error;
        failures.push(...error.problems);
      }
    }
  } finally {
    progress.stop();
  }
  if (failures.length > 0) throw new ShoruiError(failures);
  return { done, problems };
}

async function convert(context: CommandContext, inputs: readonly string[], options: ConvertOptions): Promise<void> {
  const { messages, colors, locale } = context;
  context.writes = true;
  const jobs = await planJobs(context, inputs, options.output);
  const { done, problems } = await convertAll(context, jobs, options);
  await writeResults(
    context,
    done.map(({ output, bytes }) => ({ path: context.path(output), bytes })),
    { quiet: true, clobber: options.clobber ?? true },
  );
  const reported = [...problems, ...done.flatMap((each) => each.problems)];
  if (options.json) {
    context.printJson({
      files: done.map(({ input, output, pages, bytes, problems: own }) => ({
        input,
        path: context.path(output),
        pages,
        size: bytes.length,
        problems: own.map((problem) => problemJson(problem, locale)),
      })),
      problems: problems.map((problem) => problemJson(problem, locale)),
    });
    return;
  }
  for (const { output, pages, bytes } of done) {
    if (output === standardStream) continue;
    const path = shownPath(context, context.path(output));
    context.print(colors.green(messages.convert.written(path, pages, formatSize(bytes.length))));
  }
  printFeatures(context, reported);
}

/** `shorui convert`: Word files as PDF. */
export function defineConvert(command: Command, context: CommandContext): void {
  command
    .argument('<file...>')
    .requiredOption('-o, --output <file|dir>')
    .addOption(missingGlyphOption().default('fallback'))
    .addOption(fontsOption())
    .option('--pdfa')
    .addOption(noClobberOption())
    .option('--json')
    .action((files: readonly string[], options: ConvertOptions) => convert(context, files, options));
}
