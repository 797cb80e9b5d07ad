import type { Question, QuestionCondition } from '../../schema/index.ts';
import type { Fact } from '../logic/fact.ts';
import type { OrderTest } from '../logic/order-domain.ts';
import { choiceOf, choosesOptions, whole } from './unknowns.ts';

const counts = {
  count_eq: (found: number, count: number) => found === count,
  count_lt: (found: number, count: number) => found < count,
  count_lte: (found: number, count: number) => found <= count,
  count_gt: (found: number, count: number) => found > count,
  count_gte: (found: number, count: number) => found >= count,
};
type CountOperator = keyof typeof counts;

const orders: Readonly<Record<CountOperator, Exclude<OrderTest['op'], 'answered'>>> = {
  count_eq: 'eq',
  count_lt: 'lt',
  count_lte: 'lte',
  count_gt: 'gt',
  count_gte: 'gte',
};

/** A fact, or an outcome independent of the answers; undefined if unknown. */
export type Outcome = Fact | boolean | undefined;

/** The options that a fact states as chosen: they must be available too. */
export interface QuestionOutcome {
  readonly outcome: Outcome;
  readonly chosen?: { readonly op: 'any' | 'all'; readonly ids: readonly number[] };
  /** True if the fact holds only while the question is shown. */
  readonly needsQuestion: boolean;
}

function choiceFact(
  question: Question,
  answered: boolean,
  test: Extract<Fact, { kind: 'choice' }>['test'],
  holds: boolean,
): Fact {
  return { kind: 'choice', unknown: `question ${question.id}`, domain: choiceOf(question, answered), test, holds };
}

function readCount(
  operator: CountOperator,
  count: number,
  question: Question,
  answered: boolean,
  holds: boolean,
): QuestionOutcome {
  const test = (found: number): boolean => counts[operator](found, count);
  // A question that is not shown counts 0.
  const needsQuestion = test(0) !== holds;
  const lists = question.repeat_options ?? [];
  if (lists.length > 0) {
    const sum = (limit: 'min' | 'max'): number => lists.reduce((total, list) => total + list[limit], 0);
    const domain = { answered: true, whole: true, least: whole(answered ? sum('min') : 0), most: whole(sum('max')) };
    const order: OrderTest = { op: orders[operator], value: whole(count) };
    return { outcome: { kind: 'order', unknown: `repeats ${question.id}`, domain, test: order, holds }, needsQuestion };
  }
  if (!choosesOptions(question)) return { outcome: test(0) === holds, needsQuestion: false };
  return { outcome: choiceFact(question, answered, { op: 'count', holds: test }, holds), needsQuestion };
}

/** The negation of each condition. */
const opposites: Readonly<Partial<Record<QuestionCondition['operator'], QuestionCondition['operator']>>> = {
  not_chosen: 'chosen',
  not_answered: 'answered',
};

/** The same condition without a "not", and whether it has to hold. */
export function straighten(
  condition: QuestionCondition,
  holds: boolean,
): { condition: QuestionCondition; holds: boolean } {
  const operator = opposites[condition.operator];
  return operator ? { condition: { ...condition, operator }, holds: !holds } : { condition, holds };
}

/**
 * The fact of a normalized condition on a question. `answered`: the question is certainly answered. "Answered" of a
 * question that asks fields is left to its fields.
 */
export function readQuestionCondition(
  { operator, option_ids: ids = [], count }: QuestionCondition,
  question: Question,
  answered: boolean,
  holds: boolean,
): QuestionOutcome {
  const own = new Set((question.options ?? []).map(({ id }) => id));
  const known = choosesOptions(question) ? ids.filter((id) => own.has(id)) : [];
  switch (operator) {
    case 'chosen':
    case 'chosen_all': {
      // A condition without options, or with options of another question, is reported elsewhere and states nothing here.
      if (ids.length === 0 || ids.some((id) => !own.has(id))) return { outcome: undefined, needsQuestion: false };
      if (known.length === 0) return { outcome: !holds, needsQuestion: false };
      const op = operator === 'chosen' ? 'any' : 'all';
      const outcome = choiceFact(question, answered, { op, ids: known }, holds);
      return { outcome, needsQuestion: holds, ...(holds && { chosen: { op, ids: known } }) };
    }
    case 'answered': {
      if (!choosesOptions(question)) {
        return question.repeat_options?.length
          ? readCount('count_gt', 0, question, answered, holds)
          : { outcome: undefined, needsQuestion: holds };
      }
      const outcome = choiceFact(question, answered, { op: 'any', ids: [...own] }, holds);
      return { outcome, needsQuestion: holds, ...(holds && { chosen: { op: 'any', ids: [...own] } }) };
    }
    case 'count_eq':
    case 'count_lt':
    case 'count_lte':
    case 'count_gt':
    case 'count_gte':
      if (count === undefined) return { outcome: undefined, needsQuestion: false };
      return readCount(operator, count, question, answered, holds);
    // Straightened conditions have no "not".
    case 'not_chosen':
    case 'not_answered':
      return { outcome: undefined, needsQuestion: false };
  }
}
