import { renumberField, renumberQuestion, type NewId } from '../../renumber.ts';
import type { FieldInstance, Question, QuestionNotification, RepeatOption } from '../../schema/index.ts';
import type { ThingKind } from '../../thing-kinds.ts';
import { without } from '../../thing-lists.ts';
import type { Draft } from '../draft.ts';
import { fieldsOfQuestion, questionParts } from '../question-parts.ts';
import { copyName, type TakenNames, usedNames } from '../unique-name.ts';

/** Hands out a new id for everything that is copied; all else keeps its own. */
export class CopiedIds {
  private readonly ids = new Map<string, number>();
  private readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  add(kind: ThingKind, id: number): void {
    this.ids.set(`${kind} ${id}`, this.draft.takeId());
  }

  readonly newId: NewId = (kind, id) => {
    if (kind === 'answer_field') return this.newId('survey_field', this.newId('field', id));
    return this.ids.get(`${kind} ${id}`) ?? id;
  };
}

/** Copies that are not in the application yet. */
interface QuestionCopies {
  readonly questions: readonly Question[];
  readonly fields: readonly FieldInstance[];
  readonly notifications: readonly QuestionNotification[];
}

/** The questions themselves and all that their repeat lists ask, however deep, each once. */
function withListed(draft: Draft, ids: readonly number[], found = new Map<number, Question>()): Map<number, Question> {
  for (const id of ids) {
    if (found.has(id)) continue;
    const { thing } = draft.find('question', id);
    found.set(id, thing);
    for (const repeat of thing.repeat_options ?? []) withListed(draft, repeat.questions, found);
  }
  return found;
}

/**
 * A copy of a field that is asked is placed on no file: at the same position it would print over the original.
 */
export function copyAskedField(field: FieldInstance, newId: NewId): FieldInstance {
  return renumberField(without(field, 'file_id', 'page', 'position_x', 'position_y'), newId);
}

/** Copies questions with all that belongs to them. What they mention among themselves leads to the copies. */
export function copyQuestions(draft: Draft, ids: readonly number[], copied: CopiedIds): QuestionCopies {
  const questions = [...withListed(draft, ids).values()];
  const fields = questions.flatMap((question) => fieldsOfQuestion(draft.application, question));
  const notifications = questions.flatMap((question) =>
    draft.list('notification').filter((notification) => notification.question_id === question.id),
  );
  for (const question of questions) {
    copied.add('question', question.id);
    for (const { kind, thing } of questionParts(draft.application, question)) copied.add(kind, thing.id);
  }
  for (const field of fields) copied.add('field', field.id);
  for (const notification of notifications) copied.add('notification', notification.id);
  const { newId } = copied;
  return {
    questions: questions.map((question) => renumberQuestion(question, newId)),
    fields: fields.map((field) => copyAskedField(field, newId)),
    notifications: notifications.map((notification) => ({
      ...notification,
      id: newId('notification', notification.id),
      question_id: newId('question', notification.question_id ?? 0),
    })),
  };
}

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
