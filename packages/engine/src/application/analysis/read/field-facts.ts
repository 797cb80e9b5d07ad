import { parseRational } from '../../../formula/index.ts';
import { countDaysBetween, parseDate, parseNumber } from '../../../japanese/index.ts';
import type { FieldCondition } from '../../schema/index.ts';
import type { Fact } from '../logic/fact.ts';
import type { OrderTest } from '../logic/order-domain.ts';
import { findChoice } from '../../versions/migrate-choice.ts';
import type { KnownField } from '../model.ts';
import type { Outcome } from './question-facts.ts';
import { choiceOfField, familyOf, whole, type AnyField, type FieldFamily } from './unknowns.ts';

type Value = NonNullable<FieldCondition['value']>;
type Comparison = 'eq' | 'lt' | 'lte' | 'gt' | 'gte' | 'contains';

const opposites = { ne: 'eq', not_contains: 'contains', not_answered: 'answered' } as const;

/** The same condition without a "not", and whether it has to hold. */
export function straightenField(
  condition: FieldCondition,
  holds: boolean,
): { condition: FieldCondition; holds: boolean } {
  const { operator } = condition;
  if (operator !== 'ne' && operator !== 'not_contains' && operator !== 'not_answered') return { condition, holds };
  return { condition: { ...condition, operator: opposites[operator] }, holds: !holds };
}

function isComputed(field: AnyField): boolean {
  return 'formula' in field && field.formula !== undefined && field.source_field_id === undefined;
}

/** How the values of a field compare. What shows another value compares as that does, which is not looked into. */
function familyOfKnown({ field, question }: KnownField): FieldFamily {
  return question !== undefined || isComputed(field) ? familyOf(field) : 'other';
}

function unknownOf({ field }: KnownField): string {
  return `field ${field.id}`;
}

function flag(unknown: string, holds: boolean): Fact {
  return { kind: 'flag', unknown, test: null, holds };
}

/** Whether the field is answered. */
export function answeredFact(known: KnownField, answered: boolean, holds: boolean): Fact {
  const unknown = unknownOf(known);
  switch (familyOfKnown(known)) {
    case 'choice': {
      const domain = { ...choiceOfField(known.field), answered };
      return { kind: 'choice', unknown, domain, test: { op: 'any', ids: domain.options }, holds };
    }
    case 'number':
      return { kind: 'order', unknown, domain: { answered, whole: false }, test: { op: 'answered' }, holds };
    case 'date':
      return { kind: 'order', unknown, domain: { answered, whole: true }, test: { op: 'answered' }, holds };
    case 'text':
      return { kind: 'text', unknown, test: { op: 'answered' }, holds };
    case 'tick':
      return { kind: 'tick', unknown, test: 'answered', holds };
    case 'other':
      return flag(`${unknown} answered`, holds);
  }
}

/** Dates compare as days since this one. */
const firstDay = { year: 1, month: 1, day: 1 };

function orderFact(known: KnownField, op: Comparison, value: Value, answered: boolean, holds: boolean): Outcome {
  if (op === 'contains') return undefined;
  const isDate = familyOfKnown(known) === 'date';
  const domain = { answered, whole: isDate };
  const order = (constant: Extract<OrderTest, { value: unknown }>['value'] | null): Outcome =>
    constant === null
      ? undefined
      : { kind: 'order', unknown: unknownOf(known), domain, test: { op, value: constant }, holds };
  if (isDate) {
    const date = parseDate(String(value));
    return order(date.ok ? whole(countDaysBetween(firstDay, date.value)) : null);
  }
  const number = parseNumber(String(value));
  return order(number.ok ? parseRational(number.value) : null);
}

/** Writings that may be read as the same option, and some more: only what differs even so is surely no option. */
function looseForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}ー]/gu, '');
}

function choiceFact(known: KnownField, op: Comparison, value: Value, answered: boolean, holds: boolean): Outcome {
  if (op !== 'eq' && op !== 'contains') return undefined;
  const { options = [] } = known.field;
  const domain = { ...choiceOfField(known.field), answered };
  const found = findChoice(options, String(value));
  if (!found) {
    const written = looseForm(String(value));
    const isNear = options.some((option) => [option.value, option.text].some((form) => looseForm(form) === written));
    // Several options may be written in one text; it is not split here.
    const isList = domain.most > 1 && /[、,，;；\n]/.test(String(value));
    return isNear || isList ? undefined : !holds;
  }
  const ids = [options.indexOf(found) + 1];
  const test = { op: op === 'eq' ? ('exact' as const) : ('all' as const), ids };
  return { kind: 'choice', unknown: unknownOf(known), domain, test, holds };
}

function tickFact(known: KnownField, op: Comparison, value: Value, holds: boolean): Outcome {
  if (op !== 'eq' || !['true', 'false'].includes(String(value))) return undefined;
  return { kind: 'tick', unknown: unknownOf(known), test: String(value) === 'true' ? 'ticked' : 'unticked', holds };
}

function textFact(known: KnownField, op: Comparison, value: Value, holds: boolean): Outcome {
  if ((op !== 'eq' && op !== 'contains') || String(value).trim() === '') return undefined;
  return { kind: 'text', unknown: unknownOf(known), test: { op, value: String(value) }, holds };
}

/** The fact of a comparison with a constant. If it cannot be determined, the comparison is a separate unknown. */
export function comparisonFact(
  known: KnownField,
  op: Comparison,
  value: Value,
  answered: boolean,
  holds: boolean,
): Fact | boolean {
  const own = flag(`${unknownOf(known)} ${op} ${typeof value} ${String(value)}`, holds);
  switch (familyOfKnown(known)) {
    case 'number':
    case 'date':
      return orderFact(known, op, value, answered, holds) ?? own;
    case 'choice':
      return choiceFact(known, op, value, answered, holds) ?? own;
    case 'tick':
      return tickFact(known, op, value, holds) ?? own;
    case 'text':
      return textFact(known, op, value, holds) ?? own;
    case 'other':
      return own;
  }
}

const turned = { eq: 'eq', lt: 'gt', lte: 'gte', gt: 'lt', gte: 'lte' } as const;

/** The fact of a comparison of two fields: about their difference, if both are numbers or both are dates. */
export function relationFact(one: KnownField, other: KnownField, op: Comparison, holds: boolean): Fact {
  const family = familyOfKnown(one);
  const comparable = family === familyOfKnown(other) && (family === 'number' || family === 'date');
  if (!comparable || op === 'contains') {
    return flag(`${unknownOf(one)} ${op} ${unknownOf(other)}`, holds);
  }
  const [first, second] = [Math.min(one.field.id, other.field.id), Math.max(one.field.id, other.field.id)];
  const test: OrderTest = { op: one.field.id === first ? op : turned[op], value: whole(0) };
  const same = first === second ? { least: whole(0), most: whole(0) } : {};
  return {
    kind: 'order',
    unknown: `fields ${first} ${second}`,
    domain: { answered: false, whole: false, ...same },
    test,
    holds,
  };
}
