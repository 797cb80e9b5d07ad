import type { EvaluationNode } from '../model/things.ts';

interface Visit {
  readonly node: EvaluationNode;
  readonly dependencies: Iterator<EvaluationNode>;
}

/**
 * Finds nodes that depend on themselves, directly or through others: the number of its circle for each such node (strongly
 * connected components, Tarjan 1972, without recursion so that long chains do not overflow the stack).
 */
export function findCircles(nodes: readonly EvaluationNode[]): ReadonlyMap<EvaluationNode, number> {
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
