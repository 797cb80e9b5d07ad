import type { Locale, Place, Problem, ProblemId, Severity } from '@shorui/engine/node';
import { commandText } from './problem-advice.ts';

/** A problem as JSON: its id, its place, and its text in one language. */
export interface ProblemJson {
  readonly id: ProblemId;
  readonly severity: Severity;
  readonly message: string;
  readonly fix: string;
  readonly place: Place;
}

export function problemJson(problem: Problem, locale: Locale): ProblemJson {
  const { what, fix } = commandText(problem, locale);
  return { id: problem.id, severity: problem.severity, message: what, fix, place: problem.place };
}
