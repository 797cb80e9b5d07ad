import type { TemplateValue } from '../../values/index.ts';
import type { TagBlock } from '../compile/match-blocks.ts';
import { isTrue } from '../tags/compare-values.ts';
import { compileExpression } from '../tags/compile-expression.ts';
import type { Expression } from '../tags/expression.ts';
import { HelperError } from '../data/helper-error.ts';
import type { RenderState } from '../tags/render-state.ts';
import type { Scope } from '../data/scope.ts';
import type { Place } from '../../problems/index.ts';

/** The value of an expression; null where it cannot be had, for then nothing is printed either. */
function valueOf(expression: Expression, place: Place, scope: Scope, run: RenderState): TemplateValue {
  try {
    return compileExpression(expression, place, [])(scope, run);
  } catch (error) {
    if (error instanceof HelperError) return null;
    throw error;
  }
}

/** The items that a loop of tags runs over. */
export function loopItems({ open }: TagBlock, scope: Scope, run: RenderState): readonly TemplateValue[] {
  const value = open.parsed.kind === 'open' ? valueOf(open.parsed.argument, open.place, scope, run) : null;
  return Array.isArray(value) ? (value as readonly TemplateValue[]) : [];
}

/** Is this branch of a block the one that is printed? With the value that the block was opened with. */
export function branchHolds(
  block: TagBlock,
  branch: number,
  scope: Scope,
  run: RenderState,
): { readonly holds: boolean; readonly value: TemplateValue } {
  const { parsed, place } = block.open;
  if (parsed.kind !== 'open') return { holds: false, value: null };
  const value = valueOf(parsed.argument, place, scope, run);
  if (parsed.block === 'each') return { holds: loopItems(block, scope, run).length > 0 === (branch === 0), value };
  if (parsed.block === 'with') return { holds: isTrue(value) === (branch === 0), value };
  const tags = [block.open, ...block.elses];
  const chosen = tags.findIndex(({ parsed: each, place: at }) => {
    if (each.kind === 'open') return isTrue(value) !== (each.block === 'unless');
    if (each.kind !== 'else' || !each.argument) return true;
    return isTrue(valueOf(each.argument, at, scope, run)) !== (each.block === 'unless');
  });
  return { holds: chosen === branch, value };
}
