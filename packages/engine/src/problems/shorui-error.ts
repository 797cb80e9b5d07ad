import type { ProblemId } from './catalogue/index.ts';
import { describePlace } from './place.ts';
import type { Problem, ProblemParams } from './problem.ts';

/** Used until the texts are loaded: the id with its parameters. */
function describeById({ id, place, params }: Problem): string {
  const values = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return [describePlace(place, 'en'), id, ...values].filter((text) => text !== '').join(' ');
}

let describe: (problem: Problem) => string = describeById;

/**
 * Gives the messages of errors the texts of the catalogue. `texts.ts` does so when it is loaded. Programs without it, such as a page that
 * only fills a Word template, have no texts, which would be a third of their code.
 */
export function describeErrorsBy(describeInEnglish: (problem: Problem) => string): void {
  describe = describeInEnglish;
}

/**
 * The only error the engine throws on purpose. It carries every problem that was found, not only the first.
 * `message` is the English description of the problems, one a line; their ids in a program that contains no `describeProblem`.
 */
export class ShoruiError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: { cause?: unknown }) {
    super(problems.map((problem) => describe(problem)).join('\n'), options);
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
