import { createProblem, type Problem } from '../../problems/index.ts';

/** What was wrong with values that were read for a PDF: it takes fewer kinds of images than Word does. */
export function formProblems(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.id === 'word.image-format' ? createProblem('pdf.image-format', problem.place) : problem,
  );
}
