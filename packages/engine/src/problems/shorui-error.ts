import type { ProblemId } from './catalogue/index.ts';
import { describeProblem } from './describe-problem.ts';
import type { Problem, ProblemParams } from './problem.ts';

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

/**
 * What is wrong where the place is not known: its callers, which know it, catch the error and report a problem there. Each part has a
 * subclass of its own, so that it catches only its own errors. The texts are in the catalogue.
 */
export abstract class PlacelessError extends Error {
  readonly id: ProblemId;
  readonly params: ProblemParams;

  constructor(id: ProblemId, params: ProblemParams = {}) {
    super(id);
    this.id = id;
    this.params = params;
  }
}
