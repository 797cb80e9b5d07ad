import type { Application, FieldInstance, Question } from '../schema/index.ts';
import { readList } from '../thing-lists.ts';
import { questionLists, type QuestionListKind, type Things } from '../thing-kinds.ts';

export const partKinds = Object.keys(questionLists) as QuestionListKind[];

/** Every part of a question with its kind. */
export function questionParts(
  application: Application,
  question: Question,
): { kind: QuestionListKind; thing: Things[QuestionListKind] }[] {
  return partKinds.flatMap((kind) => readList(application, kind, question).map((thing) => ({ kind, thing })));
}

/** Fields asked in a question. */
export function fieldsOfQuestion(application: Application, question: Question): FieldInstance[] {
  const groups = new Set((question.field_groups ?? []).map((group) => group.id));
  if (groups.size === 0) return [];
  return application.fields.filter((field) => field.field_group_id !== undefined && groups.has(field.field_group_id));
}
