import type { Question } from '../schema/index.ts';
import type { Draft } from './draft.ts';

/** Puts a question into the list of a repeat option, at `index` or at the end. It is in no list yet. */
export function putIntoList(draft: Draft, question: Question, repeatId: number, index?: number): void {
  const { thing: repeat, question: owner } = draft.find('repeat_option', repeatId);
  const questions = repeat.questions.toSpliced(index ?? repeat.questions.length, 0, question.id);
  draft.replace('repeat_option', { ...repeat, questions }, owner);
  draft.note('updated', 'repeat_option', repeat, owner, { property: 'questions' });
}

/** Takes a question out of the list that asks it, if one does. */
export function takeOutOfList(draft: Draft, questionId: number): void {
  for (const owner of draft.application.questions) {
    for (const repeat of owner.repeat_options ?? []) {
      if (!repeat.questions.includes(questionId)) continue;
      const questions = repeat.questions.filter((id) => id !== questionId);
      draft.replace('repeat_option', { ...repeat, questions }, owner);
      draft.note('updated', 'repeat_option', repeat, owner, { property: 'questions' });
    }
  }
}
