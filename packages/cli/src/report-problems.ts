import { foldConsequences } from '@shorui/engine/document';
import { isDiskError, ShoruiError } from '@shorui/engine/node';
import type { CommandContext } from './command-context.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import { printProblems, problemCount } from './output/print-problems.ts';
import { problemJson } from './output/problem-json.ts';

/** Prints the problems of a `ShoruiError`; null for any other error. */
export function reportProblems(context: CommandContext, error: unknown): ExitCode | null {
  if (!(error instanceof ShoruiError)) return null;
  if (context.json) {
    const problems = error.problems.map((problem) => problemJson(problem, context.locale));
    context.printJson({ ok: false, problems });
    return isDiskError(error) ? exitCode.disk : exitCode.problems;
  }
  const { problems, folded } = foldConsequences(error.problems);
  printProblems(context, problems);
  if (folded > 0) context.note(context.messages.folded(folded));
  const count = problemCount(context, problems);
  context.note(context.writes ? context.messages.nothingWritten(count) : count);
  return isDiskError(error) ? exitCode.disk : exitCode.problems;
}
