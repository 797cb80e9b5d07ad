import type { Place, Problem } from '../problems/index.ts';

/** Faults of formulas that follow from a fault in what they read. */
const consequences: ReadonlySet<unknown> = new Set(['failed_operand', 'not_a_number']);

const isAnswer = ({ id }: Problem): boolean => id === 'document.answer';

/** Is it an error of a formula that follows from another error? */
const follows = (problem: Problem): boolean => isAnswer(problem) && consequences.has(problem.params['rule']);

/** One question in one repetition. */
const questionKey = ({ question, repeat = [] }: Place): string => JSON.stringify([question?.id, repeat]);

/** Is it the error of a required question that has no answer at all? */
const isUnansweredQuestion = (problem: Problem): boolean =>
  isAnswer(problem) && problem.params['rule'] === 'required' && problem.place.field === undefined;

/** Leaves out that a question has no answer where its fields are reported, each with what is wrong in it. */
function withoutQuestionsOfFields(problems: readonly Problem[]): readonly Problem[] {
  const reported = new Set(
    problems.filter((each) => isAnswer(each) && each.place.field !== undefined).map(({ place }) => questionKey(place)),
  );
  return problems.filter((each) => !(isUnansweredQuestion(each) && reported.has(questionKey(each.place))));
}

/** Problems without those that follow from others. */
export interface FoldedProblems {
  readonly problems: readonly Problem[];
  /** How many errors of formulas were left out. */
  readonly folded: number;
}

/**
 * Leaves out errors that only follow from other errors: those of formulas that read a wrong answer, and those of questions whose
 * fields are reported. One wrong cell is one error. If no other error is among the problems, all stay.
 */
export function foldConsequences(problems: readonly Problem[]): FoldedProblems {
  const causes = problems.filter((problem) => !follows(problem));
  if (!causes.some(isAnswer)) return { problems, folded: 0 };
  return { problems: withoutQuestionsOfFields(causes), folded: problems.length - causes.length };
}
