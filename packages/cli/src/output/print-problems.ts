import type { Problem } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';
import { describeForCommand } from './problem-advice.ts';

/** One line a problem on standard error, or on standard output where the problems are the result. */
export function printProblems(
  context: CommandContext,
  problems: readonly Problem[],
  to: 'result' | 'note' = 'note',
): void {
  const colors = to === 'result' ? context.colors : context.errorColors;
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan };
  const lines = problems.map((problem) => {
    const label = paint[problem.severity](context.messages.severity[problem.severity]);
    return `${label}: ${describeForCommand(problem, context.locale)}`;
  });
  if (to === 'result') context.print(...lines);
  else context.note(...lines);
}

/** `エラー 2件、注意 1件` */
export function problemCount(context: CommandContext, problems: readonly Problem[]): string {
  const count = (severity: Problem['severity']): number => problems.filter((each) => each.severity === severity).length;
  return context.messages.problemCount(count('error'), count('warning'));
}
