import type { Question } from '@shorui/engine';
import { isImageField } from '@shorui/engine/answers';
import type { AnswerStore } from './answer-store.ts';
import { listAt } from './answer-path.ts';
import { askedFields, labelOf, listName, rootScope, scopeIn, type QuestionScope } from './parts-of-question.ts';
import { shownText } from './shown-text.ts';
import { listOf } from './field-input.tsx';

/** One answer as a person reads it before the documents are made. */
export interface ReadAnswer {
  /** Of the field, or of the question for its choice. */
  readonly id: number;
  readonly repeat: readonly number[];
  /** The items of the lists that it is in: 手当 2; empty on the first level. */
  readonly item: string;
  readonly label: string;
  readonly text: string;
  /** Is it answered by a picture? Then the text is what names it. */
  readonly isPicture?: boolean;
}

/** The answers of a question and of what is repeated in it, in the order in which they are asked. */
export function answersToRead(
  store: AnswerStore,
  question: Question,
  scope: QuestionScope = rootScope,
  item = '',
): readonly ReadAnswer[] {
  const state = store.question(question.id, scope.repeat);
  if (state?.visible !== true) return [];
  const resolved = store.resolved();
  const { repeat } = scope;
  const rows: ReadAnswer[] = [];
  if ((question.options ?? []).length > 0) {
    const chosen = new Set(listOf(store.read([...scope.path, question.name])));
    const texts = (question.options ?? [])
      .filter(({ id, value }) => state.options.includes(id) && chosen.has(value))
      .map(({ text }) => text);
    rows.push({ id: question.id, repeat, item, label: question.name, text: texts.join('、') });
  }
  for (const field of askedFields(store.application, question, state)) {
    const shown = shownText(resolved.fieldValue(field.id, repeat));
    // What cannot be read as a value is shown as it was typed.
    const typed = store.read([...scope.path, field.name]);
    const unit = 'unit' in field ? field.unit : undefined;
    const text = shown === '' && typeof typed === 'string' ? typed : shown === '' ? '' : `${shown}${unit ?? ''}`;
    rows.push({ id: field.id, repeat, item, label: labelOf(field), text, isPicture: isImageField(field) });
  }
  for (const list of question.repeat_options ?? []) {
    const name = listName(question, list);
    listAt(store.answers, [...scope.path, name]).forEach((_, index) => {
      for (const inner of store.application.questions.filter(({ id }) => list.questions.includes(id)))
        rows.push(...answersToRead(store, inner, scopeIn(scope, name, index), `${item} ${name} ${index + 1}`.trim()));
    });
  }
  return rows;
}
