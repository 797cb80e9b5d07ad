import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import type { CallExpression } from '../../tags/expression.ts';
import type { Branch, TagFacts } from '../parts/tag-facts.ts';
import type { LintContext } from './rule.ts';

/** A label that a number is given. */
interface GivenLabel {
  readonly place: Place;
  readonly branch: Branch | null;
}

function literalText(call: CallExpression, position: number): string | null {
  const arg = call.args[position];
  return arg?.kind === 'literal' && arg.value !== null ? String(arg.value) : null;
}

/** Of two different branches of one block only one is printed. */
function excludeEachOther(a: Branch | null, b: Branch | null): boolean {
  const sections = new Map<unknown, number>();
  for (let branch = a; branch; branch = branch.outer) sections.set(branch.open, branch.section);
  for (let branch = b; branch; branch = branch.outer) {
    const section = sections.get(branch.open);
    if (section !== undefined && section !== branch.section) return true;
  }
  return false;
}

function isInLoop(branch: Branch | null): boolean {
  for (let current = branch; current; current = current.outer) {
    const { parsed } = current.open;
    if (parsed.kind === 'open' && parsed.block === 'each' && current.section === 0) return true;
  }
  return false;
}

function* callsOf(facts: readonly TagFacts[], helper: string): Generator<{ fact: TagFacts; call: CallExpression }> {
  for (const fact of facts) for (const call of fact.calls) if (call.helper === helper) yield { fact, call };
}

/** More labels of one name than this are compared with each other only by the last few. */
const mostCompared = 20;

/** Labels of numbers that occur twice, and references to labels that are given to no number. */
export function checkLabels({ facts }: LintContext): Problem[] {
  const problems: Problem[] = [];
  const given = new Map<string, GivenLabel[]>();
  let anyComputed = false;
  for (const { fact, call } of callsOf(facts, 'increment')) {
    const label = literalText(call, 1);
    if (label === null) anyComputed ||= call.args.length > 1;
    if (label === null || label === '') continue;
    const { tag, branch } = fact;
    const before = given.get(label) ?? [];
    const twin = before.slice(-mostCompared).find((other) => !excludeEachOther(other.branch, branch));
    if (twin) problems.push(createProblem('word.lint-label-twice', tag.place, { label }, twin.place));
    else if (isInLoop(branch)) problems.push(createProblem('word.lint-label-twice', tag.place, { label }));
    given.set(label, [...before.slice(-mostCompared), { place: tag.place, branch }]);
  }
  if (anyComputed) return problems;
  for (const { fact, call } of callsOf(facts, 'reference')) {
    const label = literalText(call, 0);
    if (label !== null && !given.has(label))
      problems.push(createProblem('word.reference-missing', fact.tag.place, { label }));
  }
  return problems;
}
