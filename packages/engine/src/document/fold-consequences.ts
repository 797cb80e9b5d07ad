import type { Problem } from '../problems/index.ts';

/** Faults of formulas that follow from a fault in what they read. */
const consequences: ReadonlySet<unknown> = new Set(['failed_operand', 'not_a_number']);

/** Is it an error of a formula that follows from another error? */
function follows({ id, params }: Problem): boolean {
  return id === 'document.answer' && consequences.has(params['rule']);
}

/** Problems without those that follow from others, and how many these were. */
export interface FoldedProblems {
  readonly problems: readonly Problem[];
  readonly folded: number;
}

/**
 * Leaves out errors of formulas that only follow from errors in answers they read: one wrong cell is one error. If no other error is
 * among the problems, all stay.
 */
export function foldConsequences(problems: readonly Problem[]): FoldedProblems {
  const causes = problems.filter((problem) => !follows(problem));
  const hasCause = causes.some(({ id }) => id === 'document.answer');
  if (!hasCause) return { problems, folded: 0 };
  return { problems: causes, folded: problems.length - causes.length };
}
