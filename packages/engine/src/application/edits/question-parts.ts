import type { Application, FieldInstance, Question } from '../schema/index.ts';
import {
  questionLists,
  type QuestionListKind,
  type Things,
  applicationLists,
  thingId,
  type ThingKind,
} from '../thing-kinds.ts';
import { readList } from '../thing-lists.ts';

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

/** Every id of a thing of the application. Plan prices have the ids of plans and are left out. */
export function thingIds(application: Application): Set<number> {
  const kinds = (Object.keys(applicationLists) as ThingKind[]).filter((kind) => kind !== 'plan_price');
  const own = kinds.flatMap((kind) => readList<ThingKind>(application, kind).map(thingId));
  const parts = application.questions.flatMap((question) =>
    partKinds.flatMap((kind) => readList<ThingKind>(application, kind, question).map(thingId)),
  );
  return new Set([...own, ...parts]);
}
