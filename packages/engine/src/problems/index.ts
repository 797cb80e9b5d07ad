export { problemCatalogue, type ProblemId } from './catalogue/index.ts';
export { catchProblems, collectProblems } from './collect.ts';
export { createProblem, type Problem, type ProblemParams } from './problem.ts';
export { describePlace, describeProblem, problemText } from './describe-problem.ts';
export type { Locale, Severity } from './catalogue/entry.ts';
export { nearestName } from './nearest-name.ts';
export type { Place } from './place.ts';
export { PlacelessError, ShoruiError } from './shorui-error.ts';
