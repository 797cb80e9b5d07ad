import { describeProblem, type Locale, type Problem } from '@shorui/engine/node';
import { problemText } from '@shorui/engine/problems';
import { standardStream } from '../input/standard-input.ts';
import { messages } from '../messages/index.ts';

/** `text`, and what the command line offers against the problem. */
function withHint(text: string, { id }: Problem, locale: Locale): string {
  const hint = messages[locale].hints[id];
  return hint === undefined ? text : `${text}${locale === 'ja' ? '' : ' '}${hint}`;
}

/** The words of a problem on the command line, apart from its place. */
export function commandText(problem: Problem, locale: Locale): { readonly what: string; readonly fix: string } {
  const { what, fix } = problemText(problem, locale);
  return { what, fix: withHint(fix, problem, locale) };
}

/** One line for a reader of the command line: where, what happened, what to do. */
export function describeForCommand(problem: Problem, locale: Locale): string {
  const { place } = problem;
  const named =
    place.file === standardStream ? { ...problem, place: { ...place, file: messages[locale].standardInput } } : problem;
  return withHint(describeProblem(named, locale), problem, locale);
}
