import type { ProblemId, ProblemParams } from '../../problems/index.ts';

/** Thrown by a helper that cannot make sense of its arguments; becomes a problem at the tag's place. */
export class HelperError extends Error {
  readonly id: ProblemId;
  readonly params: ProblemParams;
  constructor(id: ProblemId, params: ProblemParams = {}) {
    super(id);
    this.id = id;
    this.params = params;
  }
}
