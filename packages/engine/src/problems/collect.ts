import type { Problem } from './problem.ts';
import { ShoruiError } from './shorui-error.ts';

/**
 * The result of an action, or that of `otherwise` with the problems of the ShoruiError that the action throws. Every other error
 * passes: it is a bug, or is reported by the caller.
 */
export function catchProblems<Result, Other>(
  action: () => Result,
  otherwise: (problems: readonly Problem[]) => Other,
): Result | Other {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return otherwise(error.problems);
  }
}

/** As `catchProblems`, for an action that returns a promise. */
export async function catchProblemsAsync<Result, Other>(
  action: () => Promise<Result>,
  otherwise: (problems: readonly Problem[]) => Other,
): Promise<Result | Other> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return otherwise(error.problems);
  }
}

/** Runs an action and adds the problems that it throws to a list, so that everything is looked at before anything is reported. Null then. */
export function collectProblems<Result>(problems: Problem[], action: () => Result): Result | null {
  return catchProblems(action, (found) => {
    problems.push(...found);
    return null;
  });
}
