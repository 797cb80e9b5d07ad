import type { Problem } from '../../problems/index.ts';

/**
 * Something about an application that its author should know: a question that never shows, a rule that nothing uses. The ids
 * are `application.analysis-...`; `describeProblem` gives the words.
 */
export type Finding = Problem;
