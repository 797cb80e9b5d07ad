import type { Problem } from '../../../problems/index.ts';
import type { TemplateValue } from '../../../values/index.ts';
import { isTrue } from '../../tags/compare-values.ts';
import { compileExpression, type Evaluate } from '../../tags/compile-expression.ts';
import { Scope } from '../../data/scope.ts';
import type { BuildStructure } from '../edits.ts';
import type { Execution, Step } from '../step.ts';
import { itemsOf, localsFor, nameOf } from '../tag-steps.ts';
import type { ColumnRange } from './column-range.ts';

/** How often the columns of a block occur in the table that is being written. */
export interface ColumnCopies {
  /** The items of a loop; null for a condition, which has no scope of its own. */
  readonly items: readonly TemplateValue[] | null;
  readonly count: number;
}

/**
 * A block about columns while it is written. Its list or condition is read once for each table, where the table begins, so that
 * every row has as many columns as the grid.
 */
export class ColumnRun {
  readonly #range: ColumnRange;
  readonly #evaluate: Evaluate;
  readonly #copies = new WeakMap<Execution, ColumnCopies>();

  constructor(range: ColumnRange, problems: Problem[]) {
    this.#range = range;
    const { parsed, place } = range.block.open;
    if (parsed.kind !== 'open') throw new TypeError('not an open tag');
    this.#evaluate = compileExpression(parsed.argument, place, problems);
  }

  /** Reads the list or condition. */
  get begin(): Step {
    const { parsed, place } = this.#range.block.open;
    if (parsed.kind !== 'open') throw new TypeError('not an open tag');
    return (execution, scope) => {
      const value = this.#evaluate(scope, execution.run);
      if (parsed.block === 'each') {
        const items = itemsOf(value, execution, nameOf(parsed.argument), place);
        this.#copies.set(execution, { items, count: items.length });
      } else this.#copies.set(execution, { items: null, count: isTrue(value) === (parsed.block === 'if') ? 1 : 0 });
    };
  }

  count(execution: Execution): number {
    return this.#copies.get(execution)?.count ?? 0;
  }

  /** Writes a stretch once for each column. */
  get build(): BuildStructure {
    const { parsed, place } = this.#range.block.open;
    const locals = parsed.kind === 'open' ? parsed.locals : [];
    return ([body]) =>
      (execution, scope) => {
        const { items, count } = this.#copies.get(execution) ?? { items: null, count: 0 };
        for (let index = 0; index < count; index++) {
          execution.run.countIteration(place);
          execution.printed++;
          const item = items?.[index];
          const inner = items ? new Scope(item, scope, index, items, localsFor(locals, item, index)) : scope;
          body?.(execution, inner);
        }
      };
  }
}
