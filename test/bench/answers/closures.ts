import { options, specification, type BenchAnswers, type ConditionSpec, type QuestionSpec } from './specification.ts';

/** What an evaluation says: which questions show, and which are wrong, by index. */
export interface Outcome {
  readonly visible: readonly boolean[];
  readonly wrong: readonly number[];
}

export interface Closures {
  /** Decides everything. */
  evaluate(answers: BenchAnswers): Outcome;
  /** Decides visibility only, of all questions. */
  visibility(answers: BenchAnswers): readonly boolean[];
}

type Test = (answers: BenchAnswers, visible: readonly boolean[]) => boolean;

function conditionTest(condition: ConditionSpec): Test {
  const { on } = condition;
  const name = `質問${on}`;
  if ('option' in condition) {
    const { option } = condition;
    return (answers, visible) => visible[on] === true && answers[name] === option;
  }
  const { atLeast } = condition;
  return (answers, visible) => visible[on] === true && (answers[name] as number) >= atLeast;
}

function questionTest({ conditions, all }: QuestionSpec): Test {
  const [first, second] = conditions.map(conditionTest);
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (all) return (answers, visible) => first(answers, visible) && second(answers, visible);
  return (answers, visible) => first(answers, visible) || second(answers, visible);
}

function isRight(question: QuestionSpec, answer: unknown): boolean {
  if (question.kind === 'choice') return options.includes(answer as (typeof options)[number]);
  if (question.kind === 'number') return typeof answer === 'number' && answer >= 0 && answer <= question.max;
  return typeof answer === 'string' && answer !== '' && answer.length <= question.length;
}

/**
 * What a programmer would write for this one form by hand: a function a question, run in order. It has no names to look up, no
 * normalizing, no messages, no repetitions: the least that decides the same.
 */
export function createClosures(): Closures {
  const tests = specification.map(questionTest);
  const visibility = (answers: BenchAnswers): boolean[] => {
    const visible: boolean[] = [];
    for (const test of tests) visible.push(test(answers, visible));
    return visible;
  };
  return {
    visibility,
    evaluate(answers) {
      const visible = visibility(answers);
      const wrong: number[] = [];
      for (const question of specification) {
        if (visible[question.index] && !isRight(question, answers[question.name])) wrong.push(question.index);
      }
      return { visible, wrong };
    },
  };
}
