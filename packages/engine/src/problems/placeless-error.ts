import type { ProblemId } from './catalogue/index.ts';
import type { ProblemParams } from './problem.ts';

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
