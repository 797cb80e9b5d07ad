import { Type, type Static } from 'typebox';
import { titled } from './basic-values.ts';
import { Id, titledId } from './id.ts';

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

/** A condition on the answer to a question. */
export const QuestionCondition = Type.Object(
  {
    question_id: titledId('Question', 'The question to test.'),
    operator: Type.Enum(questionOperators, titled('Operator', 'How the answer is compared.')),
    option_ids: Type.Optional(
      Type.Array(Id, {
        uniqueItems: true,
        ...titled('Options', 'For chosen, not_chosen and chosen_all: options of that question.'),
      }),
    ),
    count: Type.Optional(
      Type.Integer({ minimum: 0, ...titled('Count', 'For count_*: number of options chosen, or of repetitions.') }),
    ),
  },
  { additionalProperties: false },
);
export type QuestionCondition = Static<typeof QuestionCondition>;

/** A condition on the value of a field. */
export const FieldCondition = Type.Object(
  {
    field_id: titledId('Field', 'The field to test.'),
    operator: Type.Enum(fieldOperators, titled('Operator', 'How its value is compared.')),
    value: Type.Optional(
      Type.Union(
        [Type.String(), Type.Number(), Type.Boolean()],
        titled('Value', 'The value to compare with, unless that is another field.'),
      ),
    ),
    value_field_id: Type.Optional(titledId('Other field', 'The field to compare with, instead of a value.')),
  },
  { additionalProperties: false },
);
export type FieldCondition = Static<typeof FieldCondition>;

/** A condition of a rule: on a question or a field. */
export const RuleCondition = Type.Object(
  {
    rule_id: titledId('Rule', 'The rule to test.'),
    operator: Type.Enum(['holds', 'not_holds'], titled('Operator', 'Whether the rule must hold or must not hold.')),
  },
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
/** Conditions and how many of them must hold. */
export const Conditional = Type.Object(conditionalProperties);
export type Conditional = Static<typeof Conditional>;
