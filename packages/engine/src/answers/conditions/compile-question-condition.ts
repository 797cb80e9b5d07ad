import type { QuestionCondition } from '../../application/schema/index.ts';
import type { ModelQuestion, ScopeState, Test } from '../model/things.ts';
import { never, type ConditionContext, crossScopeTest } from './condition-context.ts';

const counters = {
  count_eq: (found: number, count: number) => found === count,
  count_lt: (found: number, count: number) => found < count,
  count_lte: (found: number, count: number) => found <= count,
  count_gt: (found: number, count: number) => found > count,
  count_gte: (found: number, count: number) => found >= count,
};

/** Positions of the options of a condition among the options of its question. */
function positions(condition: QuestionCondition, question: ModelQuestion): number[] {
  const wanted = new Set(condition.option_ids);
  return question.options.filter(({ definition }) => wanted.has(definition.id)).map(({ position }) => position);
}

/** Is the option chosen, of a question of which one can be? Then it is the first and only. */
function chosenAlone(state: ScopeState, slot: number, position: number): boolean {
  const value = state.values[slot] as readonly number[] | null | undefined;
  return value !== null && value !== undefined && value[0] === position;
}

function chosenIn(state: ScopeState, slot: number, position: number): boolean {
  const value = state.values[slot];
  return Array.isArray(value) && (value[0] === position || value.includes(position));
}

/** Is one of the options chosen? With one option, the usual case, in one step. */
function chosenAny(question: ModelQuestion, wanted: readonly number[]): Test {
  const slot = question.choiceSlot;
  const [only] = wanted;
  if (only === undefined) return never;
  const alone = question.definition.type === 'single';
  if (wanted.length === 1 && alone) return (state) => chosenAlone(state, slot, only);
  if (wanted.length === 1) return (state) => chosenIn(state, slot, only);
  return (state) => wanted.some((position) => chosenIn(state, slot, position));
}

function chosenAll(question: ModelQuestion, wanted: readonly number[]): Test {
  const slot = question.choiceSlot;
  if (wanted.length === 0) return never;
  return (state) => wanted.every((position) => chosenIn(state, slot, position));
}

/** How many repetitions a question has in a state, or how many of its options are chosen. Hidden counts 0. */
export function countOf(question: ModelQuestion, state: ScopeState): number {
  if (question.lists.length > 0) {
    if (state.visible[question.slot] !== true) return 0;
    return question.lists.reduce((sum, list) => sum + (state.lists[list.position]?.length ?? 0), 0);
  }
  const value = state.values[question.choiceSlot];
  return Array.isArray(value) ? value.length : 0;
}

/** Notes what the test reads and gives the test for "answered": an option chosen, a field answered, or a repetition begun. */
function answered(question: ModelQuestion, context: ConditionContext): Test {
  if (question.choiceNode !== null) {
    const slot = question.choiceSlot;
    return (state) => (state.values[slot] ?? null) !== null;
  }
  if (question.lists.length > 0) return (state) => countOf(question, state) > 0;
  const node = context.answered(question);
  if (node === null) return (state) => question.fields.some((field) => (state.values[field.slot] ?? null) !== null);
  context.reads(node);
  return (state) => state.visible[node.slot] === true;
}

/**
 * The test of a condition on a question. `not_chosen` and `not_answered` are the opposites of `chosen` and `answered`: one of
 * each pair always holds, also over repetitions, where they mean "in none".
 */
export function compileQuestionCondition(condition: QuestionCondition, context: ConditionContext): Test {
  const question = context.index.questions.get(condition.question_id);
  if (question === undefined) return never;
  context.reads(question.choiceNode ?? question.node);
  if (question.repeatNode !== null) context.reads(question.repeatNode);
  const over = (test: Test) => crossScopeTest(context.scope, question.scope, test);
  switch (condition.operator) {
    case 'chosen':
      return over(chosenAny(question, positions(condition, question)));
    case 'not_chosen': {
      const chosen = over(chosenAny(question, positions(condition, question)));
      return (state) => !chosen(state);
    }
    case 'chosen_all':
      return over(chosenAll(question, positions(condition, question)));
    case 'answered':
      return over(answered(question, context));
    case 'not_answered': {
      const test = over(answered(question, context));
      return (state) => !test(state);
    }
    case 'count_eq':
    case 'count_lt':
    case 'count_lte':
    case 'count_gt':
    case 'count_gte': {
      const compare = counters[condition.operator];
      const count = condition.count ?? 0;
      return over((state) => compare(countOf(question, state), count));
    }
  }
}
