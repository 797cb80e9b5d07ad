import type { Condition, Conditional } from '../../application/schema/index.ts';
import type { Test } from '../model/things.ts';
import { compileFieldCondition } from './compile-field-condition.ts';
import { compileQuestionCondition } from './compile-question-condition.ts';
import { never, type ConditionContext } from './condition-context.ts';

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
