import { compile, describeExplanation, explain, type Application, type ExplainTarget } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import { readData } from '../input/read-data.ts';
import { readGivenBundle } from '../input/read-given-bundle.ts';
import { UsageError } from '../usage-error.ts';
import { findThing } from './find-thing.ts';

interface ExplainOptions {
  readonly answers: string;
  readonly question?: string;
  readonly field?: string;
  readonly file?: string;
  readonly block?: string;
  readonly repetition?: string;
  readonly json?: boolean;
}

/** Numbers with a separator between them, or nothing when that is not what the text is. No text is no numbers. */
function readNumbers(text: string | undefined, separator: string, lowest: number): number[] | undefined {
  const parts = text?.split(separator) ?? [];
  return parts.every((part) => /^\d{1,9}$/.test(part) && Number(part) >= lowest) ? parts.map(Number) : undefined;
}

function findTarget(context: CommandContext, application: Application, options: ExplainOptions): ExplainTarget {
  const { messages } = context;
  const { question, field, file, block } = options;
  if (question !== undefined) return { questionId: findThing(application.questions, question, messages).id };
  if (field !== undefined) return { fieldId: findThing(application.fields, field, messages).id };
  const byPath = application.files.find(({ path }) => path === file);
  const { id } = byPath ?? findThing(application.files, file ?? '', messages);
  const path = readNumbers(block, '.', 0) ?? [];
  return { fileId: id, ...(path.length > 0 && { block: path }) };
}

/** The repetition that is meant, as indices from 0. @throws {UsageError} when the options do not fit together */
function checkOptions(context: CommandContext, options: ExplainOptions): number[] {
  const { messages } = context;
  const { question, field, file, block, repetition } = options;
  if ([question, field, file].filter((each) => each !== undefined).length !== 1) {
    throw new UsageError(messages.explainOne);
  }
  if (block !== undefined && (file === undefined || !readNumbers(block, '.', 0))) {
    throw new UsageError(messages.badBlock(block));
  }
  const numbers = readNumbers(repetition, ',', 1);
  if (!numbers) throw new UsageError(messages.badRepetition(repetition ?? ''));
  return numbers.map((number) => number - 1);
}

async function explainAnswers(context: CommandContext, bundlePath: string, options: ExplainOptions): Promise<void> {
  const repeat = checkOptions(context, options);
  const [compiled, { data }] = await gather(
    readGivenBundle(context, bundlePath).then((bundle) => compile(bundle)),
    readData(context, options.answers),
  );
  const explanation = explain(compiled, data, findTarget(context, compiled.application, options), repeat);
  if (options.json) context.printJson(explanation);
  else context.print(...describeExplanation(explanation, context.locale));
}

/** `shorui explain`: why something is shown or hidden. */
export function addExplain(program: Command, context: CommandContext): void {
  program
    .command('explain')
    .summary('tell why a question (質問), field (項目) or file is shown or hidden')
    .description(
      'Tell why a question (質問), field (項目), file or block (ブロック) is shown or hidden for these answers.',
    )
    .argument('<bundle>', 'folder or zip with application.json and files/')
    .requiredOption('-a, --answers <file>', 'answers by name, JSON or YAML')
    .option('-q, --question <id>', 'id or name of a question')
    .option('--field <id>', 'id or name of a field')
    .option('--file <id>', 'id, name or path of a file')
    .option('--block <path>', 'path of a block in the template editor of --file, such as 0.3.1')
    .option('--repetition <numbers>', 'which repetition is meant, from 1, outermost first: 2 or 2,1')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  shorui explain fixtures/employment-contract --answers fixtures/employment-contract/answers/fixed-term.json --question 更新上限
  shorui explain fixtures/onboarding-set --answers fixtures/onboarding-set/answers/minimal-set.json --file files/guarantee.docx`,
    )
    .action((bundle: string, options: ExplainOptions) => explainAnswers(context, bundle, options));
}
