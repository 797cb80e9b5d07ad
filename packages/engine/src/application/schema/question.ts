import { Type, type Static } from 'typebox';
import { conditionalProperties } from './condition.ts';
import { fieldType } from './basic-values.ts';
import { Id } from './id.ts';
import { FieldOption, FieldRule } from './field.ts';

/** A choice of a question. Shown when its conditions hold; when chosen it ticks the field `field_id`. */
export const QuestionOption = Type.Object(
  {
    id: Id,
    text: Type.String({ minLength: 1 }),
    value: Type.String({ minLength: 1 }),
    field_id: Type.Optional(Id),
    ...conditionalProperties,
  },
  { additionalProperties: false },
);
export type QuestionOption = Static<typeof QuestionOption>;

/** Fields asked together in a question. Its fields are the instances whose `field_group_id` is its id, in their order. */
export const FieldGroup = Type.Object(
  { id: Id, name: Type.String({ minLength: 1 }), ...conditionalProperties },
  { additionalProperties: false },
);
export type FieldGroup = Static<typeof FieldGroup>;

/** A value that is recorded but not placed on any file. */
export const SurveyQuestionField = Type.Object(
  {
    id: Id,
    name: Type.String({ minLength: 1 }),
    type: Type.Enum(Object.values(fieldType)),
    options: Type.Optional(Type.Array(FieldOption)),
    required: Type.Optional(Type.Boolean()),
    rules: Type.Optional(Type.Array(FieldRule)),
  },
  { additionalProperties: false },
);
export type SurveyQuestionField = Static<typeof SurveyQuestionField>;

/** A list of questions that is asked min to max times. `name` is what templates call the list; default: the question's name. */
export const RepeatOption = Type.Object(
  {
    id: Id,
    name: Type.Optional(Type.String({ minLength: 1 })),
    questions: Type.Array(Id, { uniqueItems: true }),
    min: Type.Integer({ minimum: 0 }),
    max: Type.Integer({ minimum: 1, maximum: 10_000 }),
  },
  { additionalProperties: false },
);
export type RepeatOption = Static<typeof RepeatOption>;

/**
 * What a user is asked. With `options`, one (`single`) or several (`multiple`) may be chosen and templates print their texts
 * by the question's name. Field groups and survey fields are siblings of them; repeat options ask other questions repeatedly.
 * `name` is what templates and answers call it; `title` is what the user reads.
 */
export const Question = Type.Object(
  {
    id: Id,
    name: Type.String({ minLength: 1, maxLength: 100 }),
    title: Type.String({ minLength: 1 }),
    help: Type.Optional(Type.String()),
    type: Type.Enum(['single', 'multiple', 'fields', 'repeat']),
    required: Type.Optional(Type.Boolean()),
    /** Asked on the page of the question before it; otherwise it begins a page. Questions of lists have no page of their own. */
    same_page: Type.Optional(Type.Boolean()),
    options: Type.Optional(Type.Array(QuestionOption)),
    /** For `multiple`: most options that may be chosen. */
    max_options: Type.Optional(Type.Integer({ minimum: 1 })),
    field_groups: Type.Optional(Type.Array(FieldGroup)),
    survey_question_fields: Type.Optional(Type.Array(SurveyQuestionField)),
    repeat_options: Type.Optional(Type.Array(RepeatOption)),
    ...conditionalProperties,
  },
  { additionalProperties: false },
);
export type Question = Static<typeof Question>;
