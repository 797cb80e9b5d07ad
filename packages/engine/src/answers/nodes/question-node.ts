import { BaseNode } from '../model/base-node.ts';
import type { ScopeState } from '../model/things.ts';
import { choose, type Choice } from './choose.ts';

/** Shows a question when its condition holds and, in a list, when the question that repeats it shows. */
export class QuestionNode extends BaseNode {
  /** Options without conditions are chosen in the same step. */
  choice: Choice | null = null;

  evaluate(state: ScopeState): boolean {
    const visible = this.#visible(state);
    const changed = visible !== state.visible[this.slot];
    if (changed) state.visible[this.slot] = visible;
    const chosen = this.choice !== null && choose(this.choice, state, visible);
    if (this.circular && this.circularFault !== null) state.faults[this.slot] = [this.circularFault];
    return changed || chosen;
  }

  #visible(state: ScopeState): boolean {
    const { list } = this.scope;
    if (this.circular) return false;
    if (list !== null && state.parent !== null && state.parent.visible[list.question.slot] !== true) return false;
    return this.test === null || this.test(state);
  }
}
