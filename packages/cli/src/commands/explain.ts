import { describeExplanation } from '@shorui/engine/answers';
import type { ExplainTarget } from '@shorui/engine/document';
import { compile, explain, type Application } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import { readData } from '../input/read-data.ts';
import { readGivenBundle } from '../input/read-given-bundle.ts';
import { UsageError } from '../usage-error.ts';
import { findBlock } from './find-block.ts';
import { findFile } from './find-file.ts';
import { findThing } from './find-thing.ts';
import { readNumbers } from './read-numbers.ts';

interface ExplainOptions {
  readonly answers: string;
  readonly question?: string;
  readonly field?: string;
  readonly file?: string;
  readonly block?: string;
  readonly repetition?: string;
  readonly json?: boolean;
}

function findTarget(context: CommandContext, application: Application, options: ExplainOptions): ExplainTarget {
  const { messages } = context;
  const { question, field, file = '', block } = options;
  if (question !== undefined) return { questionId: findThing(application.questions, question, messages).id };
  if (field !== undefined) {
    // Fields of a form usually have the name of what they show: the one that is asked is meant.
    const asked = application.fields.filter(({ name, field_group_id: group }) => name === field && group !== undefined);
    return { fieldId: findThing(asked.length > 0 ? asked : application.fields, field, messages).id };
  }
  if (block !== undefined) return findBlock(application.files, block, messages);
  return { fileId: findFile(application.files, file, messages).id };
}

/** The repetition of `--repetition`, as indices from 0. @throws {UsageError} when the options do not fit together */
function checkOptions(context: CommandContext, options: ExplainOptions): number[] {
  const { messages } = context;
  const { question, field, file, block, repetition } = options;
  if ([question, field, file, block].filter((each) => each !== undefined).length !== 1) {
    throw new UsageError(messages.explainOne);
  }
  if (repetition === undefined) return [];
  const numbers = readNumbers(repetition, ',', 1);
  if (!numbers) throw new UsageError(messages.badRepetition(repetition));
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

/** `shorui explain`: explains why something is shown or hidden. */
export function defineExplain(command: Command, context: CommandContext): void {
  command
    .argument('<bundle>')
    .requiredOption('-a, --answers <file>')
    .option('-q, --question <id>')
    .option('--field <id>')
    .option('--file <id>')
    .option('--block <file#path>')
    .option('--repetition <numbers>')
    .option('--json')
    .action((bundle: string, options: ExplainOptions) => explainAnswers(context, bundle, options));
}
