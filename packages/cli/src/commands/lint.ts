import { stat } from 'node:fs/promises';
import { lintBundle } from '@shorui/engine/document';
import {
  commentTemplate,
  createReport,
  fixTemplate,
  lintReportJson,
  namesFromSchema,
  type KnownNames,
} from '@shorui/engine/lint';
import { lintTemplate, type Finding } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { readGivenBundle } from '../input/read-given-bundle.ts';
import { readData, readGiven } from '../input/read-data.ts';
import { shownName } from '../input/standard-input.ts';
import { printProblems, problemCount } from '../output/print-problems.ts';
import { UsageError } from '../usage-error.ts';
import { checkOutput } from './check-output.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { writeResults } from './write-results.ts';

interface LintOptions extends OutputOptions {
  readonly dataSchema?: string;
  readonly fix?: boolean;
  readonly fixNames?: boolean;
  readonly comments?: boolean;
  readonly output?: string;
}

/** The result of lint: findings, and a file to write if requested. */
interface Outcome {
  readonly findings: readonly Finding[];
  readonly fixed: readonly Finding[];
  readonly bytes?: Uint8Array;
}

async function lintFile(context: CommandContext, file: string, options: LintOptions): Promise<Outcome> {
  const bytes = await readGiven(context, file);
  const schema = options.dataSchema === undefined ? undefined : (await readData(context, options.dataSchema)).data;
  const names: KnownNames | undefined = schema && namesFromSchema(schema);
  const settings = { file, ...(names && { names }) };
  const repaired = options.fix
    ? fixTemplate(bytes, { ...settings, fixNames: options.fixNames ?? false })
    : { bytes, fixed: [], left: lintTemplate(bytes, settings).findings };
  const { fixed, left } = repaired;
  const written = options.comments
    ? commentTemplate(repaired.bytes, left, { file, locale: context.locale })
    : repaired.bytes;
  return { findings: left, fixed, ...(options.output !== undefined && { bytes: written }) };
}

/** Reads a folder or a zip as a bundle and anything else as a Word file, whose reader reports other formats. */
async function isBundle(path: string): Promise<boolean> {
  if (path.toLowerCase().endsWith('.zip')) return true;
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

async function checkOptions(
  context: CommandContext,
  file: string,
  ofBundle: boolean,
  options: LintOptions,
): Promise<void> {
  const { lint } = context.messages;
  const { fix, fixNames, comments, dataSchema, output } = options;
  if (fixNames && !fix) throw new UsageError(lint.needsFix);
  const changes = fix === true || comments === true;
  if (ofBundle && (changes || dataSchema !== undefined)) throw new UsageError(lint.onlyFiles);
  if (changes && output === undefined) throw new UsageError(lint.needsOutput);
  if (!changes && output !== undefined) throw new UsageError(lint.nothingToWrite);
  if (output !== undefined) await checkOutput(context, file, output, 'Word');
}

async function lint(context: CommandContext, file: string, options: LintOptions): Promise<void> {
  const ofBundle = await isBundle(context.path(file));
  await checkOptions(context, file, ofBundle, options);
  const outcome: Outcome = ofBundle
    ? { findings: lintBundle(await readGivenBundle(context, file)).findings, fixed: [] }
    : await lintFile(context, file, options);
  const { findings, fixed, bytes } = outcome;
  if (bytes && options.output !== undefined) {
    context.writes = true;
    const { json = false, clobber = true } = options;
    await writeResults(context, [{ path: context.path(options.output), bytes }], { quiet: json, clobber });
  }
  if (findings.some(({ severity }) => severity === 'error')) context.exitCode = exitCode.problems;
  if (options.json) {
    context.printJson({
      ...lintReportJson(createReport(findings)),
      fixed: lintReportJson(createReport(fixed)).findings,
    });
    return;
  }
  printProblems(context, findings, 'result');
  const { messages, colors } = context;
  if (fixed.length > 0) context.print(colors.green(messages.lint.fixed(fixed.length)));
  const { fixable } = createReport(findings);
  if (fixable > 0) context.note(messages.lint.fixable(fixable));
  context.print(
    findings.length === 0
      ? colors.green(messages.noProblems(shownName(context, file)))
      : problemCount(context, findings),
  );
}

/** `shorui lint`: finds errors and doubtful tags in Word templates; optionally fixes or comments them. */
export function defineLint(command: Command, context: CommandContext): void {
  command
    .argument('<file>')
    .option('--data-schema <file>')
    .option('--fix')
    .option('--fix-names')
    .option('--comments')
    .option('-o, --output <file>')
    .addOption(noClobberOption())
    .option('--json')
    .action((file: string, options: LintOptions) => lint(context, file, options));
}
