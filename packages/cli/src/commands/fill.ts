import { compileTemplate, createProblem, renderTemplate } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import { readData, readGiven } from '../input/read-data.ts';
import { printProblems } from '../output/print-problems.ts';
import { checkOutput } from './check-output.ts';
import { missingOption, type MissingMode } from './missing-option.ts';
import { reportBlanks } from './report-blanks.ts';
import { writeResults } from './write-results.ts';

interface FillOptions {
  readonly data: string;
  readonly output: string;
  readonly missing: MissingMode;
}

async function fill(context: CommandContext, file: string, options: FillOptions): Promise<void> {
  context.writes = true;
  const { missing } = options;
  await checkOutput(context, file, options.output);
  const [template, { data }] = await gather(
    readGiven(context, file).then((bytes) => compileTemplate(bytes, { file })),
    readData(context, options.data),
  );
  const { bytes, problems, blanks } = renderTemplate(template, data, { missing, keepBlanks: missing === 'keep' });
  await writeResults(context, [{ path: context.path(options.output), bytes }]);
  printProblems(context, [...template.problems, ...problems]);
  reportBlanks(
    context,
    blanks.map((place) => createProblem('document.blank', place)),
  );
}

/** `shorui fill`: one Word template with plain data, without an application. */
export function defineFill(command: Command, context: CommandContext): void {
  command
    .description('Fill the tags (タグ) of one Word template (ひな形) with data. No bundle is needed.')
    .argument('<template>', 'Word template (.docx) with tags such as {{会社名}}')
    .requiredOption('-d, --data <file>', 'values by name, JSON or YAML')
    .requiredOption('-o, --output <file>', 'document to write (.docx)')
    .addOption(missingOption())
    .addHelpText(
      'after',
      `
A name that the data does not have is an error: every one is listed with its place and the nearest name there is.
A name whose value is null or "" prints nothing and is reported.

Examples:
  shorui fill fixtures/templates/cover-letter.docx --data fixtures/templates/cover-letter.json -o out/送付状.docx
  shorui fill fixtures/templates/approval-request.docx --data fixtures/templates/approval-request.yaml -o out/稟議書.docx
  shorui fill fixtures/templates/quotation.docx --data fixtures/templates/quotation.json -o out/見積書.docx --missing keep`,
    )
    .action((template: string, options: FillOptions) => fill(context, template, options));
}
