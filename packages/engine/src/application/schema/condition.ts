import { Type, type Static } from 'typebox';
import { Id } from './id.ts';

/** Compares the options chosen in a question, or how often it was repeated. */
export const questionOperators = [
  'chosen',
  'not_chosen',
  'chosen_all',
  'answered',
  'not_answered',
  'count_eq',
  'count_lt',
  'count_lte',
  'count_gt',
  'count_gte',
] as const;

/** Compares the value of a field with `value`, or with the value of another field (`value_field_id`). */
export const fieldOperators = [
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'not_contains',
  'answered',
  'not_answered',
] as const;

export const QuestionCondition = Type.Object(
  {
    question_id: Id,
    operator: Type.Enum(questionOperators),
    /** For chosen, not_chosen, chosen_all: options of that question. */
    option_ids: Type.Optional(Type.Array(Id, { uniqueItems: true })),
    /** For count_*: number of options chosen, or of repetitions. */
    count: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type QuestionCondition = Static<typeof QuestionCondition>;

export const FieldCondition = Type.Object(
  {
    field_id: Id,
    operator: Type.Enum(fieldOperators),
    value: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    value_field_id: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type FieldCondition = Static<typeof FieldCondition>;

export const RuleCondition = Type.Object(
  { rule_id: Id, operator: Type.Enum(['holds', 'not_holds']) },
  { additionalProperties: false },
);
export type RuleCondition = Static<typeof RuleCondition>;

/** One comparison over the answers. Exactly one of question_id, field_id, rule_id names its subject. */
export const Condition = Type.Union([QuestionCondition, FieldCondition, RuleCondition]);
export type Condition = Static<typeof Condition>;

/**
 * When a thing is shown or printed. `conditions` and `condition_options` (an option that must be chosen) together hold when
 * any of them holds, or all of them if `required_all`. With neither, the thing always shows. `rule_id` must hold besides.
 *
 * A condition inside a repetition reads the nearest repetition around it; a condition outside reads a repeated question as
 * "in any repetition".
 */
export const conditionalProperties = {
  conditions: Type.Optional(Type.Array(Condition)),
  condition_options: Type.Optional(Type.Array(Id, { uniqueItems: true })),
  required_all: Type.Optional(Type.Boolean()),
  rule_id: Type.Optional(Id),
};
export const Conditional = Type.Object(conditionalProperties);
export type Conditional = Static<typeof Conditional>;
