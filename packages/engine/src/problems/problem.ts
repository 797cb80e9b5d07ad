import type { ProblemId } from './catalogue/index.ts';
import type { Place } from './place.ts';
import { severityOf, type Severity } from './severity.ts';

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

/** A problem of the given kind at the given place, with the severity of its kind. */
export function createProblem(id: ProblemId, place: Place, params: ProblemParams = {}, related?: Place): Problem {
  return { id, severity: severityOf(id), place, params, ...(related && { related }) };
}
