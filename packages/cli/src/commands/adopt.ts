import { adoptTemplate, type AdoptedTag, type Delimiters } from '@shorui/engine/word';
import { nodeCodec } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { gather } from '../input/gather.ts';
import { readData, readGiven } from '../input/read-data.ts';
import { printProblems } from '../output/print-problems.ts';
import { problemJson } from '../output/problem-json.ts';
import { UsageError } from '../usage-error.ts';
import { checkOutput } from './check-output.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { writeResults } from './write-results.ts';

interface AdoptCommandOptions extends OutputOptions {
  readonly output?: string;
  readonly data?: string;
  readonly delimiters?: string;
}

/** `<< >>` are `<<` and `>>`. @throws {UsageError} */
function readDelimiters(context: CommandContext, text: string): Delimiters {
  const [open, close, ...rest] = text.trim().split(/\s+/u);
  if (open === undefined || close === undefined || rest.length > 0) {
    throw new UsageError(context.messages.adopt.badDelimiters(text));
  }
  return { open, close };
}

/** Equal changes on one line with their number, in the order of the first. */
function printConverted(context: CommandContext, converted: readonly AdoptedTag[]): void {
  const counts = new Map<string, number>();
  for (const { tag, becomes } of converted) {
    const line = `${tag.text} → ${becomes}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  for (const [line, count] of counts) {
    context.print(`  ${line}${count > 1 ? context.messages.adopt.times(count) : ''}`);
  }
}

async function adopt(context: CommandContext, file: string, options: AdoptCommandOptions): Promise<void> {
  const { messages, colors, locale } = context;
  const { output, data, delimiters, clobber = true, json = false } = options;
  if (output !== undefined) await checkOutput(context, file, output, 'Word');
  const signs = delimiters === undefined ? undefined : readDelimiters(context, delimiters);
  const [bytes, sample] = await gather(
    readGiven(context, file),
    data === undefined ? Promise.resolve(undefined) : readData(context, data),
  );
  const adopted = adoptTemplate(bytes, {
    file,
    codec: nodeCodec,
    ...(signs && { delimiters: signs }),
    ...(sample && { data: sample.data }),
  });
  const { converted, problems } = adopted;
  if (output !== undefined) {
    context.writes = true;
    await writeResults(context, [{ path: context.path(output), bytes: adopted.bytes }], { quiet: json, clobber });
  }
  if (problems.some(({ severity }) => severity === 'error')) context.exitCode = exitCode.problems;
  if (json) {
    context.printJson({
      converted: converted.map(({ tag, place, becomes }) => ({ from: tag.text, to: becomes, place })),
      problems: problems.map((problem) => problemJson(problem, locale)),
    });
    return;
  }
  if (output === '-') return printProblems(context, problems);
  context.print(colors.green(messages.adopt.converted(converted.length)));
  printConverted(context, converted);
  printProblems(context, problems, 'result');
  if (output === undefined) context.note(messages.adopt.onlyListed);
}

/** `shorui adopt`: a template for docxtemplater with Shorui's tags. */
export function defineAdopt(command: Command, context: CommandContext): void {
  command
    .argument('<file>')
    .option('-o, --output <file>')
    .option('-d, --data <file>')
    .option('--delimiters <signs>')
    .addOption(noClobberOption())
    .option('--json')
    .action((file: string, options: AdoptCommandOptions) => adopt(context, file, options));
}
