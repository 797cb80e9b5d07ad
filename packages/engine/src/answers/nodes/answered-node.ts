import { BaseNode } from '../model/base-node.ts';
import type { ScopeState } from '../model/things.ts';
import type { Faults } from '../model/fault.ts';

/** Is any field of the question answered? A required question without options requires one. */
export class AnsweredNode extends BaseNode {
  /** Faults when nothing is answered; null when nothing need be. */
  unanswered: Faults = null;

  evaluate(state: ScopeState): boolean {
    const { question } = this;
    if (question === null) return false;
    const answered = question.fields.some((field) => state.values[field.slot] !== null);
    state.faults[this.slot] = !answered && state.visible[question.slot] === true ? this.unanswered : null;
    if (answered === state.visible[this.slot]) return false;
    state.visible[this.slot] = answered;
    return true;
  }
}
