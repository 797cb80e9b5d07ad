import { commonScope, pathBetween } from '../model/scope.ts';
import type { EvaluationNode, Dependant } from '../model/things.ts';
import type { Draft } from './draft.ts';

interface Visit {
  readonly node: EvaluationNode;
  readonly dependencies: Iterator<EvaluationNode>;
}

/**
 * Finds nodes that depend on themselves, directly or through others: the number of its circle for each such node (strongly
 * connected components, Tarjan 1972, without recursion so that long chains do not overflow the stack).
 */
function findCircles(nodes: readonly EvaluationNode[]): ReadonlyMap<EvaluationNode, number> {
  const numbers = new Map<EvaluationNode, number>();
  const lowest = new Map<EvaluationNode, number>();
  const open: EvaluationNode[] = [];
  const isOpen = new Set<EvaluationNode>();
  const circles = new Map<EvaluationNode, number>();
  let circle = 0;

  const lower = (node: EvaluationNode, to: number): void => {
    lowest.set(node, Math.min(lowest.get(node) ?? to, to));
  };
  const enter = (node: EvaluationNode): Visit => {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node) ?? 0);
    open.push(node);
    isOpen.add(node);
    return { node, dependencies: new Set([...node.needs, ...node.reads]).values() };
  };
  const leave = (node: EvaluationNode): void => {
    if (lowest.get(node) !== numbers.get(node)) return;
    const members = open.splice(open.lastIndexOf(node));
    for (const member of members) isOpen.delete(member);
    circle += 1;
    if (members.length > 1 || node.reads.has(node)) for (const member of members) circles.set(member, circle);
  };

  for (const start of nodes) {
    if (numbers.has(start)) continue;
    const visits = [enter(start)];
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const { value: next, done } = visit.dependencies.next();
      if (done === true) {
        leave(visit.node);
        visits.pop();
        const outer = visits.at(-1);
        if (outer !== undefined) lower(outer.node, lowest.get(visit.node) ?? 0);
      } else if (!numbers.has(next)) visits.push(enter(next));
      else if (isOpen.has(next)) lower(visit.node, numbers.get(next) ?? 0);
    }
  }
  return circles;
}

/** Takes conditions and formulas that depend on themselves out of the order, and reports each. */
function breakCircles(draft: Draft): void {
  const circles = findCircles(draft.nodes);
  for (const node of draft.nodes) {
    const circle = circles.get(node);
    if (circle === undefined) continue;
    const inside = [...node.reads].filter((read) => circles.get(read) === circle);
    if (inside.length === 0) continue;
    node.circular = true;
    for (const read of inside) node.reads.delete(read);
    const subject = draft.subjects.get(node);
    const params = { field: subject?.label ?? '' };
    node.circularFault = { rule: 'circular', problem: 'answers.circular', params };
    draft.report('answers.circular', subject?.place ?? {}, params);
  }
}

/** All nodes, each after everything it depends on; otherwise as they were built, which is the order asked. */
function sortNodes(nodes: readonly EvaluationNode[]): EvaluationNode[] {
  const waiting = new Map<EvaluationNode, number>();
  const followers = new Map<EvaluationNode, EvaluationNode[]>(nodes.map((node) => [node, []]));
  const ready: EvaluationNode[] = [];
  for (const node of nodes) {
    const before = new Set([...node.needs, ...node.reads]);
    for (const dependency of before) followers.get(dependency)?.push(node);
    waiting.set(node, before.size);
    if (before.size === 0) ready.push(node);
  }
  for (const node of ready) {
    for (const follower of followers.get(node) ?? []) {
      const left = (waiting.get(follower) ?? 0) - 1;
      waiting.set(follower, left);
      if (left === 0) ready.push(follower);
    }
  }
  return ready;
}

/** Tells every node what to evaluate after it, and every list what its repetitions matter to outside of it. */
function linkDependants(draft: Draft, nodes: readonly EvaluationNode[]): void {
  const dependants = new Map<EvaluationNode, Dependant[]>();
  const affected = new Map(draft.lists.map((list) => [list, new Map<EvaluationNode, Dependant>()]));
  for (const node of nodes) {
    for (const dependency of new Set([...node.needs, ...node.reads])) {
      const own = dependants.get(dependency) ?? [];
      own.push({ node, ...pathBetween(dependency.scope, node.scope) });
      dependants.set(dependency, own);
      const common = commonScope(dependency.scope, node.scope);
      for (let at = dependency.scope; at !== common && at.parent !== null; at = at.parent) {
        if (at.list !== null) affected.get(at.list)?.set(node, { node, ...pathBetween(at.parent, node.scope) });
      }
    }
  }
  for (const node of nodes) node.dependants = dependants.get(node) ?? [];
  for (const list of draft.lists) list.affected = [...(affected.get(list)?.values() ?? [])];
}

/** Puts the nodes into the order of evaluation and links them. Nothing is left out: circles are broken first. */
export function orderNodes(draft: Draft): readonly EvaluationNode[] {
  breakCircles(draft);
  const nodes = sortNodes(draft.nodes);
  nodes.forEach((node, order) => {
    node.order = order;
    node.scope.nodes.push(node);
  });
  linkDependants(draft, nodes);
  return nodes;
}
