import { createProblem, type Problem, nearestName } from '../../../problems/index.ts';
import type { Expression } from '../../tags/expression.ts';
import type { KnownValue } from '../names/known-value.ts';
import type { PathRead, TagFacts } from '../parts/tag-facts.ts';
import type { LintContext } from './rule.ts';

const comparisons = new Set(['eq', 'ne', 'lt', 'lte', 'gt', 'gte']);

/** Counts up or looks elsewhere, whatever its arguments are. */
const changing = new Set(['increment', 'reference']);

/** The same text for expressions that read the same. */
function sameness(expression: Expression): string {
  if (expression.kind === 'literal') return JSON.stringify(expression.value);
  if (expression.kind === 'path') return `path ${expression.original}`;
  const options = Object.entries(expression.options).map(([name, value]) => `${name}=${sameness(value)}`);
  return `(${[expression.helper, ...expression.args.map(sameness), ...options].join(' ')})`;
}

function isLiteralTruth(expression: Expression, truth: boolean): boolean {
  return expression.kind === 'literal' && Boolean(expression.value) === truth;
}

/** Is the result the same whatever the data is? */
function isConstant(expression: Expression): boolean {
  if (expression.kind === 'literal') return true;
  if (expression.kind === 'path' || changing.has(expression.helper)) return false;
  const { helper, args } = expression;
  const [first, second] = args;
  if (comparisons.has(helper) && first && second && sameness(first) === sameness(second)) return true;
  if (helper === 'and' && args.some((arg) => isLiteralTruth(arg, false))) return true;
  if (helper === 'or' && args.some((arg) => isLiteralTruth(arg, true))) return true;
  return args.length > 0 && args.every(isConstant);
}

/** Conditions that always come out the same. */
export function checkConditions({ facts }: LintContext): Problem[] {
  return facts.flatMap(({ tag, expression }) => {
    const { parsed } = tag;
    const isTest =
      parsed.kind === 'else' || (parsed.kind === 'open' && (parsed.block === 'if' || parsed.block === 'unless'));
    return isTest && expression && isConstant(expression) ? [createProblem('word.lint-constant', tag.place)] : [];
  });
}

const dateHelpers = new Set(['wareki', 'date']);
const numberHelpers = new Set(['yen', 'number', 'kanji', 'daiji', 'round', 'add', 'sub', 'mul', 'div']);

/** Helpers whose further arguments are options of the format, not values. */
const formatters = new Set(['yen', 'number', 'kanji', 'daiji', 'round', 'wareki', 'date']);

function mayBeDate({ kind, mayBe }: KnownValue): boolean {
  return kind === 'date' || kind === 'unknown' || (kind === 'text' && mayBe?.includes('date') === true);
}

function mayBeNumber({ kind, mayBe, options }: KnownValue): boolean {
  if (kind === 'choice') return options?.some(({ value }) => /\d/.test(value)) ?? true;
  return kind === 'number' || kind === 'unknown' || (kind === 'text' && mayBe?.includes('number') === true);
}

/** A list or a group of values has no text of its own; a list of texts prints joined. */
function groupParts(value: KnownValue): readonly string[] | null {
  const group = value.kind === 'list' ? value.items : value;
  return group?.kind === 'data' ? [...(group.parts?.keys() ?? [])] : null;
}

function checkArgument({ call, position, path }: PathRead, value: KnownValue, { tag }: TagFacts): Problem | null {
  if (!call || position < 0 || (position > 0 && formatters.has(call.helper))) return null;
  const params = { name: path.original, helper: call.helper };
  if (dateHelpers.has(call.helper) && !mayBeDate(value))
    return createProblem('word.lint-not-a-date', tag.place, params);
  if (numberHelpers.has(call.helper) && !mayBeNumber(value))
    return createProblem('word.lint-not-a-number', tag.place, params);
  return null;
}

function checkUse(fact: TagFacts, read: PathRead, value: KnownValue): Problem | null {
  const { tag, expression } = fact;
  const name = read.path.original;
  if (read.path !== expression) return checkArgument(read, value, fact);
  if (tag.parsed.kind === 'value') {
    const parts = groupParts(value);
    return parts && createProblem('word.value-not-text', tag.place, { name, what: parts.slice(0, 5).join(', ') });
  }
  const isLoop = tag.parsed.kind === 'open' && tag.parsed.block === 'each';
  const isList = value.kind === 'list' || value.kind === 'unknown';
  return isLoop && !isList ? createProblem('word.each-not-list', tag.place, { name }) : null;
}

/** The options that a value compared with a text may be; null when it need not be one of them. */
function optionsOf(helper: string, value: KnownValue): KnownValue['options'] | null {
  if (helper === 'eq' || helper === 'ne') return value.kind === 'choice' ? value.options : null;
  if (helper !== 'contains' || value.kind !== 'list') return null;
  return value.items?.kind === 'choice' ? value.items.options : null;
}

/** A choice compared with a text that is none of its options is never the same. */
function checkOption({ call, position, path }: PathRead, value: KnownValue, { tag }: TagFacts): Problem | null {
  const other = position === 0 ? call?.args[1] : call?.helper === 'contains' ? undefined : call?.args[0];
  if (!call || other?.kind !== 'literal' || typeof other.value !== 'string' || other.value === '') return null;
  const options = optionsOf(call.helper, value);
  const texts = [...new Set((options ?? []).flatMap((option) => [option.text, option.value]))];
  if (texts.length === 0 || texts.includes(other.value)) return null;
  const known =
    nearestName(other.value, texts) ??
    (options ?? [])
      .slice(0, 5)
      .map(({ text }) => text)
      .join('、');
  return createProblem('word.lint-option-unknown', tag.place, { name: path.original, value: other.value, known });
}

/** Values used as something they are not, where the kinds of the names are known. */
export function checkKinds({ facts, names }: LintContext): Problem[] {
  if (!names) return [];
  return facts.flatMap((fact) =>
    fact.reads.flatMap((read) => {
      if (!('value' in read.found)) return [];
      const { value } = read.found;
      return [checkUse(fact, read, value) ?? [], checkOption(read, value, fact) ?? []].flat();
    }),
  );
}
