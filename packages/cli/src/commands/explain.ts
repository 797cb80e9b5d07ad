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
  if (field !== undefined) return { fieldId: findThing(application.fields, field, messages).id };
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
    .description(
      'Explain why a question (質問), field (項目), file or block (ブロック) is shown or hidden for these answers.',
    )
    .argument('<bundle>', 'folder or zip with application.json and files/')
    .requiredOption('-a, --answers <file>', 'answers by name, JSON or YAML')
    .option('-q, --question <id>', 'id or name of a question')
    .option('--field <id>', 'id or name of a field')
    .option('--file <id>', 'id, name or path of a file')
    .option('--block <file#path>', 'block of a file, with the path that shorui inspect shows')
    .option('--repetition <numbers>', 'repetition to explain, counted from 1, outermost first: 2 or 2,1')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
For a block outside the main text, add the part: FILE#word/header1.xml#0.1

Examples:
  shorui explain fixtures/employment-contract --answers fixtures/employment-contract/answers/fixed-term.json --question 更新上限
  shorui explain fixtures/onboarding-set --answers fixtures/onboarding-set/answers/minimal-set.json --file guarantee.docx
  shorui inspect fixtures/employment-contract/files/employment-contract.docx
  shorui explain fixtures/employment-contract --answers fixtures/employment-contract/answers/fixed-term.json --block employment-contract.docx#0.5`,
    )
    .action((bundle: string, options: ExplainOptions) => explainAnswers(context, bundle, options));
}
