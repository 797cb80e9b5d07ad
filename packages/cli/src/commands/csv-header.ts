import { answerColumns } from '@shorui/engine/node';
import { Option, type Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { readGivenBundle } from '../input/read-given-bundle.ts';
import { UsageError } from '../usage-error.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { printWrittenJson } from './report-written.ts';
import { writeResults } from './write-results.ts';

interface CsvHeaderOptions extends OutputOptions {
  readonly lines: string;
  readonly output?: string;
}

/** Most lines of a list that a header may name. */
const mostLines = 100;

/** Spreadsheets take UTF-8 for what it is only with this in front. */
const byteOrderMark = '\uFEFF';

function csv(columns: readonly string[]): string {
  return `${columns.map((name) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(',')}\r\n`;
}

async function printHeader(context: CommandContext, bundlePath: string, options: CsvHeaderOptions): Promise<void> {
  const { lines, output, json = false, clobber = true } = options;
  const count = Number(lines);
  if (!Number.isInteger(count) || count < 1 || count > mostLines) {
    throw new UsageError(context.messages.badLines(lines));
  }
  const { application } = await readGivenBundle(context, bundlePath);
  const columns = answerColumns(application, count);
  if (output === undefined) {
    if (json) context.printJson(columns);
    else context.io.stdout.write(csv(columns));
    return;
  }
  context.writes = true;
  const files = [{ path: context.path(output), bytes: new TextEncoder().encode(byteOrderMark + csv(columns)) }];
  await writeResults(context, files, { quiet: json, clobber });
  if (json) printWrittenJson(context, files, []);
}

/** `shorui csv-header`: the columns that a table of answers may have. */
export function defineCsvHeader(command: Command, context: CommandContext): void {
  command
    .argument('<bundle>')
    .addOption(new Option('--lines <n>').default('3'))
    .option('-o, --output <file>')
    .addOption(noClobberOption())
    .option('--json')
    .action((bundle: string, options: CsvHeaderOptions) => printHeader(context, bundle, options));
}
