export { problemCatalogue, type ProblemId } from './catalogue/index.ts';
export { createProblem } from './create-problem.ts';
export { describePlace } from './describe-place.ts';
export { describeProblem, problemText } from './describe-problem.ts';
export type { Locale } from './locale.ts';
export { nearestName } from './nearest-name.ts';
export type { Place } from './place.ts';
export type { Problem, ProblemParams, Severity } from './problem.ts';
export { ShoruiError } from './shorui-error.ts';
