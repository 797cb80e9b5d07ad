import { fillablePlaces } from '@shorui/engine/document';
import { inspectPdf, inspectTemplate, type Problem } from '@shorui/engine/node';
import { isPdf } from '@shorui/engine/pdf';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { readGiven } from '../input/read-data.ts';
import { describePdf } from '../output/describe-pdf.ts';
import { describeReport } from '../output/describe-report.ts';
import { printProblems } from '../output/print-problems.ts';
import { problemJson } from '../output/problem-json.ts';
import { UsageError } from '../usage-error.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { writeResults } from './write-results.ts';

interface InspectOptions extends OutputOptions {
  readonly fields?: string;
}

/** Prints a report and its problems, as JSON or as text. */
function printReport<Report extends { readonly problems: readonly Problem[] }>(
  context: CommandContext,
  report: Report,
  options: InspectOptions,
  describe: (context: CommandContext, report: Report) => string[],
): void {
  if (report.problems.some(({ severity }) => severity === 'error')) context.exitCode = exitCode.problems;
  if (options.json) {
    context.printJson({ ...report, problems: report.problems.map((problem) => problemJson(problem, context.locale)) });
    return;
  }
  context.print(...describe(context, report));
  printProblems(context, report.problems);
}

async function inspectForm(
  context: CommandContext,
  file: string,
  bytes: Uint8Array,
  options: InspectOptions,
): Promise<void> {
  const report = inspectPdf(bytes, { file });
  const { proposed } = report;
  if (options.fields !== undefined) {
    context.writes = true;
    const fields = fillablePlaces(proposed.fields, report.proposals).map((place) => {
      const { kind: _, label: __, ...field } = place;
      return field;
    });
    const text = `${JSON.stringify({ ...proposed, fields }, null, 2)}\n`;
    const result = { path: context.path(options.fields), bytes: new TextEncoder().encode(text) };
    const { json = false, clobber = true } = options;
    await writeResults(context, [result], { quiet: json, clobber });
  }
  printReport(context, report, options, describePdf);
  if (options.json || proposed.fields.length === 0) return;
  const { saveFields, useFill } = context.messages.inspectPdf;
  if (report.form.fields.length > 0) context.print('', useFill);
  else if (options.fields === undefined) context.print('', saveFields);
}

async function inspect(context: CommandContext, file: string, options: InspectOptions): Promise<void> {
  const bytes = await readGiven(context, file);
  if (isPdf(bytes)) return inspectForm(context, file, bytes, options);
  if (options.fields !== undefined) throw new UsageError(context.messages.inspectPdf.onlyPdf);
  printReport(context, inspectTemplate(bytes, { file }), options, describeReport);
}

/** `shorui inspect`: shows the contents of a Word file or a PDF. */
export function defineInspect(command: Command, context: CommandContext): void {
  command
    .argument('<file>')
    .option('--json')
    .option('--fields <file>')
    .addOption(noClobberOption())
    .action((file: string, options: InspectOptions) => inspect(context, file, options));
}
