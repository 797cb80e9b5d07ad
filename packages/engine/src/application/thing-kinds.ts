import type { Place } from '../problems/index.ts';
import type {
  Application,
  ApplicationFile,
  ApplicationFolder,
  FieldGroup,
  FieldInstance,
  MasterField,
  PlanPrice,
  Question,
  QuestionNotification,
  QuestionOption,
  RepeatOption,
  Rule,
  SurveyQuestionField,
} from './schema/index.ts';

type ApplicationTag = NonNullable<Application['tags']>[number];
export type ApplicationCategory = NonNullable<Application['categories']>[number];

/** Everything in an application that is made, changed and deleted on its own, by its kind. */
export interface Things {
  question: Question;
  option: QuestionOption;
  field_group: FieldGroup;
  survey_field: SurveyQuestionField;
  repeat_option: RepeatOption;
  field: FieldInstance;
  rule: Rule;
  file: ApplicationFile;
  folder: ApplicationFolder;
  notification: QuestionNotification;
  plan_price: PlanPrice;
  tag: ApplicationTag;
  category: ApplicationCategory;
  master_field: MasterField;
}
/** The kinds of things that an application has in lists. */
export type ThingKind = keyof Things;

/** Lists of the application itself. */
export const applicationLists = {
  question: 'questions',
  field: 'fields',
  rule: 'rules',
  file: 'files',
  folder: 'folders',
  notification: 'question_notification',
  plan_price: 'plan_prices',
  tag: 'tags',
  category: 'categories',
  master_field: 'master_fields',
} as const;
export type ApplicationListKind = keyof typeof applicationLists;

/** Lists of one question. */
export const questionLists = {
  option: 'options',
  field_group: 'field_groups',
  survey_field: 'survey_question_fields',
  repeat_option: 'repeat_options',
} as const;
export type QuestionListKind = keyof typeof questionLists;

/** All kinds of things: those in lists of the application, then those in lists of its questions. */
export const thingKinds = [...Object.keys(applicationLists), ...Object.keys(questionLists)] as ThingKind[];

export function isQuestionListKind(kind: ThingKind): kind is QuestionListKind {
  return kind in questionLists;
}

/** The number a thing is known by: its id, or the plan of a plan price, which has no id of its own. */
export function thingId(thing: Things[ThingKind]): number {
  return 'plan_id' in thing ? thing.plan_id : thing.id;
}

/** What a reader calls a thing. */
export function thingName(thing: Things[ThingKind]): string {
  if ('name' in thing && thing.name !== undefined) return thing.name;
  if ('text' in thing) return thing.text;
  if ('content' in thing) return thing.content;
  return String(thingId(thing));
}

function named(thing: { readonly id: number; readonly name: string }): { id: number; name: string } {
  return { id: thing.id, name: thing.name };
}

/** Where a reader finds a thing: its question, its field or its file, as far as it has one. */
export function placeOfThing(kind: ThingKind, thing: Things[ThingKind], question?: Question): Place {
  if (kind === 'question') return { question: named(thing as Question) };
  if (kind === 'file') return { file: (thing as ApplicationFile).name };
  const place: Place = question ? { question: named(question) } : {};
  if (kind === 'field' || kind === 'survey_field' || kind === 'master_field') {
    place.field = named(thing as FieldInstance);
  }
  return place;
}
