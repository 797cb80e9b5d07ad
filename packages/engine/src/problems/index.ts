// Reporting problems. Their texts are in `texts.ts`, apart, because programs that only fill templates need none.
export type { Locale } from './catalogue/entry.ts';
export type { ProblemId } from './catalogue/index.ts';
export { catchProblems, catchProblemsAsync, collectProblems } from './collect.ts';
export { nearestName } from './nearest-name.ts';
export { describePlace, type Place } from './place.ts';
export { createProblem, type Problem, type ProblemParams } from './problem.ts';
export type { Severity } from './severity.ts';
export { PlacelessError, ShoruiError } from './shorui-error.ts';
