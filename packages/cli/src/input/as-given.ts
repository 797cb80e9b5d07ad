import { ShoruiError, type Problem } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';

/** A problem that shows the file's path as the user gave it. */
export function renamed(problem: Problem, path: string, given: string): Problem {
  const { file } = problem.place;
  if (file === undefined || !file.startsWith(path)) return problem;
  return { ...problem, place: { ...problem.place, file: given + file.slice(path.length) } };
}

/** Calls a function with the full path; problems that it throws show the path as the user gave it. */
export async function asGiven<Result>(
  context: CommandContext,
  given: string,
  action: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = context.path(given);
  try {
    return await action(path);
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    throw new ShoruiError(
      error.problems.map((problem) => renamed(problem, path, given)),
      { cause: error },
    );
  }
}
