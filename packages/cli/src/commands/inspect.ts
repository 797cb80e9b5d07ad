import { inspectTemplate } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { readGiven } from '../input/read-data.ts';
import { describeReport } from '../output/describe-report.ts';
import { printProblems } from '../output/print-problems.ts';
import { problemJson } from '../output/problem-json.ts';

interface InspectOptions {
  readonly json?: boolean;
}

async function inspect(context: CommandContext, file: string, options: InspectOptions): Promise<void> {
  const report = inspectTemplate(await readGiven(context, file), { file });
  if (report.problems.some(({ severity }) => severity === 'error')) context.exitCode = exitCode.problems;
  if (options.json) {
    context.printJson({ ...report, problems: report.problems.map((problem) => problemJson(problem, context.locale)) });
    return;
  }
  context.print(...describeReport(context, report));
  printProblems(context, report.problems);
}

/** `shorui inspect`: what is in a Word file. */
export function defineInspect(command: Command, context: CommandContext): void {
  command
    .description('Show the blocks (ブロック) of a Word file with their paths, its tags (タグ), fields and features.')
    .argument('<file>', 'Word file (.docx)')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  shorui inspect fixtures/invoice/files/invoice.docx
  shorui inspect fixtures/invoice/files/invoice.docx --json`,
    )
    .action((file: string, options: InspectOptions) => inspect(context, file, options));
}
