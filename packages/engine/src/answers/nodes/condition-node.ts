import { BaseNode } from '../model/base-node.ts';
import type { ModelQuestion, Scope, ScopeState } from '../model/things.ts';

/** A group, option, rule or file: shown when its condition holds and what is around it shows. */
export class ConditionNode extends BaseNode {
  readonly #aroundSlot: number;

  /** `aroundSlot`: slot of what must show besides, or -1. */
  constructor(scope: Scope, slot: number, question: ModelQuestion | null, aroundSlot = -1) {
    super(scope, slot, question);
    this.#aroundSlot = aroundSlot;
  }

  evaluate(state: ScopeState): boolean {
    const around = this.#aroundSlot < 0 || state.visible[this.#aroundSlot] === true;
    const visible = around && !this.circular && (this.test === null || this.test(state));
    if (visible === state.visible[this.slot]) return false;
    state.visible[this.slot] = visible;
    return true;
  }
}
