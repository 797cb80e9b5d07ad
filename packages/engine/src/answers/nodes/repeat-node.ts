import { BaseNode } from '../model/base-node.ts';
import type { ModelList, ScopeState } from '../model/things.ts';
import type { Fault, Faults } from '../model/fault.ts';

/** Finds what is wrong with a list or the number of its repetitions. */
export type ListCheck = (list: ModelList, state: ScopeState) => Fault | null;

/** Checks the lists of a question; what counts its repetitions depends on it. */
export class RepeatNode extends BaseNode {
  readonly checks = new Map<ModelList, ListCheck>();
  /** Faults of a list without repetitions that is wrong in no other way. */
  unanswered: Faults = null;

  evaluate(state: ScopeState): boolean {
    const visible = this.question !== null && state.visible[this.question.slot] === true;
    state.faults[this.slot] = visible ? this.#faults(state) : null;
    return true;
  }

  #faults(state: ScopeState): Faults {
    const faults: Fault[] = [];
    let count = 0;
    for (const [list, check] of this.checks) {
      const fault = check(list, state);
      if (fault !== null) faults.push(fault);
      count += state.lists[list.position]?.length ?? 0;
    }
    if (faults.length > 0) return faults;
    return count === 0 ? this.unanswered : null;
  }
}
