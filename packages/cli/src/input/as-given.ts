import { ShoruiError, type Problem } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';

/** A problem whose file is called as the user called it. */
export function renamed(problem: Problem, path: string, given: string): Problem {
  const { file } = problem.place;
  if (file === undefined || !file.startsWith(path)) return problem;
  return { ...problem, place: { ...problem.place, file: given + file.slice(path.length) } };
}

/** Does something with the full path of what the user named, and lets problems call it as the user did. */
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
