import type { Application, Problem } from '@shorui/engine';
import { analyzeApplication, checkIntegrity } from '@shorui/engine/model';

const known = new WeakMap<Application, readonly Problem[]>();

const weight = { error: 0, warning: 1, info: 2 } as const;

/** What keeps the application from being published, and what its author should know. Made once for each state. */
export function findingsOf(application: Application): readonly Problem[] {
  const before = known.get(application);
  if (before !== undefined) return before;
  const problems = checkIntegrity(application);
  const ok = problems.every(({ severity }) => severity !== 'error');
  // The analysis reads valid applications only.
  const all = ok ? [...problems, ...analyzeApplication(application)] : problems;
  const found = all.toSorted((one, other) => weight[one.severity] - weight[other.severity]);
  known.set(application, found);
  return found;
}

/** Ids of the questions and fields that findings are about. */
export function partsWithFindings(findings: readonly Problem[]): ReadonlySet<number> {
  return new Set(findings.flatMap(({ place }) => place.field?.id ?? place.question?.id ?? []));
}

/** The part that a finding is about, as the tree knows it. */
export const partOf = ({ place }: Problem): number | undefined => place.field?.id ?? place.question?.id;
