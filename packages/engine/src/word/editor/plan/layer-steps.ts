import { createProblem, ShoruiError } from '../../../problems/index.ts';
import type { TemplateValue } from '../../../values/index.ts';
import type { BuildStructure } from '../../compile/edits.ts';
import type { Execution } from '../../compile/step.ts';
import { lookUp, missing, Scope } from '../../data/scope.ts';
import type { RunningLoop } from '../../tags/template-conditions.ts';
import type { LayerNode } from '../model/layer.ts';

/** Loops of the template document name a list and no functions. */
const noHelpers: ReadonlySet<string> = new Set();

/** The loops around a scope, outermost first. */
export function runningLoops(scope: Scope): RunningLoop[] {
  const loops: RunningLoop[] = [];
  for (let current: Scope | null = scope; current; current = current.parent) {
    if (current.index >= 0) loops.unshift({ items: current.items, index: current.index });
  }
  return loops;
}

/**
 * Do the block's conditions and rules hold here?
 * @throws ShoruiError `word.editor-no-conditions` when there are no answers to decide by
 */
function holds({ conditionals, block, place }: LayerNode, execution: Execution, scope: Scope): boolean {
  if (conditionals.length === 0) return true;
  const { conditions } = execution.run;
  if (!conditions) {
    throw new ShoruiError([createProblem('word.editor-no-conditions', place, { path: block.path.join('.') })]);
  }
  const loops = runningLoops(scope);
  return conditionals.every((conditional) => conditions.holds(conditional, loops));
}

function itemsOf(name: string, node: LayerNode, { run }: Execution, scope: Scope): readonly TemplateValue[] {
  const value = lookUp(scope, name);
  if (value === missing) run.reportMissing(name, scope, node.place, noHelpers);
  else if (Array.isArray(value)) return value as readonly TemplateValue[];
  else if (value !== null && value !== undefined) run.report('word.each-not-list', node.place, { name });
  return [];
}

/** The scopes in which a block is printed: one for each repetition in which its conditions hold. */
export function* printedScopes(node: LayerNode, execution: Execution, scope: Scope): Generator<Scope> {
  if (!node.isLoop) {
    if (holds(node, execution, scope)) yield scope;
    return;
  }
  for (const name of node.lists) {
    const items = itemsOf(name, node, execution, scope);
    // By position, as loops of tags do: a place that holds nothing counts too.
    for (let index = 0; index < items.length; index++) {
      execution.run.countIteration(node.place);
      const inner = new Scope(items[index], scope, index, items);
      if (holds(node, execution, inner)) yield inner;
    }
  }
}

/** What a looped or conditional block does. */
export function buildLayerStep(node: LayerNode): BuildStructure {
  return ([body]) =>
    (execution, scope) => {
      for (const inner of printedScopes(node, execution, scope)) {
        execution.printed++;
        body?.(execution, inner);
      }
    };
}
