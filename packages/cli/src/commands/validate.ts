import { analyze, foldConsequences, lintForms } from '@shorui/engine/document';
import { analyzeApplication } from '@shorui/engine/model';
import { compile, isDiskError, resolve, ShoruiError, type Bundle, type Problem } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { answerProblem } from '../input/answer-problem.ts';
import { locateAnswers } from '../input/locate-answer.ts';
import { readData, type NamedData } from '../input/read-data.ts';
import { readGivenBundle } from '../input/read-given-bundle.ts';
import { printProblems, problemCount } from '../output/print-problems.ts';
import { problemJson } from '../output/problem-json.ts';

interface ValidateOptions {
  readonly answers?: string;
  readonly json?: boolean;
}

/** Calls a function and collects the problems that it throws. Errors of the file system are rethrown. */
async function collect<Result>(
  problems: Problem[],
  action: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ShoruiError) || isDiskError(error)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Problems of the templates and of the answers, and the conditions of the application as text. */
async function checkUse(context: CommandContext, bundle: Bundle, answers: NamedData | undefined): Promise<Problem[]> {
  const problems: Problem[] = [];
  // What cannot work is found by the analysis, which names the cause alone.
  const compiled = await collect(problems, () => compile(bundle, { allowFaults: true }));
  if (!compiled) return [...problems, ...analyzeApplication(bundle.application)];
  problems.push(...compiled.problems, ...analyze(compiled), ...lintForms(bundle, { now: () => performance.now() }));
  if (!answers) return problems;
  const { errors } = resolve(compiled, answers.data, { locale: context.locale });
  return [...problems, ...locateAnswers(answers, errors.map(answerProblem))];
}

async function findProblems(context: CommandContext, given: string, file: string | undefined): Promise<Problem[]> {
  const problems: Problem[] = [];
  const bundle = await collect(problems, () => readGivenBundle(context, given));
  const answers = file === undefined ? undefined : await collect(problems, () => readData(context, file));
  if (bundle) problems.push(...bundle.problems, ...(await checkUse(context, bundle, answers)));
  return problems;
}

async function validate(context: CommandContext, bundlePath: string, options: ValidateOptions): Promise<void> {
  const problems = await findProblems(context, bundlePath, options.answers);
  const ok = !problems.some(({ severity }) => severity === 'error');
  if (!ok) context.exitCode = exitCode.problems;
  if (options.json) {
    context.printJson({ ok, problems: problems.map((problem) => problemJson(problem, context.locale)) });
    return;
  }
  const { problems: causes, folded } = foldConsequences(problems);
  printProblems(context, causes, 'result');
  if (folded > 0) context.print(context.messages.folded(folded));
  const { green } = context.colors;
  context.print(problems.length === 0 ? green(context.messages.noProblems(bundlePath)) : problemCount(context, causes));
}

/** `shorui validate`: checks a bundle, and answers to it, without making a document. */
export function defineValidate(command: Command, context: CommandContext): void {
  command
    .argument('<bundle>')
    .option('-a, --answers <file>')
    .option('--json')
    .action((bundle: string, options: ValidateOptions) => validate(context, bundle, options));
}
