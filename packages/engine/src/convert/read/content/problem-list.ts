import {
  createProblem,
  type Place,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from '../../../problems/index.ts';

/** What is reported for a document: each thing once for its place, and no more than `most`. */
export class ProblemList {
  readonly problems: Problem[] = [];
  readonly #reported = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(id: ProblemId, place: Place, params: ProblemParams = {}): void {
    if (this.problems.length >= this.#most) return;
    const key = `${id} ${place.part ?? ''} ${place.paragraph ?? ''} ${Object.values(params).join(' ')}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.problems.push(createProblem(id, place, params));
  }
}
