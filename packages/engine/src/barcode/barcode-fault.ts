import { createProblem, type Place, type Problem, type ProblemId, type ProblemParams } from '../problems/index.ts';

/** What is wrong with the value of a barcode. It is thrown within this folder and becomes a problem at its border. */
export class BarcodeFault extends Error {
  readonly id: ProblemId;
  readonly params: ProblemParams;

  constructor(id: ProblemId, params: ProblemParams = {}) {
    super(id);
    this.id = id;
    this.params = params;
  }

  problem(place: Place): Problem {
    return createProblem(this.id, place, this.params);
  }
}
