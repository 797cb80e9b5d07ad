import { without } from '../../shared-lists.ts';
import { renumberField, renumberQuestion, type NewId } from '../../renumber.ts';
import type { FieldInstance, Question, QuestionNotification } from '../../schema/index.ts';
import type { ThingKind } from '../../thing-kinds.ts';
import type { Draft } from '../draft.ts';
import { fieldsOfQuestion, questionParts } from '../question-parts.ts';

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
export interface QuestionCopies {
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
