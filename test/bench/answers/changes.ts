import { deepEqual, ok } from 'node:assert/strict';
import type { AnswerModel, AnswerSession } from '../../../packages/engine/src/answers/index.ts';
import { startSession } from '../../../packages/engine/src/answers/index.ts';
import { processorTime, type Contender } from '../measure.ts';
import { createClosures } from './closures.ts';
import { questionId } from './application.ts';
import { options, specification, type Answer, type BenchAnswers } from './specification.ts';
import { surveyVisibility, type Survey } from './survey.ts';

const [yes, no] = options;

/** Choices answered はい on which others depend: each is changed to いいえ, alone. */
function changedQuestions(answers: BenchAnswers): string[] {
  const subjects = new Set(specification.flatMap(({ conditions }) => conditions.map(({ on }) => on)));
  return specification
    .filter(({ index, name }) => subjects.has(index) && answers[name] === yes)
    .map(({ name }) => name);
}

function sessionVisibility(session: AnswerSession): boolean[] {
  return specification.map(({ index }) => session.question(questionId(index))?.visible === true);
}

/** Changes every one of the questions with every contender, and compares what shows then. */
export function checkChanges(model: AnswerModel, survey: Survey, answers: BenchAnswers): void {
  const session = startSession(model, answers);
  const closures = createClosures();
  for (const name of changedQuestions(answers)) {
    const expected = closures.visibility({ ...answers, [name]: no });
    session.set([name], no);
    deepEqual(sessionVisibility(session), expected);
    session.set([name], yes);
    survey.data = { ...answers };
    survey.setValue(name, no);
    deepEqual(surveyVisibility(survey), expected);
  }
  deepEqual(sessionVisibility(session), closures.visibility(answers));
}

/** One answer changed, over all questions in turn. */
export function createChanges(model: AnswerModel, survey: Survey, answers: BenchAnswers): Contender[] {
  const names = changedQuestions(answers);
  ok(names.length > 0);
  const nameAt = (turn: number): string => names[turn % names.length] ?? '';
  const session = startSession(model, answers);
  const closures = createClosures();
  const mutable: Record<string, Answer> = { ...answers };
  return [
    {
      name: 'shorui: session.set, with checks and the set of changes',
      run(times) {
        for (let turn = 0; turn < times; turn += 1) session.set([nameAt(turn >> 1)], turn % 2 === 0 ? no : yes);
        if (times % 2 === 1) session.set([nameAt(times >> 1)], yes);
        return undefined;
      },
    },
    {
      name: 'hand-written closures: visibility only',
      run(times) {
        for (let turn = 0; turn < times; turn += 1) {
          mutable[nameAt(turn >> 1)] = turn % 2 === 0 ? no : yes;
          closures.visibility(mutable);
        }
        if (times % 2 === 1) mutable[nameAt(times >> 1)] = yes;
        return undefined;
      },
    },
    {
      name: 'survey-core: setValue',
      run(times) {
        let micros = 0;
        for (let turn = 0; turn < times; turn += 1) {
          // Hiding clears answers: they are put back before each change, which is not counted.
          survey.data = { ...answers };
          const start = processorTime();
          survey.setValue(nameAt(turn), no);
          micros += processorTime() - start;
        }
        return micros;
      },
    },
  ];
}
