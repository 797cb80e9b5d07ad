import type { Question, RepeatOption } from '../../schema/index.ts';
import type { Draft } from '../draft.ts';
import { fieldsOfQuestion, questionParts } from '../question-parts.ts';
import { copyName, type TakenNames } from '../unique-name.ts';
import { usedNames } from '../used-names.ts';
import { CopiedIds, copyQuestions, type QuestionCopies } from './copy-questions.ts';

/** The copy is in the scope of the original, so all its names in that scope must differ. */
function nameQuestion(question: Question, taken: TakenNames): Question {
  const { survey_question_fields: surveys, repeat_options: repeats } = question;
  // A list without a name is called like its question, which gets a new name anyhow.
  const nameList = (repeat: RepeatOption): RepeatOption =>
    repeat.name === undefined ? repeat : { ...repeat, name: copyName('repeat_option', repeat.name, taken) };
  return {
    ...question,
    name: copyName('question', question.name, taken),
    ...(surveys && {
      survey_question_fields: surveys.map((field) => ({ ...field, name: copyName('survey_field', field.name, taken) })),
    }),
    ...(repeats && { repeat_options: repeats.map(nameList) }),
  };
}

/** Adds copies to the application, the questions right behind `after`. */
export function insertCopies(draft: Draft, copies: QuestionCopies, after: number): void {
  const position = draft.list('question').findIndex(({ id }) => id === after) + 1;
  draft.writeList('question', draft.list('question').toSpliced(position, 0, ...copies.questions));
  draft.writeList('field', [...draft.list('field'), ...copies.fields]);
  if (copies.notifications.length > 0) {
    draft.writeList('notification', [...draft.list('notification'), ...copies.notifications]);
  }
  for (const question of copies.questions) {
    draft.touch('question', question);
    draft.note('created', 'question', question);
    for (const { kind, thing } of questionParts(draft.application, question))
      draft.note('created', kind, thing, question);
    for (const field of fieldsOfQuestion(draft.application, question)) draft.note('created', 'field', field, question);
  }
  for (const notification of copies.notifications) draft.note('created', 'notification', notification);
}

/** Copies a question with everything in it, behind the original and in the same list. */
export function cloneQuestion(draft: Draft, id: number): void {
  draft.find('question', id);
  const taken = usedNames(draft.application);
  const copies = copyQuestions(draft, [id], new CopiedIds(draft));
  const [top, ...listed] = copies.questions;
  if (!top) return;
  const copy = nameQuestion(top, taken);
  // Only the fields of the question itself are in its scope; those of its lists get new lists.
  const own = new Set((copy.field_groups ?? []).map((group) => group.id));
  const fields = copies.fields.map((field) =>
    own.has(field.field_group_id ?? 0) ? { ...field, name: copyName('field', field.name, taken) } : field,
  );
  insertCopies(draft, { ...copies, questions: [copy, ...listed], fields }, id);
  for (const owner of draft.application.questions) {
    const list = owner.repeat_options?.find((repeat) => repeat.questions.includes(id));
    if (!list) continue;
    const questions = list.questions.toSpliced(list.questions.indexOf(id) + 1, 0, copy.id);
    draft.replace('repeat_option', { ...list, questions }, owner);
  }
}
