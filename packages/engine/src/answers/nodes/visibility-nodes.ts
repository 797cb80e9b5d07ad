import { BaseNode } from '../model/base-node.ts';
import type { ModelQuestion, Scope, ScopeState } from '../model/things.ts';
import { sameValue, type Value } from '../model/value.ts';

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

/** A field outside every group: it shows the value of another field, of a question, or whether an option is chosen. */
export class ShownNode extends BaseNode {
  /** Reads what it shows. */
  read: (state: ScopeState) => Value = () => null;

  evaluate(state: ScopeState): boolean {
    const visible = !this.circular && (this.test === null || this.test(state));
    const value = visible ? this.read(state) : null;
    const before = state.values[this.slot] ?? null;
    if (visible === state.visible[this.slot] && sameValue(before, value)) return false;
    state.visible[this.slot] = visible;
    state.values[this.slot] = value;
    return true;
  }
}
