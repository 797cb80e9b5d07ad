import type { ProblemId } from './catalogue/index.ts';
import type { Place } from './place.ts';
import type { Severity } from './severity.ts';

/** Values that the texts of the catalogue name in braces. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** An error, warning or notice with its place. Its texts are in the catalogue (`describeProblem`). */
export interface Problem {
  readonly id: ProblemId;
  readonly severity: Severity;
  readonly place: Place;
  readonly params: ProblemParams;
  /** A second place that belongs to it, such as the tag that opened the block. */
  readonly related?: Place;
}
