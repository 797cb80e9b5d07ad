import type { ProblemId, ProblemParams } from '../../../problems/index.ts';
import type { Rewriting } from './rewriting.ts';

/** Something misspelt in a tag, and what the tag becomes when that is put right; absent when that is unclear. */
export interface Repair {
  readonly id: ProblemId;
  readonly params?: ProblemParams;
  readonly becomes?: Rewriting;
}
