import type { Severity, CatalogueEntry } from './catalogue/entry.ts';
import { type ProblemId, problemCatalogue } from './catalogue/index.ts';
import type { Place } from './place.ts';

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

/** A problem of the given kind at the given place, with the severity the catalogue gives it. */
export function createProblem(id: ProblemId, place: Place, params: ProblemParams = {}, related?: Place): Problem {
  const entry: CatalogueEntry = problemCatalogue[id];
  return { id, severity: entry.severity, place, params, ...(related && { related }) };
}
