import { createProblem, type ProblemId } from '../../../problems/index.ts';
import { listDependencies, type DependencyNode, type NodeKind } from '../dependencies.ts';
import type { Finding, AnalysisModel } from '../model.ts';

type Nodes = ReadonlyMap<string, DependencyNode>;

/** Removes nodes without dependencies repeatedly. The rest is the cycles and what depends on them. */
function circular(nodes: Nodes): Set<string> {
  const left = new Set(nodes.keys());
  const waiting = new Map<string, number>();
  const dependants = new Map<string, string[]>();
  for (const { key, needs } of nodes.values()) {
    const known = [...needs].filter((need) => nodes.has(need));
    waiting.set(key, known.length);
    for (const need of known) dependants.set(need, [...(dependants.get(need) ?? []), key]);
  }
  const free = [...left].filter((key) => waiting.get(key) === 0);
  for (let key = free.pop(); key !== undefined; key = free.pop()) {
    left.delete(key);
    for (const dependant of dependants.get(key) ?? []) {
      const count = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, count);
      if (count === 0) free.push(dependant);
    }
  }
  return left;
}

/** The shortest cycle through a node, using only nodes that remain. */
function shortestCircle(
  start: DependencyNode,
  nodes: Nodes,
  within: ReadonlySet<string>,
): DependencyNode[] | undefined {
  const before = new Map<string, DependencyNode>();
  const queue = [start];
  for (const node of queue) {
    for (const need of node.needs) {
      const next = nodes.get(need);
      if (!next || !within.has(need)) continue;
      if (need === start.key) return wayTo(node, start, before);
      if (before.has(need)) continue;
      before.set(need, node);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(
  last: DependencyNode,
  start: DependencyNode,
  before: ReadonlyMap<string, DependencyNode>,
): DependencyNode[] {
  const way = [last];
  for (let node = last; node !== start;) {
    const previous = before.get(node.key);
    if (!previous) break;
    way.unshift(previous);
    node = previous;
  }
  return way;
}

function idOf(circle: readonly DependencyNode[]): ProblemId {
  const kinds = new Set<NodeKind>(circle.map(({ kind }) => kind));
  if (kinds.size === 1 && kinds.has('field')) return 'application.analysis-formula-circle';
  if (kinds.size === 1 && kinds.has('rule')) return 'application.analysis-rule-circle';
  return 'application.analysis-condition-circle';
}

/** The names of the things of a cycle. A choice is not named in addition to its question. */
function namesOf(circle: readonly DependencyNode[]): string {
  const names = circle.map(({ name }) => name);
  const [first = ''] = names;
  const shown = names.filter((name, index) => name !== names[index - 1]);
  if (shown.length > 1 && shown.at(-1) === first) shown.pop();
  return [...shown, first].join(' → ');
}

/** Formulas, conditions and rules that depend on one another in a cycle: each cycle once, with all its names. */
export function checkCircles(model: AnalysisModel): Finding[] {
  const nodes = listDependencies(model);
  const left = circular(nodes);
  const reported = new Set<string>();
  const findings: Finding[] = [];
  for (const key of left) {
    const node = nodes.get(key);
    if (!node || reported.has(key)) continue;
    const circle = shortestCircle(node, nodes, left);
    if (!circle || circle.some((each) => reported.has(each.key))) continue;
    for (const each of circle) reported.add(each.key);
    findings.push(createProblem(idOf(circle), node.place, { names: namesOf(circle) }));
  }
  return findings;
}
