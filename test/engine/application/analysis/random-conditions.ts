import fc from 'fast-check';
import type { Answers, Application, Question } from '@shorui/engine';
import type { Condition, Conditional, FieldInstance } from '@shorui/engine/model';
import { emptyApplication } from '../edits/sample-application.ts';

/**
 * Questions with every kind of subject: 10 single, 20 multiple, 30 fields (number 31, date 32, select 33, box 34, text 35,
 * many 36), 40 repeat of 50 (single) and 60 (fields: number 61).
 */
export function subjectsApplication(): Application {
  const options = (first: number, texts: readonly string[]) =>
    texts.map((text, index) => ({ id: first + index, text, value: text }));
  const fields: FieldInstance[] = [
    { id: 131, name: '数', type: 3, field_group_id: 39 },
    { id: 132, name: '日', type: 5, field_group_id: 39 },
    {
      id: 133,
      name: '区分',
      type: 6,
      field_group_id: 39,
      options: options(1, ['甲', '乙']).map(({ text, value }) => ({ text, value })),
    },
    { id: 134, name: '箱', type: 9, field_group_id: 39 },
    { id: 135, name: '文', type: 1, field_group_id: 39 },
    {
      id: 136,
      name: '複数',
      type: 7,
      field_group_id: 39,
      options: options(1, ['い', 'ろ']).map(({ text, value }) => ({ text, value })),
    },
    { id: 137, name: '数二', type: 4, field_group_id: 39 },
    { id: 161, name: '歳', type: 3, field_group_id: 69 },
  ];
  const questions: Question[] = [
    { id: 10, name: '一', title: '一', type: 'single', options: options(11, ['A', 'B', 'C']) },
    { id: 20, name: '多', title: '多', type: 'multiple', max_options: 2, options: options(21, ['X', 'Y', 'Z']) },
    { id: 30, name: '入力', title: '入力', type: 'fields', field_groups: [{ id: 39, name: '組' }] },
    {
      id: 40,
      name: '表',
      title: '表',
      type: 'repeat',
      repeat_options: [{ id: 41, questions: [50, 60], min: 0, max: 2 }],
    },
    { id: 50, name: '内', title: '内', type: 'single', options: options(51, ['P', 'Q']) },
    { id: 60, name: '内訳', title: '内訳', type: 'fields', field_groups: [{ id: 69, name: '内組' }] },
    { id: 70, name: '終', title: '終', type: 'single', options: options(71, ['M', 'N']) },
  ];
  return emptyApplication({ last_id: 300, questions, fields, rules: [] });
}

const questionIds = [10, 20, 30, 40, 50, 60, 70];
const optionIds: Readonly<Record<number, readonly number[]>> = {
  10: [11, 12, 13],
  20: [21, 22, 23],
  50: [51, 52],
  70: [71, 72],
};
const values: Readonly<Record<number, readonly (string | number | boolean)[]>> = {
  131: [0, 5, 10, '7.5'],
  132: ['2024-01-01', '2024-01-02', '令和6年1月4日'],
  133: ['甲', '乙', '丙'],
  134: [true, false],
  135: ['ab', 'abc', 'x'],
  136: ['い', 'ろ', 'は'],
  137: [0, '5.0'],
  161: [18, 20],
};

const choiceCondition: fc.Arbitrary<Condition> = fc.constantFrom(10, 20, 50, 70).chain((question_id) =>
  fc.record({
    question_id: fc.constant(question_id),
    operator: fc.constantFrom('chosen' as const, 'not_chosen' as const, 'chosen_all' as const),
    option_ids: fc.subarray([...(optionIds[question_id] ?? [])], { minLength: 1 }),
  }),
);
const countCondition: fc.Arbitrary<Condition> = fc.record({
  question_id: fc.constantFrom(10, 20, 40),
  operator: fc.constantFrom(
    'count_eq' as const,
    'count_lt' as const,
    'count_lte' as const,
    'count_gt' as const,
    'count_gte' as const,
  ),
  count: fc.integer({ min: 0, max: 3 }),
});
const answeredCondition: fc.Arbitrary<Condition> = fc.record({
  question_id: fc.constantFrom(...questionIds),
  operator: fc.constantFrom('answered' as const, 'not_answered' as const),
});
const fieldCondition: fc.Arbitrary<Condition> = fc
  .constantFrom(131, 132, 133, 134, 135, 136, 137, 161)
  .chain((field_id) =>
    fc.record({
      field_id: fc.constant(field_id),
      operator: fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'not_contains') as fc.Arbitrary<'eq'>,
      value: fc.constantFrom(...(values[field_id] ?? [])),
    }),
  );
const relationCondition: fc.Arbitrary<Condition> = fc.record({
  field_id: fc.constantFrom(131, 137),
  operator: fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte') as fc.Arbitrary<'eq'>,
  value_field_id: fc.constantFrom(131, 137),
});
const fieldAnswered: fc.Arbitrary<Condition> = fc.record({
  field_id: fc.constantFrom(131, 132, 133, 134, 135, 161),
  operator: fc.constantFrom('answered' as const, 'not_answered' as const),
});
const ruleCondition: fc.Arbitrary<Condition> = fc.record({
  rule_id: fc.constantFrom(201, 202),
  operator: fc.constantFrom('holds' as const, 'not_holds' as const),
});

const condition = fc.oneof(
  choiceCondition,
  choiceCondition,
  countCondition,
  answeredCondition,
  fieldCondition,
  fieldCondition,
  relationCondition,
  fieldAnswered,
);

export const conditional: fc.Arbitrary<Conditional> = fc.record(
  {
    conditions: fc.array(fc.oneof({ arbitrary: condition, weight: 6 }, { arbitrary: ruleCondition, weight: 1 }), {
      minLength: 1,
      maxLength: 4,
    }),
    condition_options: fc.subarray([11, 12, 22, 51, 71], { minLength: 1, maxLength: 2 }),
    required_all: fc.constant(true),
    rule_id: fc.constantFrom(201, 202),
  },
  { requiredKeys: ['conditions'] },
);
const maybe = fc.option(conditional, { nil: {}, freq: 2 });

/** Position of the question that a condition is about; rules are about the first three questions only. */
function subjectPosition(each: Condition): number {
  if ('rule_id' in each) return 2;
  if ('question_id' in each) return questionIds.indexOf(each.question_id);
  return each.field_id === 161 ? questionIds.indexOf(60) : questionIds.indexOf(30);
}

/** Leaves only conditions on questions before a position, so that hardly any circle comes up. */
function onlyBefore(thing: Conditional, position: number, rules: readonly number[]): Conditional {
  const conditions = (thing.conditions ?? []).filter(
    (each) => subjectPosition(each) < position && (!('rule_id' in each) || rules.includes(each.rule_id)),
  );
  const ids = (thing.condition_options ?? []).filter((id) => questionIds.indexOf(Math.floor(id / 10) * 10) < position);
  const rule = thing.rule_id !== undefined && position > 2 && rules.includes(thing.rule_id);
  return {
    ...(conditions.length > 0 && { conditions }),
    ...(ids.length > 0 && { condition_options: ids }),
    ...(thing.required_all && { required_all: true }),
    ...(rule && { rule_id: thing.rule_id }),
  };
}

/** An application with conditions everywhere, over the subjects above. */
export const conditionalApplication: fc.Arbitrary<Application> = fc
  .record({
    questions: fc.array(maybe, { minLength: 7, maxLength: 7 }),
    options: fc.array(maybe, { minLength: 14, maxLength: 14 }),
    groups: fc.array(maybe, { minLength: 2, maxLength: 2 }),
    rules: fc.tuple(conditional, conditional),
    required: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  })
  .map(({ questions, options, groups, rules, required }) => {
    const application = subjectsApplication();
    let option = 0;
    let group = 0;
    const both = [201, 202];
    application.questions = application.questions.map((question, index) => ({
      ...question,
      ...onlyBefore(questions[index]!, index, both),
      ...(required[index] && { required: true }),
      ...(question.options && {
        options: question.options.map((each) => ({ ...each, ...onlyBefore(options[option++]!, index, both) })),
      }),
      ...(question.field_groups && {
        field_groups: question.field_groups.map((each) => ({ ...each, ...onlyBefore(groups[group++]!, index, both) })),
      }),
    }));
    application.rules = [
      { id: 201, name: '規則一', ...onlyBefore(rules[0], 3, []) },
      { id: 202, name: '規則二', ...onlyBefore(rules[1], 3, [201]) },
    ];
    return application;
  });

function optional<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { nil: null, freq: 4 });
}

/** Valid answers to the questions above, whether they are shown or not. */
export const answers: fc.Arbitrary<Answers> = fc.record({
  一: optional(fc.constantFrom('A', 'B', 'C')),
  多: optional(fc.subarray(['X', 'Y', 'Z'], { maxLength: 2 })),
  数: optional(fc.constantFrom('-1', '0', '3', '5', '7', '7.5', '8', '10', '11')),
  日: optional(fc.constantFrom('2023-12-31', '2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05')),
  区分: optional(fc.constantFrom('甲', '乙')),
  箱: optional(fc.boolean()),
  文: optional(fc.constantFrom('ab', 'abc', 'x', 'zz', 'xabc')),
  複数: optional(fc.subarray(['い', 'ろ'])),
  数二: optional(fc.constantFrom('-1', '0', '4', '5', '6')),
  終: optional(fc.constantFrom('M', 'N')),
  表: fc.array(
    fc.record({ 内: optional(fc.constantFrom('P', 'Q')), 歳: optional(fc.constantFrom('17', '18', '19', '20', '21')) }),
    { maxLength: 2 },
  ),
}) as fc.Arbitrary<Answers>;
