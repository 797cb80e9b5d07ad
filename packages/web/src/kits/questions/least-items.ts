import type { Application, Question } from '@shorui/engine';
import type { Answers } from './answer-path.ts';
import { listName, repeatedQuestions } from './parts-of-question.ts';

type Questions = Pick<Application, 'questions'>;

/** An item of a list with the least number of items in the lists within it. */
export function emptyItem(application: Questions, questionIds: readonly number[]): Answers {
  return fillLists(application, questionIds, {});
}

/** The answers with as many items in each list of the first level as it has at least, so that their questions are in sight. */
export function withLeastItems(application: Application, answers: Answers): Answers {
  const inner = repeatedQuestions(application);
  const first = application.questions.filter(({ id }) => !inner.has(id)).map(({ id }) => id);
  return fillLists(application, first, answers);
}

function fillLists(application: Questions, questionIds: readonly number[], answers: Answers): Answers {
  const ids = new Set(questionIds);
  let filled = answers;
  for (const question of application.questions) {
    if (ids.has(question.id)) filled = fillQuestion(application, question, filled);
  }
  return filled;
}

function fillQuestion(application: Questions, question: Question, answers: Answers): Answers {
  let filled = answers;
  for (const list of question.repeat_options ?? []) {
    const name = listName(question, list);
    const given = filled[name];
    const items: unknown[] = Array.isArray(given) ? [...(given as readonly unknown[])] : [];
    if (items.length >= list.min) continue;
    while (items.length < list.min) items.push(emptyItem(application, list.questions));
    filled = { ...filled, [name]: items };
  }
  return filled;
}
