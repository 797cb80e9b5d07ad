import { deepEqual } from 'node:assert/strict';
import type { ValidateFunction } from 'ajv';
import { resolveAnswers, type AnswerModel, type Resolved } from '../../../packages/engine/src/answers/index.ts';
import { processorTime, type Contender } from '../measure.ts';
import { questionId } from './application.ts';
import { createClosures, type Outcome } from './closures.ts';
import { wrongQuestions } from './json-schema.ts';
import { specification, type BenchAnswers } from './specification.ts';
import { evaluateSurvey, type Survey } from './survey.ts';

function outcomeOf(resolved: Resolved): Outcome {
  const shown = new Map(resolved.questions.map((question) => [question.questionId, question.visible]));
  const wrong = new Set(resolved.errors.map((error) => error.questionId));
  return {
    visible: specification.map(({ index }) => shown.get(questionId(index)) === true),
    wrong: specification.flatMap(({ index }) => (wrong.has(questionId(index)) ? [index] : [])),
  };
}

/** Evaluates the answers with every contender, and compares what shows and what is wrong. */
export function checkEvaluations(
  model: AnswerModel,
  survey: Survey,
  validate: ValidateFunction,
  answers: BenchAnswers,
): Outcome {
  const expected = createClosures().evaluate(answers);
  deepEqual(outcomeOf(resolveAnswers(model, answers)), expected);
  deepEqual(evaluateSurvey(survey, answers), expected);
  validate(answers);
  deepEqual(wrongQuestions(validate), expected.wrong);
  return expected;
}

/** Ways to evaluate a set of answers, by their names. */
export function createEvaluators(
  model: AnswerModel,
  survey: Survey,
  validate: ValidateFunction,
): Readonly<Record<string, (answers: BenchAnswers) => unknown>> {
  const closures = createClosures();
  return {
    'shorui: resolve, errors and visible questions read': (answers) => {
      const { errors, questions } = resolveAnswers(model, answers);
      return { errors, questions };
    },
    'ajv: validate, all errors (decides no visibility)': (answers) => validate(answers),
    'hand-written closures: visibility and checks': (answers) => closures.evaluate(answers),
    'survey-core: data set, validated': (answers) => evaluateSurvey(survey, answers),
  };
}

/** The same with other answers each time, as they come out of a request: parsed, which is not counted. */
export function createFreshEvaluations(
  evaluators: Readonly<Record<string, (answers: BenchAnswers) => unknown>>,
  texts: readonly string[],
): Contender[] {
  return Object.entries(evaluators).map(([name, evaluate]) => ({
    name,
    run(times) {
      let micros = 0;
      for (let done = 0; done < times; done += texts.length) {
        const sets = texts.slice(0, times - done).map((text) => JSON.parse(text) as BenchAnswers);
        const start = processorTime();
        for (const answers of sets) evaluate(answers);
        micros += processorTime() - start;
      }
      return micros;
    },
  }));
}

/** All answers read, decided and checked from the beginning. */
export function createEvaluations(
  model: AnswerModel,
  survey: Survey,
  validate: ValidateFunction,
  answers: BenchAnswers,
): Contender[] {
  const closures = createClosures();
  const repeat =
    (work: () => unknown) =>
    (times: number): undefined => {
      for (let turn = 0; turn < times; turn += 1) work();
    };
  return [
    {
      name: 'shorui: resolve, errors and visible questions read',
      run: repeat(() => {
        const { errors, questions } = resolveAnswers(model, answers);
        return { errors, questions };
      }),
    },
    {
      name: 'shorui: resolve, everything read (template data, normalized values and files too)',
      run: repeat(() => {
        const { errors, questions, data, values, files } = resolveAnswers(model, answers);
        return { errors, questions, data, values, files };
      }),
    },
    {
      name: 'ajv: validate, all errors (decides no visibility)',
      run: repeat(() => validate(answers)),
    },
    {
      name: 'hand-written closures: visibility and checks',
      run: repeat(() => closures.evaluate(answers)),
    },
    {
      name: 'survey-core: data set, validated',
      run: repeat(() => evaluateSurvey(survey, answers)),
    },
  ];
}
