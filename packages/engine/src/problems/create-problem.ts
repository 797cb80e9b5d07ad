import type { CatalogueEntry } from './catalogue/entry.ts';
import { problemCatalogue, type ProblemId } from './catalogue/index.ts';
import type { Place } from './place.ts';
import type { Problem, ProblemParams } from './problem.ts';

/** A problem of the given kind at the given place, with the severity the catalogue gives it. */
export function createProblem(id: ProblemId, place: Place, params: ProblemParams = {}, related?: Place): Problem {
  const entry: CatalogueEntry = problemCatalogue[id];
  return { id, severity: entry.severity, place, params, ...(related && { related }) };
}
