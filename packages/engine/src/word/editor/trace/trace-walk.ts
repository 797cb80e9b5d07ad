import type { EditorBlock } from '../../../application/schema/index.ts';
import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import type { TemplateValue, TemplateData } from '../../../values/index.ts';
import type { TagBlock } from '../../compile/match-blocks.ts';
import { readNames } from '../../compile/template-uses.ts';
import { HelperError } from '../../data/helper-error.ts';
import { Scope, isData, lookUp, missing, property } from '../../data/scope.ts';
import { isTrue } from '../../tags/compare-values.ts';
import { compileExpression } from '../../tags/compile-expression.ts';
import type { Expression } from '../../tags/expression.ts';
import { RenderState } from '../../tags/render-state.ts';
import type { RunningLoop } from '../../tags/template-conditions.ts';
import type { LayerNode } from '../model/layer.ts';
import { runningLoops } from '../plan/layer-steps.ts';

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
function loopItems({ open }: TagBlock, scope: Scope, run: RenderState): readonly TemplateValue[] {
  const value = open.parsed.kind === 'open' ? valueOf(open.parsed.argument, open.place, scope, run) : null;
  return Array.isArray(value) ? (value as readonly TemplateValue[]) : [];
}

/** Is this branch of a block the one that is printed? With the value that the block was opened with. */
function branchHolds(
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

/** A name of the data that decides, and the loops around the data that it was found in, outermost first. */
export interface DecidingName {
  readonly name: string;
  readonly loops: readonly RunningLoop[];
}

/** One thing that decides whether a block is printed. */
export type BlockTrace = { readonly holds: boolean; readonly place: Place } & (
  | {
      /** A loop of tags, or an editor's block that is looped: `source` is the tag, or the lists' names. */
      readonly kind: 'loop';
      readonly source: string;
      /** Repetitions there are; the one that is looked at counts from 0. */
      readonly count: number;
      readonly index: number;
      readonly names: readonly DecidingName[];
    }
  /** A condition of tags around the block, or all that the block's own paragraph consists of. */
  | { readonly kind: 'tag'; readonly source: string; readonly names: readonly DecidingName[] }
  /** An editor's block with conditions, which the caller decides; `holds` is always true. */
  | { readonly kind: 'editor'; readonly block: EditorBlock; readonly loops: readonly RunningLoop[] }
  /** A paragraph of nothing but tags that print nothing: it vanishes. */
  | { readonly kind: 'tagsOnly' }
);

/** Walks through what decides about a block, choosing a repetition at each loop. */
export class TraceWalk {
  readonly #run: RenderState;
  readonly #repeat: readonly number[];
  #scope: Scope;
  #depth = 0;
  readonly traces: BlockTrace[] = [];
  /** A loop on the way has no such repetition: nothing further in can be decided. */
  isOver = false;

  constructor(data: TemplateData, repeat: readonly number[], limits: Budget) {
    this.#run = new RenderState('blank', limits, new Map());
    this.#repeat = repeat;
    this.#scope = new Scope(data, null);
  }

  tag(block: TagBlock, branch: number): void {
    const { parsed, source, place } = block.open;
    if (parsed.kind !== 'open') return;
    const tag = [block.open, ...block.elses][branch] ?? block.open;
    const names = this.#decidingNames(block, branch);
    if (parsed.block !== 'each') {
      const { holds, value } = branchHolds(block, branch, this.#scope, this.#run);
      this.traces.push({ kind: 'tag', source: tag.source.raw, holds, place: tag.place, names });
      if (parsed.block === 'with' && branch === 0) this.#enter(value, -1, [], parsed.locals);
      return;
    }
    const items = loopItems(block, this.#scope, this.#run);
    if (branch > 0)
      this.traces.push({
        kind: 'tag',
        source: `${source.raw} ${tag.source.raw}`,
        holds: items.length === 0,
        place,
        names,
      });
    else this.#loop({ source: source.raw, place, names }, items, parsed.locals);
  }

  node(node: LayerNode): void {
    const { block, place } = node;
    if (node.isLoop) {
      const lists = node.lists.map((name) => lookUp(this.#scope, name));
      const items = lists.find((each) => each !== missing && Array.isArray(each)) ?? [];
      const names = node.lists.flatMap((name) => this.#find(name, this.#scope) ?? []);
      this.#loop({ source: node.lists.join('、'), place, names }, items as readonly TemplateValue[], []);
    }
    if (node.conditionals.length === 0 || this.isOver) return;
    this.traces.push({ kind: 'editor', block, place, holds: true, loops: runningLoops(this.#scope) });
  }

  /** Blocks inside the paragraph: it stays when one of them prints something. */
  inside(blocks: readonly TagBlock[]): void {
    for (const block of blocks) {
      const branches = [block.open, ...block.elses];
      const branch = branches.findIndex((_tag, index) => branchHolds(block, index, this.#scope, this.#run).holds);
      const { source, place } = branches[Math.max(0, branch)] ?? block.open;
      const names = this.#decidingNames(block, branch < 0 ? block.elses.length : branch);
      this.traces.push({ kind: 'tag', source: source.raw, holds: branch >= 0, place, names });
    }
  }

  /** The names that decide whether a branch is printed: those of its own tag and of the branches before it. */
  #decidingNames({ open, elses }: TagBlock, branch: number): DecidingName[] {
    const found = new Map<string, DecidingName>();
    for (const { parsed } of [open, ...elses.slice(0, branch)]) {
      const argument = parsed.kind === 'open' || parsed.kind === 'else' ? parsed.argument : undefined;
      for (const { path, reference, up } of argument ? readNames(argument) : []) {
        const [name] = path;
        if (reference || name === undefined) continue;
        let from = this.#scope;
        for (let left = up; left > 0 && from.parent; left--) from = from.parent;
        const deciding = this.#find(name, from);
        if (deciding) found.set(`${deciding.loops.length}\n${name}`, deciding);
      }
    }
    return [...found.values()];
  }

  /** Where the data has a name; null for parts of values and names that the template itself gave. */
  #find(name: string, from: Scope): DecidingName | null {
    for (let scope: Scope | null = from; scope; scope = scope.parent) {
      if (scope.locals && Object.hasOwn(scope.locals, name)) return null;
      if (property(scope.value, name) === missing) continue;
      const isItem = scope.parent === null || scope.index >= 0;
      return isItem && isData(scope.value) ? { name, loops: runningLoops(scope) } : null;
    }
    return null;
  }

  #loop(
    told: { readonly source: string; readonly place: Place; readonly names: readonly DecidingName[] },
    items: readonly TemplateValue[],
    locals: readonly string[],
  ): void {
    const index = this.#repeat[this.#depth++] ?? 0;
    const holds = index < items.length;
    this.traces.push({ kind: 'loop', count: items.length, index, holds, ...told });
    this.isOver = !holds;
    this.#enter(items[index], index, items, locals);
  }

  #enter(value: TemplateValue, index: number, items: readonly TemplateValue[], locals: readonly string[]): void {
    const [item, position] = locals;
    const named = item === undefined ? null : { [item]: value, ...(position !== undefined && { [position]: index }) };
    this.#scope = new Scope(value, this.#scope, index, items, named);
  }
}
