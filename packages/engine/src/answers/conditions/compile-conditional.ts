import type { FieldCondition, Condition, Conditional } from '../../application/schema/index.ts';
import { ancestorState, someState, pathBetween } from '../model/scope.ts';
import type { ModelField, Scope, Test } from '../model/things.ts';
import { compareWithConstant, compareWithValue, type Comparison } from './compare-values.ts';
import { compileQuestionCondition } from './compile-question-condition.ts';
import { never, type ConditionContext, crossScopeTest } from './condition-context.ts';

/** The operator that is compiled, and whether its outcome is turned around: one of each pair always holds. */
const pairs = {
  eq: { comparison: 'eq', opposite: false },
  ne: { comparison: 'eq', opposite: true },
  contains: { comparison: 'contains', opposite: false },
  not_contains: { comparison: 'contains', opposite: true },
  lt: { comparison: 'lt', opposite: false },
  lte: { comparison: 'lte', opposite: false },
  gt: { comparison: 'gt', opposite: false },
  gte: { comparison: 'gte', opposite: false },
} as const;

/** A comparison with another field: read around the asker where it has one value there, else around the subject. */
function compareWithField(subject: ModelField, comparison: Comparison, other: ModelField, asker: Scope): Test {
  const toSubject = pathBetween(asker, subject.scope);
  const toOther = pathBetween(asker, other.scope);
  const onwards = pathBetween(subject.scope, other.scope);
  const around = toOther.down.length === 0;
  return (state) =>
    someState(ancestorState(state, toSubject.up), toSubject.down, (place) => {
      const value = place.values[subject.slot] ?? null;
      const from = around ? ancestorState(state, toOther.up) : ancestorState(place, onwards.up);
      return someState(from, around ? toOther.down : onwards.down, (otherPlace) =>
        compareWithValue(subject, value, comparison, other, otherPlace.values[other.slot] ?? null),
      );
    });
}

/** The test of a condition on a field. A field that is hidden counts as not answered. */
function compileFieldCondition(condition: FieldCondition, context: ConditionContext): Test {
  const subject = context.index.fields.get(condition.field_id);
  if (subject === undefined) return never;
  context.reads(subject.node);
  const answered = crossScopeTest(
    context.scope,
    subject.scope,
    (state) => (state.values[subject.slot] ?? null) !== null,
  );
  if (condition.operator === 'answered') return answered;
  if (condition.operator === 'not_answered') return (state) => !answered(state);
  const { comparison, opposite } = pairs[condition.operator];
  let test: Test;
  if (condition.value_field_id === undefined) {
    if (condition.value === undefined) return never;
    test = crossScopeTest(context.scope, subject.scope, compareWithConstant(subject, comparison, condition.value));
  } else {
    const other = context.index.fields.get(condition.value_field_id);
    if (other === undefined) return never;
    context.reads(other.node);
    test = compareWithField(subject, comparison, other, context.scope);
  }
  return opposite ? (state) => !test(state) : test;
}

function compileRule(ruleId: number, context: ConditionContext): Test {
  const rule = context.index.rules.get(ruleId);
  return rule === undefined ? never : context.rule(rule);
}

/** The test of one condition. */
export function compileCondition(condition: Condition, context: ConditionContext): Test {
  if ('question_id' in condition) return compileQuestionCondition(condition, context);
  if ('field_id' in condition) return compileFieldCondition(condition, context);
  const holds = compileRule(condition.rule_id, context);
  if (holds === never || condition.operator === 'holds') return holds;
  return (state) => !holds(state);
}

/** The test that an option is chosen. */
export function compileOptionCondition(optionId: number, context: ConditionContext): Test {
  const option = context.index.options.get(optionId);
  if (option === undefined) return never;
  const question_id = option.question.definition.id;
  return compileQuestionCondition({ question_id, operator: 'chosen', option_ids: [optionId] }, context);
}

function any(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first === undefined) return never;
  if (second === undefined) return first;
  if (tests.length === 2) return (state) => first(state) || second(state);
  return (state) => {
    for (const test of tests) if (test(state)) return true;
    return false;
  };
}

function all(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (tests.length === 2) return (state) => first(state) && second(state);
  return (state) => {
    for (const test of tests) if (!test(state)) return false;
    return true;
  };
}

/** The test of a conditional thing; null when it always shows. */
export function compileConditional(conditional: Conditional, context: ConditionContext): Test | null {
  const tests = [
    ...(conditional.conditions ?? []).map((condition) => compileCondition(condition, context)),
    ...(conditional.condition_options ?? []).map((optionId) => compileOptionCondition(optionId, context)),
  ];
  const own = tests.length === 0 ? null : conditional.required_all === true ? all(tests) : any(tests);
  if (conditional.rule_id === undefined) return own;
  const rule = compileRule(conditional.rule_id, context);
  return own === null ? rule : all([own, rule]);
}
