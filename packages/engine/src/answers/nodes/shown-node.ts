import { BaseNode } from '../model/base-node.ts';
import type { ScopeState } from '../model/things.ts';
import { sameValue, type Value } from '../model/value.ts';

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
