import { describeProblem } from './describe-problem.ts';
import type { Problem } from './problem.ts';

/**
 * The only error the engine throws on purpose. It carries every problem that was found, not only the first.
 * `message` is the English description of the problems, one a line.
 */
export class ShoruiError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: { cause?: unknown }) {
    super(problems.map((problem) => describeProblem(problem, 'en')).join('\n'), options);
    this.name = 'ShoruiError';
    this.problems = problems;
  }
}
