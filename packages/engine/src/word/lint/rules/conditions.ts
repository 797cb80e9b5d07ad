import { createProblem, type Problem } from '../../../problems/index.ts';
import type { Expression } from '../../tags/expression.ts';
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
